import { Link } from 'react-router';
import { type ListQuery, treeNames } from '#contract/catalogue/list-query.ts';
import { t } from '#web/kit/texts.ts';
import type { FilterTree } from './filter-tree.ts';
import { ChipRow } from './chip-row.tsx';
import styles from './filter-rows.module.css';
import { useListUrl } from '../list-url.ts';

/** Sorted, so that the same choices give the same address. */
const toggled = (values: readonly number[], value: number) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort((a, b) => a - b);

interface FilterRowsProps {
  query: ListQuery;
  filters: FilterTree;
  /** Whether a choice replaces the history entry instead of adding one. */
  replace?: boolean;
}

/** The filter tree: one row for each filter, whose values are links that add or remove themselves. */
export const FilterRows = ({ query, filters, replace = false }: FilterRowsProps) => {
  const urlOf = useListUrl();
  const row = (name: (typeof treeNames)[number]) => (
    <div key={name} className={styles.row} role="group" aria-label={t(`catalogue.filter.${name}`)}>
      <p>{t(`catalogue.filter.${name}`)}</p>
      <ul>
        <li>
          <Link
            to={urlOf({ ...query, [name]: [], pageNo: 1 })}
            replace={replace}
            preventScrollReset
            aria-current={query[name].length === 0 ? 'true' : undefined}
          >
            {t('catalogue.filter.all')}
          </Link>
        </li>
        {filters[name].map(({ value, label, count }) => {
          const chosen = query[name].includes(value);
          return (
            <li key={value}>
              <Link
                to={urlOf({
                  ...query,
                  [name]: toggled(query[name], value),
                  pageNo: 1,
                })}
                replace={replace}
                preventScrollReset
                aria-current={chosen ? 'true' : undefined}
                className={count === 0 && !chosen ? styles.none : undefined}
              >
                {label}
                <span className={styles.count}>{count}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
  return (
    <div className={styles.rows}>
      <div className={styles.row} role="group" aria-label={t('catalogue.filter.hasEngine')}>
        <p>{t('catalogue.filter.hasEngine')}</p>
        <ul>
          {[false, true].map((hasEngine) => (
            <li key={String(hasEngine)}>
              <Link
                to={urlOf({ ...query, hasEngine, pageNo: 1 })}
                replace={replace}
                preventScrollReset
                aria-current={query.hasEngine === hasEngine ? 'true' : undefined}
                className={hasEngine && filters.hasEngine === 0 && !query.hasEngine ? styles.none : undefined}
              >
                {t(hasEngine ? 'catalogue.hasEngine' : 'catalogue.filter.all')}
                {hasEngine && <span className={styles.count}>{filters.hasEngine}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {treeNames.map(row)}
      <ChipRow query={query} chips={filters.chipIds} replace={replace} />
    </div>
  );
};
