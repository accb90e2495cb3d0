import type { ReactNode } from 'react';
import { t } from '../texts.ts';
import styles from './counted-rows.module.css';
import { type Counted, pageCountOf } from './page-count.ts';
import { Pages } from './pages.tsx';

export interface Paging extends Omit<Counted, 'rows'> {
  urlOf: (pageNo: number, pending?: URLSearchParams) => string;
}

interface CountedRowsProps {
  /** The number of rows on the page. */
  rows: number;
  paging: Paging;
  /** Replaces the rows if there are none. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** The rows of a page with the total above them and the pages below. */
export const CountedRows = ({ rows, paging, empty, children }: CountedRowsProps) => {
  const { pageNo, total, more, urlOf } = paging;
  return (
    <>
      {rows > 0 ? (
        <>
          <p className={styles.total}>{t(more ? 'layers.totalAtLeast' : 'layers.total', { total })}</p>
          {children}
        </>
      ) : (
        empty
      )}
      <Pages pageNo={pageNo} {...pageCountOf({ ...paging, rows })} urlOf={urlOf} />
    </>
  );
};
