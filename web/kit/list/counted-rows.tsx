import { t } from '../texts.ts';
import styles from './counted-rows.module.css';
import { PagedRows, type PagedRowsProps } from './paged-rows.tsx';

/** The rows of a page with the total above them and the pages below. */
export const CountedRows = ({ children, ...page }: PagedRowsProps) => {
  const { total, more } = page.paging;
  return (
    <PagedRows {...page}>
      <p className={styles.total}>{t(more ? 'layers.totalAtLeast' : 'layers.total', { total })}</p>
      {children}
    </PagedRows>
  );
};
