import { t } from '#web/kit/texts.ts';
import styles from './comparison-group.module.css';
import { ComparisonRow } from './comparison-row.tsx';
import { countRows, differingParts, type Group, type Part } from './comparison-rows.ts';

interface PartsProps {
  title: string;
  names: readonly string[];
  /** Whether a column is left for another ability. */
  free: boolean;
  parts: readonly Part[];
}

/** The table's own header is for screen readers and print; on the screen the headers above all tables replace it. */
const Parts = ({ title, names, free, parts }: PartsProps) => (
  <table className={styles.table}>
    <colgroup>
      <col className={styles.first} />
      {names.map((name) => (
        <col key={name} />
      ))}
      {free && <col className={styles.free} />}
    </colgroup>
    <thead>
      <tr>
        <th scope="col">
          <span className={styles.spoken}>{title}</span>
        </th>
        {names.map((name) => (
          <th key={name} scope="col">
            <span className={styles.spoken}>{name}</span>
          </th>
        ))}
      </tr>
    </thead>
    {parts.map(({ name, rows }) => (
      <tbody key={name ?? ''}>
        {name && (
          <tr className={styles.part}>
            <th scope="rowgroup" colSpan={names.length + 1}>
              <span>{name}</span>
            </th>
          </tr>
        )}
        {rows.map((row) => (
          <ComparisonRow key={row.name} row={row} names={names} />
        ))}
      </tbody>
    ))}
  </table>
);

interface ComparisonGroupProps {
  group: Group;
  names: readonly string[];
  free: boolean;
  diff: boolean;
}

/** A foldable group of rows with its heading. Long lists of labels fold separately. */
export const ComparisonGroup = ({ group, names, free, diff }: ComparisonGroupProps) => {
  const title = t(`catalogue.comparison.group.${group.key}`);
  const parts = diff ? differingParts(group.parts) : group.parts;
  const folded = parts.filter((part) => part.folded);
  return (
    <details className={styles.group} open>
      <summary>
        <h2>
          {title} <small>{t('catalogue.comparison.countsOf', countRows([group]))}</small>
        </h2>
      </summary>
      {parts.length === 0 && <p className={styles.same}>{t('catalogue.comparison.same')}</p>}
      {parts.length > folded.length && (
        <Parts title={title} names={names} free={free} parts={parts.filter((part) => !part.folded)} />
      )}
      {folded.map((part) => (
        <details key="folded" className={styles.folded}>
          <summary>
            <span>{t('catalogue.comparison.rest', { count: part.rows.length })}</span>
          </summary>
          <Parts title={title} names={names} free={free} parts={[part]} />
        </details>
      ))}
    </details>
  );
};
