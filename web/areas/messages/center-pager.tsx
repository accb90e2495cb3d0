import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '#web/texts.ts';
import { type CenterQuery, centerUrl } from './center-address.ts';
import styles from './center-pager.module.css';

/** The pages of the list; nothing where one holds all. From past the end the way back is the last page. */
export const CenterPager = ({ query, pages }: { query: CenterQuery; pages: number }) => {
  if (pages <= 1) return null;
  const { page } = query;
  const urlOf = (other: number) => centerUrl({ ...query, page: other, messagePushId: undefined });
  return (
    <nav className={styles.pager} aria-label={t('messageCenter.pages')}>
      {page > 1 && (
        <Link className="button button-plain" to={urlOf(Math.min(page - 1, pages))} rel="prev">
          <ChevronLeft size={18} aria-hidden="true" />
          {t('messageCenter.page.previous')}
        </Link>
      )}
      <span className={styles.current}>{t('messageCenter.page.current', { page, pages })}</span>
      {page < pages && (
        <Link className={`button button-plain ${styles.next}`} to={urlOf(page + 1)} rel="next">
          {t('messageCenter.page.next')}
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
};
