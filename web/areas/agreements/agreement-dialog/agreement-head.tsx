import type { UpdatedAgreement } from '#contract/agreements/calls.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './agreement-head.module.css';

/** The news about an agreement, and the switch between its text and its changes. */
export const AgreementHead = ({
  agreement: { version, updateTime, summary, agreedVersion, agreedTime, changes = [] },
  onlyChanges,
  onOnlyChanges,
}: {
  agreement: UpdatedAgreement;
  onlyChanges: boolean;
  onOnlyChanges: (onlyChanges: boolean) => void;
}) => {
  if (version === undefined || updateTime === undefined) return null;
  return (
    <div className={styles.head}>
      <div className={styles.facts}>
        <p>{t('agreements.version', { version, time: formatMinute(updateTime) })}</p>
        {agreedVersion !== undefined && agreedTime !== undefined && (
          <p>{t('agreements.dialog.agreed', { version: agreedVersion, time: formatMinute(agreedTime) })}</p>
        )}
        {summary && <p className={styles.summary}>{t('agreements.dialog.summary', { summary })}</p>}
      </div>
      {changes.length > 0 && (
        <div className={styles.view} role="group" aria-label={t('agreements.dialog.view')}>
          {[false, true].map((value) => (
            <button
              key={String(value)}
              type="button"
              aria-pressed={onlyChanges === value}
              onClick={() => onOnlyChanges(value)}
            >
              {t(value ? 'agreements.dialog.view.changes' : 'agreements.dialog.view.full')}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
