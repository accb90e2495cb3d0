import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { queryEquipped } from '#contract/trial/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import type { Carried } from '../../asked.ts';
import styles from '../panel.module.css';

/** Opens the user's picture at another ability that has an engine, which tries it there. */
export const OtherAbility = ({ abilityNo, pictureId }: { abilityNo: number; pictureId: string }) => {
  const id = useId();
  const navigate = useNavigate();
  const siteUrl = useSiteUrl();
  const [equipped, setEquipped] = useState<AnswerOf<typeof queryEquipped>['list']>();
  const load = () => {
    if (equipped) return;
    // The list stays unloaded, so that opening it again retries.
    makeCall(queryEquipped, {}, { showMessage: true }).then(
      ({ list }) => setEquipped(list),
      () => {},
    );
  };
  const go = (other: string) => {
    if (other === '') return;
    const state: Carried = { trialPicture: pictureId };
    void navigate(`${siteUrl(abilityPath(Number(other)))}#trial`, { state });
  };
  return (
    <div className={styles.other}>
      <label htmlFor={id}>{t('trialPanel.other.label')}</label>
      <select
        id={id}
        value=""
        onFocus={load}
        onPointerEnter={load}
        onChange={({ currentTarget }) => go(currentTarget.value)}
      >
        <option value="">{t('trialPanel.other.choose')}</option>
        {equipped
          ?.filter((other) => other.abilityNo !== abilityNo)
          .map((other) => (
            <option key={other.abilityNo} value={other.abilityNo}>
              {other.abilityName}
            </option>
          ))}
      </select>
    </div>
  );
};
