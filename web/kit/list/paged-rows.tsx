import type { ReactNode } from 'react';
import { EmptyPage } from './empty-page.tsx';
import { type Counted, pageCountOf } from './page-count.ts';
import { Pages } from './pages.tsx';

export interface Paging extends Omit<Counted, 'rows'> {
  urlOf: (pageNo: number, pending?: URLSearchParams) => string;
}

export interface PagedRowsProps {
  /** The number of rows on the page. */
  rows: number;
  paging: Paging;
  /** Replaces the rows if the list has none. A page past the end shows `EmptyPage`. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** The rows of a page with the pages below. */
export const PagedRows = ({ rows, paging, empty, children }: PagedRowsProps) => {
  const { pageNo, pageSize, total, urlOf } = paging;
  const none = total > 0 ? <EmptyPage pageNo={pageNo} pages={Math.ceil(total / pageSize)} urlOf={urlOf} /> : empty;
  return (
    <>
      {rows > 0 ? children : none}
      <Pages pageNo={pageNo} {...pageCountOf({ ...paging, rows })} urlOf={urlOf} />
    </>
  );
};
