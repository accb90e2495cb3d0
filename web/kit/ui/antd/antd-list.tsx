import { Table, type TableColumnsType, type TableProps } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { CountedRows } from '#web/kit/list/counted-rows.tsx';
import type { Paging } from '#web/kit/list/paged-rows.tsx';
import styles from './antd-list.module.css';

/** Milliseconds before the loading state covers the old rows. */
const PATIENCE_MS = 300;

type Column<Row> = TableColumnsType<Row>[number];

interface AntdListProps<Row extends object>
  extends Pick<TableProps<Row>, 'size' | 'rowSelection' | 'onChange' | 'expandable'> {
  /** The table's name for screen readers. */
  label: string;
  rows: readonly Row[];
  /** The first column is the title of a card; a column with the key `actions` is its row of buttons. */
  columns: readonly Column<Row>[];
  rowKey: keyof Row & string;
  /** The key of the row that is open next to the list, and the handler of a click on a row. */
  opens?: { key: string | undefined; open: (key: string) => void };
  /** Replaces the table if the list has no rows. */
  empty: ReactNode;
  paging: Paging;
}

/** Whether the current page is loading with other conditions. */
const useIsNarrowing = () => {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === pathname;
};

/** Adds the column's name, which a card shows before each value. */
const forCards = <Row,>(column: Column<Row>, at: number): Column<Row> => {
  if (at === 0) return { ...column, className: styles.lead ?? '' };
  if (column.key === 'actions') return { ...column, className: styles.actions ?? '' };
  return { ...column, onCell: () => ({ 'data-column': String(column.title) }) as object };
};

/** One page of a list. Headers stay in view, rows become cards on narrow screens, and page numbers are links. */
export const AntdList = <Row extends object>(props: AntdListProps<Row>) => {
  const { label, rows, columns, rowKey, opens, empty, paging, ...table } = props;
  const isNarrowing = useIsNarrowing();
  const onRow = (row: Row) => {
    const key = String(row[rowKey]);
    return {
      className: `${styles.opens} ${key === opens?.key ? styles.open : ''}`,
      onClick: ({ target }: MouseEvent) => {
        // A link follows its own address, also in another tab, and a click that ends a text selection opens nothing.
        if (!(target as Element).closest('a') && !window.getSelection()?.toString()) opens?.open(key);
      },
    };
  };
  return (
    <CountedRows rows={rows.length} paging={paging} empty={empty}>
      <Table<Row>
        {...table}
        {...(opens && { onRow })}
        aria-label={label}
        className={styles.list ?? ''}
        rowKey={rowKey}
        columns={columns.map(forCards)}
        dataSource={rows}
        pagination={false}
        loading={{ spinning: isNarrowing, delay: PATIENCE_MS }}
      />
    </CountedRows>
  );
};
