import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../texts.ts';
import { PAGER } from '../ui/focus-kept.ts';
import styles from './pages.module.css';

interface PagesProps {
  pageNo: number;
  pages: number;
  /** Address of a page. */
  urlOf: (pageNo: number) => string;
  /** There is no room for numbers. */
  brief?: boolean;
}

/** The pages that are named: the first, the last, and those about the current one; 0 stands for those between. */
const namedPages = (pageNo: number, pages: number): number[] => {
  const near = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - pageNo) <= (pageNo < 4 || pageNo > pages - 3 ? 3 : 1),
  );
  return near.flatMap((page, at) => (at > 0 && page - (near[at - 1] as number) > 1 ? [0, page] : [page]));
};

/** Previous and next page and, where there is room, pages by their numbers; nothing where one page holds all. From past the end the way back is the last page. */
export const Pages = ({ pageNo: asked, pages, urlOf, brief = false }: PagesProps) => {
  const pageNo = Math.min(asked, pages);
  if (pages <= 1) return null;
  return (
    <nav
      className={`${styles.pager}${brief ? ` ${styles.brief}` : ''}`}
      aria-label={t('catalogue.page.label')}
      {...{ [PAGER]: '' }}
    >
      {pageNo > 1 && (
        <Link className="button button-plain" to={urlOf(Math.min(asked - 1, pages))} rel="prev">
          <ChevronLeft size={18} aria-hidden="true" />
          {t('catalogue.page.previous')}
        </Link>
      )}
      <span className={styles.current}>{t('catalogue.page.current', { pageNo: asked, pages })}</span>
      <ol className={styles.numbers}>
        {namedPages(pageNo, pages).map((page, at) => (
          <li key={page || -at}>
            {page > 0 ? (
              <Link
                to={urlOf(page)}
                aria-label={t('catalogue.page.of', { pageNo: page })}
                aria-current={page === asked ? 'page' : undefined}
              >
                {page}
              </Link>
            ) : (
              '…'
            )}
          </li>
        ))}
      </ol>
      {pageNo < pages && (
        <Link className="button button-plain" to={urlOf(pageNo + 1)} rel="next">
          {t('catalogue.page.next')}
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
};
