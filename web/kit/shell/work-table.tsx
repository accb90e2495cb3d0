import type { ReactNode } from 'react';
import { type TextKey, t } from '../texts.ts';
import styles from './work-table.module.css';

export interface Column<Row> {
  title: TextKey;
  cell: (row: Row) => ReactNode;
}

interface WorkTableProps<Row> {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The cards of narrow screens have two cells in a line, without the heads: for cells that say what they are. */
  compact?: boolean;
}

/** A table whose rows become cards on narrow screens. Explicit ARIA roles keep its meaning in every CSS layout. */
export const WorkTable = <Row,>({ label, columns, rows, keyOf, compact = false }: WorkTableProps<Row>) => (
  <div role="table" aria-label={label} className={compact ? `${styles.table} ${styles.compact}` : styles.table}>
    <div role="rowgroup" className={styles.heads}>
      <div role="row" className={styles.row}>
        {columns.map(({ title }) => (
          <div key={title} role="columnheader" className={styles.head}>
            {t(title)}
          </div>
        ))}
      </div>
    </div>
    <div role="rowgroup" className={styles.rows}>
      {rows.map((row) => (
        <div key={keyOf(row)} role="row" className={styles.row}>
          {columns.map(({ title, cell }) => (
            <div key={title} role="cell" className={styles.cell} data-column={t(title)}>
              {cell(row)}
            </div>
          ))}
        </div>
      ))}
    </div>
  </div>
);
