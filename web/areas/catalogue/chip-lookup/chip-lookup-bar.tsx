import { t } from '#web/kit/texts.ts';
import styles from './chip-lookup-start.module.css';

const WIDTH = 96;

/** A number of abilities, and a bar that shows its share of the total. */
export const CountBar = ({ count, total }: { count: number; total: number }) => (
  <span className={styles.count}>
    <svg width={WIDTH} height={6} viewBox={`0 0 ${WIDTH} 6`} aria-hidden="true">
      <rect width={WIDTH} height={6} rx={3} />
      {count > 0 && <rect width={Math.max(6, (WIDTH * count) / (total || 1))} height={6} rx={3} />}
    </svg>
    {t('catalogue.chipLookup.count', { count })}
  </span>
);
