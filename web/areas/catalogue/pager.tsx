import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ListQuery } from '#contract/catalogue/list-query.ts';
import { t } from '#web/texts.ts';
import { useListUrl } from './list-url.ts';
import styles from './pager.module.css';

interface PagesProps {
  pageNo: number;
  pages: number;
  /** Address of a page. */
  urlOf: (pageNo: number) => string;
}

/** Previous and next page; nothing where one page holds all. */
export const Pages = ({ pageNo: asked, pages, urlOf }: PagesProps) => {
  const pageNo = Math.min(asked, pages);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('catalogue.page.label')}>
      {pageNo > 1 && (
        <Link className="button button-plain" to={urlOf(pageNo - 1)} rel="prev">
          <ChevronLeft size={18} aria-hidden="true" />
          {t('catalogue.page.previous')}
        </Link>
      )}
      <span aria-current="page">{t('catalogue.page.current', { pageNo, pages })}</span>
      {pageNo < pages && (
        <Link className="button button-plain" to={urlOf(pageNo + 1)} rel="next">
          {t('catalogue.page.next')}
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
};

/** The pages of a list. */
export const Pager = ({ query, pages }: { query: ListQuery; pages: number }) => {
  const urlOf = useListUrl();
  return <Pages pageNo={query.pageNo} pages={pages} urlOf={(pageNo) => urlOf({ ...query, pageNo })} />;
};
