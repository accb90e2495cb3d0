import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type AbilityListQuery, countFilters } from '#contract/catalogue/ability-list.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import styles from './filter-dialog.module.css';
import { FilterRows } from './filter-rows.tsx';
import type { FilterTree } from './filter-tree.ts';

const loadSheet = () => import('#web/kit/shell/sheet.tsx');

interface FilterDialogProps {
  query: AbilityListQuery;
  filters: FilterTree;
  /** How many abilities the list shows, which while it is `busy` is not yet that of the query. */
  total: number;
  busy: boolean;
}

/** Shows the filters in a sheet on narrow screens, so that several values can be chosen before looking at the list. */
export const FilterDialog = ({ query, filters, total, busy }: FilterDialogProps) => {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const lazy = useLazyComponent(loadSheet, open, close);
  const count = countFilters(query);
  return (
    <div className={styles.narrow}>
      <button
        type="button"
        className={`button button-plain ${styles.open}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={open && !lazy}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        {count > 0 ? t('catalogue.filter.openCount', { count }) : t('catalogue.filter.open')}
      </button>
      {lazy && (
        <lazy.Sheet
          open={open}
          onClose={close}
          title={t('catalogue.filter.title')}
          side="bottom"
          foot={
            <>
              <button type="button" className={`button button-primary ${styles.show}`} aria-busy={busy} onClick={close}>
                {t('catalogue.filter.show', { total })}
              </button>
              <span role="status" className="sr-only">
                {!busy && t('catalogue.total', { total })}
              </span>
            </>
          }
        >
          <FilterRows query={query} filters={filters} />
        </lazy.Sheet>
      )}
    </div>
  );
};
