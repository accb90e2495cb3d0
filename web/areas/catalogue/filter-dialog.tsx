import { SlidersHorizontal, X } from 'lucide-react';
import { useRef } from 'react';
import { filterNames, type ListQuery } from '#contract/catalogue/list-query.ts';
import { t } from '#web/texts.ts';
import { FilterRows } from './filter-rows.tsx';
import type { FilterTree } from './filter-tree.ts';
import styles from './filter-dialog.module.css';

/** On narrow screens the filter tree opens in a sheet, where several values are chosen before the list is looked at. */
export const FilterDialog = ({ query, filters, total }: { query: ListQuery; filters: FilterTree; total: number }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const count = filterNames.reduce((sum, name) => sum + query[name].length, 0);
  const close = () => dialog.current?.close();
  return (
    <div className={styles.narrow}>
      <button
        type="button"
        className={`button button-plain ${styles.open}`}
        onClick={() => dialog.current?.showModal()}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        {count > 0 ? t('catalogue.filter.openCount', { count }) : t('catalogue.filter.open')}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={t('catalogue.filter.title')}>
        <div className={styles.bar}>
          <h2>{t('catalogue.filter.title')}</h2>
          <button type="button" onClick={close} aria-label={t('catalogue.filter.close')}>
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        <FilterRows query={query} filters={filters} replace />
        <button type="button" className={`button button-primary ${styles.show}`} onClick={close}>
          {t('catalogue.filter.show', { total })}
        </button>
      </dialog>
    </div>
  );
};
