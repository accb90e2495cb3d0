import { useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { getSecondFactor } from '#contract/auth/second-factor-calls.ts';
import { sessionNow } from '#web/kit/session/session.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Fact, FactList } from '#web/kit/ui/fact-list/fact-list.tsx';
import type { CodeAct } from './code-dialog.tsx';
import styles from './second-factor-section.module.css';

type Act = CodeAct | 'setUp';

const loadDialogs = () => import('./dialogs.ts');
/** From so few recovery codes on, the page advises to make new ones. */
const FEW = 3;

/** The one-time codes of an operator: whether they are on, and the dialogs that change that. */
export const SecondFactorSection = ({
  factor: { since, recoveryCodesLeft, required },
  accountName,
  onChanged,
}: {
  factor: AnswerOf<typeof getSecondFactor>;
  accountName: string;
  /** Reloads the page's data. */
  onChanged: () => Promise<void>;
}) => {
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  const dialogs = useLazyComponent(loadDialogs, act !== undefined, close);
  const changed = async () => {
    await onChanged();
    // The user's data shows whether the console is open.
    await (await sessionNow())?.readUser();
  };
  const parts = { accountName, onChanged: changed, onClose: close };
  return (
    <WorkSection
      title={t('account.factor.title')}
      lead={t('account.factor.lead')}
      act={
        since === null && (
          <button type="button" className="button button-primary" onClick={() => setAct('setUp')}>
            {t('account.factor.setUp')}
          </button>
        )
      }
    >
      {required && since === null && <p className={styles.notice}>{t('account.factor.required')}</p>}
      <FactList>
        <Fact
          name={t('account.factor.state')}
          change={
            since !== null && (
              <button type="button" onClick={() => setAct('disable')}>
                {t('account.factor.disable')}
              </button>
            )
          }
        >
          {since === null ? t('account.factor.off') : t('account.factor.on', { time: formatMinute(since) })}
        </Fact>
        {since !== null && (
          <Fact
            name={t('account.factor.codes')}
            change={
              <button type="button" onClick={() => setAct('renew')}>
                {t('account.factor.renew')}
              </button>
            }
          >
            {t(recoveryCodesLeft <= FEW ? 'account.factor.fewLeft' : 'account.factor.left', {
              count: recoveryCodesLeft,
            })}
          </Fact>
        )}
      </FactList>
      {dialogs && act === 'setUp' && <dialogs.SetUpDialog {...parts} />}
      {dialogs && act !== undefined && act !== 'setUp' && <dialogs.CodeDialog key={act} act={act} {...parts} />}
    </WorkSection>
  );
};
