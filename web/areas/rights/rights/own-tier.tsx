import type { TierLimits } from '#contract/rights/calls.ts';
import { t } from '#web/kit/texts.ts';
import { limits, limitWord } from './limit-words.ts';
import styles from './own-tier.module.css';

/** Shows the limits of the user's tier. */
export const OwnTier = ({ limits: own }: { limits: TierLimits }) => (
  <dl className={styles.figures}>
    {limits.map((limit) => (
      <div key={limit} className={styles.figure}>
        <dt>{t(`rights.limit.${limit}`)}</dt>
        <dd>{limitWord(limit, own)}</dd>
      </div>
    ))}
  </dl>
);
