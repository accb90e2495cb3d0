import { Table, type TableColumnsType, type TableProps } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Pages } from '#web/kit/list/pages.tsx';
import { t } from '#web/kit/texts.ts';
import styles from './antd-list.module.css';

/** Milliseconds that the rows stay as they are while others are on their way. */
const PATIENCE_MS = 300;

type Column<Row> = TableColumnsType<Row>[number];

interface AntdListProps<Row extends object>
  extends Pick<TableProps<Row>, 'size' | 'rowSelection' | 'onChange' | 'expandable'> {
  /** What it lists, for those who do not see it. */
  label: string;
  rows: readonly Row[];
  /** The first heads a card; one whose key is `acts` is a line of buttons there. */
  columns: readonly Column<Row>[];
  rowKey: keyof Row & string;
  /** The key of the row that is open beside the list, and what a press on a row does. */
  opens?: { key: string | undefined; open: (key: string) => void };
  /** Stands instead of the table where there are no rows. */
  empty: ReactNode;
  paging: { pageNo: number; pageSize: number; total: number; urlOf: (pageNo: number) => string };
}

/** Whether the page that is on show is on its way with other conditions. */
const useIsNarrowing = () => {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === pathname;
};

/** Where the rows are cards, the column's name stands before each value. */
const forCards = <Row,>(column: Column<Row>, at: number): Column<Row> => {
  if (at === 0) return { ...column, className: styles.lead ?? '' };
  if (column.key === 'acts') return { ...column, className: styles.acts ?? '' };
  return { ...column, onCell: () => ({ 'data-column': String(column.title) }) as object };
};

/** A page of a list, as the address says it: heads stay in view, rows are cards where the columns have no room, pages are links. */
export const AntdList = <Row extends object>(props: AntdListProps<Row>) => {
  const { label, rows, columns, rowKey, opens, empty, paging, ...table } = props;
  const isNarrowing = useIsNarrowing();
  const { pageNo, pageSize, total, urlOf } = paging;
  const onRow = (row: Row) => {
    const key = String(row[rowKey]);
    return {
      className: `${styles.opens} ${key === opens?.key ? styles.open : ''}`,
      onClick: ({ target }: MouseEvent) => {
        // A link goes where it goes by itself, also in another tab, and a press that ends marking text opens nothing.
        if (!(target as Element).closest('a') && !window.getSelection()?.toString()) opens?.open(key);
      },
    };
  };
  return (
    <>
      {rows.length > 0 ? (
        <>
          <p className={styles.total}>{t('layers.total', { total })}</p>
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
        </>
      ) : (
        empty
      )}
      <Pages pageNo={pageNo} pages={Math.ceil(total / pageSize)} urlOf={urlOf} />
    </>
  );
};
