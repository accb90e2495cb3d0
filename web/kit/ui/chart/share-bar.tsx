import type { Tone } from './chart-series.ts';
import styles from './share-bar.module.css';

interface ShareBarProps {
  /** The value, with its unit. */
  text: string;
  /** The ratio of the value to the largest one: 0 to 1. */
  share: number;
  tone?: Tone;
}

/** A value of a table's cell above a bar that compares it with the largest one. */
export const ShareBar = ({ text, share, tone = 'brand' }: ShareBarProps) => (
  <div className={styles.value}>
    {text}
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(0.5, Math.min(1, share) * 100)} height="1" className={styles[tone]} />
    </svg>
  </div>
);
