import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '#web/texts.ts';
import { type SheetsQuery, sheetsUrl } from './sheets-address.ts';
import styles from './sheets-pager.module.css';

/** The pages of the list; nothing where one holds all. From past the end the way back is the last page. */
export const SheetsPager = ({ query, pages }: { query: SheetsQuery; pages: number }) => {
  const { page } = query;
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('workOrders.pages')}>
      {page > 1 && (
        <Link className="button button-plain" to={sheetsUrl({ ...query, page: Math.min(page - 1, pages) })} rel="prev">
          <ChevronLeft size={18} aria-hidden="true" />
          {t('workOrders.page.previous')}
        </Link>
      )}
      <span className={styles.current}>{t('workOrders.page.current', { page, pages })}</span>
      {page < pages && (
        <Link className={`button button-plain ${styles.next}`} to={sheetsUrl({ ...query, page: page + 1 })} rel="next">
          {t('workOrders.page.next')}
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
};
