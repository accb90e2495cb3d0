import { useEffect, useId, useState } from 'react';
import { queryEquipped } from '#contract/trial/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import fieldStyles from '#web/kit/form/field.module.css';
import { Field } from '#web/kit/form/field.tsx';
import { t } from '#web/kit/texts.ts';
import styles from './key-fields.module.css';

interface Ability {
  abilityNo: number;
  abilityName: string;
}

interface AbilityChoiceProps {
  /** Chosen before; they stay in the list, whether they have an engine or not. */
  known: readonly Ability[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  error?: string | undefined;
}

/** Chooses abilities, of those with an engine. */
export const AbilityChoice = ({ known, chosen, onChange, error }: AbilityChoiceProps) => {
  const id = useId();
  const [keyword, setKeyword] = useState('');
  const [equipped, setEquipped] = useState<readonly Ability[]>([]);
  useEffect(() => {
    makeCall(queryEquipped, {}, { showMessage: true }).then(
      ({ list }) => setEquipped(list),
      () => {},
    );
  }, []);
  const all = [...known.filter((one) => !equipped.some((other) => other.abilityNo === one.abilityNo)), ...equipped];
  const wanted = keyword.trim();
  const shown = all.filter(({ abilityName }) => abilityName.includes(wanted));
  const toggle = (abilityNo: number, isOn: boolean) =>
    onChange(isOn ? [...chosen, abilityNo] : chosen.filter((one) => one !== abilityNo));
  return (
    <div className={styles.abilities}>
      <Field
        name="find"
        type="search"
        label={t('applications.key.abilities.find')}
        value={keyword}
        autoComplete="off"
        hint={t('applications.key.abilities.count', { count: chosen.length })}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <div className={styles.list} role="group" aria-label={t('applications.key.abilities.list')}>
        {shown.map(({ abilityNo, abilityName }) => (
          <label key={abilityNo} className={styles.check}>
            <input
              type="checkbox"
              checked={chosen.includes(abilityNo)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => toggle(abilityNo, target.checked)}
            />
            {abilityName}
          </label>
        ))}
        {shown.length === 0 && <p className={styles.none}>{t('applications.key.abilities.none')}</p>}
      </div>
      <p id={`${id}-fault`} role="alert" className={fieldStyles.fault}>
        {error}
      </p>
    </div>
  );
};
