import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Pages } from '#web/areas/catalogue/pager.tsx';
import { t } from '#web/texts.ts';
import styles from './antd-list.module.css';

/** Milliseconds that the rows stay as they are while others are on their way. */
const PATIENCE_MS = 300;

interface AntdListProps<Row extends object>
  extends Pick<TableProps<Row>, 'columns' | 'rowKey' | 'size' | 'rowSelection' | 'onChange' | 'onRow' | 'expandable'> {
  /** What it lists, for those who do not see it. */
  label: string;
  rows: readonly Row[];
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

/** A page of a list, as the address says it: heads stay in view, the columns scroll where they do not fit, pages are links. */
export const AntdList = <Row extends object>({ label, rows, empty, paging, ...table }: AntdListProps<Row>) => {
  const isNarrowing = useIsNarrowing();
  const { pageNo, pageSize, total, urlOf } = paging;
  return (
    <>
      {rows.length > 0 ? (
        <>
          <p className={styles.total}>{t('layers.total', { total })}</p>
          {/* Where it scrolls, the keyboard has to reach it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
            <Table<Row>
              {...table}
              dataSource={rows}
              pagination={false}
              loading={{ spinning: isNarrowing, delay: PATIENCE_MS }}
            />
          </div>
        </>
      ) : (
        empty
      )}
      <Pages pageNo={pageNo} pages={Math.ceil(total / pageSize)} urlOf={urlOf} />
    </>
  );
};
