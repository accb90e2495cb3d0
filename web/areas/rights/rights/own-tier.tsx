import type { TierLimits } from '#contract/rights/calls.ts';
import { t } from '#web/kit/texts.ts';
import { limits, limitWord } from './limit-words.ts';
import styles from './own-tier.module.css';

/** What the own tier allows, in figures. */
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
