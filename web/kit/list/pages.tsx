import { ChevronLeft, ChevronRight } from 'lucide-react';
import { t } from '../texts.ts';
import { PAGER } from '../ui/focus-content.ts';
import { AheadLink } from './ahead-link.tsx';
import styles from './pages.module.css';

export interface PagesProps {
  pageNo: number;
  pages: number;
  /** There may be pages after these, for a list whose total is bounded. */
  goesOn?: boolean;
  /** Returns the address of a page, with the pending choices if there are any (see `AheadLink`). */
  urlOf: (pageNo: number, pending?: URLSearchParams) => string;
  /** Leaves out the page numbers, for narrow places. */
  brief?: boolean;
}

/** Returns the first page, the last page and those around the current one. 0 marks a gap. */
const namedPages = (pageNo: number, pages: number): number[] => {
  const near = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - pageNo) <= (pageNo < 4 || pageNo > pages - 3 ? 3 : 1),
  );
  return near.flatMap((page, at) => (at > 0 && page - (near[at - 1] as number) > 1 ? [0, page] : [page]));
};

/**
 * Links to the previous and next page and, if there is space, to page numbers. Renders nothing for a single page. From
 * a page past the end, "previous" leads to the last page.
 */
export const Pages = ({ pageNo: asked, pages, goesOn = false, urlOf, brief = false }: PagesProps) => {
  const pageNo = Math.min(asked, pages);
  if (pages <= 1 && !goesOn) return null;
  return (
    <nav
      className={`${styles.pager}${brief ? ` ${styles.brief}` : ''}`}
      aria-label={t('catalogue.page.label')}
      {...{ [PAGER]: '' }}
    >
      {pageNo > 1 && (
        <AheadLink
          className="button button-plain"
          to={(pending) => urlOf(Math.min(asked - 1, pages), pending)}
          rel="prev"
        >
          <ChevronLeft size={18} aria-hidden="true" />
          {t('catalogue.page.previous')}
        </AheadLink>
      )}
      <span className={styles.current}>
        {goesOn ? t('catalogue.page.of', { pageNo: asked }) : t('catalogue.page.current', { pageNo: asked, pages })}
      </span>
      <ol className={styles.numbers}>
        {[...namedPages(pageNo, pages), ...(goesOn ? [0] : [])].map((page, at) => (
          <li key={page || -at}>
            {page > 0 ? (
              <AheadLink
                to={(pending) => urlOf(page, pending)}
                aria-label={t('catalogue.page.of', { pageNo: page })}
                aria-current={page === asked ? 'page' : undefined}
              >
                {page}
              </AheadLink>
            ) : (
              '…'
            )}
          </li>
        ))}
      </ol>
      {(pageNo < pages || goesOn) && (
        <AheadLink className="button button-plain" to={(pending) => urlOf(pageNo + 1, pending)} rel="next">
          {t('catalogue.page.next')}
          <ChevronRight size={18} aria-hidden="true" />
        </AheadLink>
      )}
    </nav>
  );
};
