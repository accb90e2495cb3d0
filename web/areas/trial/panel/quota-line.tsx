import { Link } from 'react-router';
import type { TrialQuota } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './panel.module.css';

/** Returns the limit that leaves the least. */
const tightest = ({ day, month, inAll }: TrialQuota) =>
  (
    [
      ['day', day],
      ['month', month],
      ['inAll', inAll],
    ] as const
  )
    .filter(([, { limit }]) => limit !== null)
    .sort(([, a], [, b]) => (a.limit as number) - a.used - ((b.limit as number) - b.used))[0];

/** Describes the quota that is left and when it resets. */
export const quotaText = (quota: TrialQuota): string => {
  const least = tightest(quota);
  if (quota.left === null || !least) return t('trialPanel.quota.unlimited');
  const [period, { resetsAt }] = least;
  const left = t(quota.samplesOnly ? 'trialPanel.quota.samplesLeft' : 'trialPanel.quota.left', { left: quota.left });
  if (period === 'day') return t('trialPanel.quota.day', { left });
  if (period === 'month' && resetsAt)
    return t('trialPanel.quota.month', { left, date: formatMinute(resetsAt).slice(0, 10) });
  return t('trialPanel.quota.inAll', { left });
};

interface QuotaLineProps {
  quota: TrialQuota | undefined;
  /** The page on which a user tries many pictures at once. */
  batch: string | undefined;
}

export const QuotaLine = ({ quota, batch }: QuotaLineProps) => (
  <>
    <p className={`${styles.quota}${quota?.left === 0 ? ` ${styles.usedUp}` : ''}`} role="status">
      {quota ? quotaText(quota) : ''}
    </p>
    {batch !== undefined && (
      <Link to={batch} className={styles.batch}>
        {t('trialPanel.batch')}
      </Link>
    )}
  </>
);
