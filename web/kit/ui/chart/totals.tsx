import styles from './totals.module.css';

interface Total {
  label: string;
  value: string;
  /** What the value is compared with, or a part of. */
  note?: string;
}

/** A row of sums with what they are compared with. */
export const Totals = ({ list }: { list: readonly Total[] }) => (
  <dl className={styles.totals}>
    {list.map(({ label, value, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={styles.value}>{value}</dd>
        {note !== undefined && <dd className={styles.note}>{note}</dd>}
      </div>
    ))}
  </dl>
);
