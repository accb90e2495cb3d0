import { t } from '#web/kit/texts.ts';
import styles from './comparison-row.module.css';
import type { Cell, Row } from './comparison-rows.ts';

/** A visible sign, with a word for screen readers. */
const Sign = ({ sign, word, className }: { sign: string; word: string; className: string | undefined }) => (
  <>
    <span aria-hidden="true" className={className}>
      {sign}
    </span>
    <span className="sr-only">{word}</span>
  </>
);

const CellContent = ({ has, title, lines, link }: Cell) => {
  if (has === false) return <Sign sign="—" word={t('catalogue.comparison.no')} className={styles.none} />;
  if (has === undefined && title === undefined && lines.length === 0)
    return <Sign sign="—" word={t('catalogue.comparison.none')} className={styles.none} />;
  return (
    <>
      {has && <Sign sign="✓" word={t('catalogue.comparison.yes')} className={styles.yes} />}
      {title && <strong>{title}</strong>}
      {lines.map((line) =>
        link ? (
          <a key={line} href={link} className={styles.link}>
            {line}
          </a>
        ) : (
          <span key={line} className={has ? styles.note : styles.line}>
            {line}
          </span>
        ),
      )}
    </>
  );
};

export const ComparisonRow = ({ row, names }: { row: Row; names: readonly string[] }) => (
  <tr className={row.differs ? `${styles.row} ${styles.differs}` : styles.row}>
    <th scope="row">
      {row.name}
      {row.differs && <Sign sign="≠" word={t('catalogue.comparison.differs')} className={styles.sign} />}
    </th>
    {row.cells.map((cell, at) => (
      <td key={names[at]}>
        <CellContent {...cell} />
      </td>
    ))}
  </tr>
);
