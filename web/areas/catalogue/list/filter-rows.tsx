import { ONLINE_FORM } from '#contract/catalogue/filters.ts';
import { type AbilityListQuery, treeNames } from '#contract/catalogue/ability-list.ts';
import { t } from '#web/kit/texts.ts';
import type { FilterTree } from './filter-tree.ts';
import { ChipRow } from './chip-row.tsx';
import { ListLink } from './list-link.tsx';
import styles from './filter-rows.module.css';

const without = (values: readonly number[], value: number) => values.filter((other) => other !== value);
/** Sorted, so that the same choices give the same address. */
const including = (values: readonly number[], value: number) =>
  [...without(values, value), value].sort((a, b) => a - b);

interface FilterRowsProps {
  query: AbilityListQuery;
  filters: FilterTree;
}

/** The filter tree: one row for each filter, whose values are links that add or remove themselves. */
export const FilterRows = ({ query, filters }: FilterRowsProps) => {
  const row = (name: (typeof treeNames)[number]) => (
    <div key={name} className={styles.row} role="group" aria-label={t(`catalogue.filter.${name}`)}>
      <p>{t(`catalogue.filter.${name}`)}</p>
      <ul>
        <li>
          <ListLink
            query={query}
            change={() => ({ [name]: [] })}
            preventScrollReset
            aria-current={query[name].length === 0 ? 'true' : undefined}
          >
            {t('catalogue.filter.all')}
          </ListLink>
        </li>
        {filters[name].map(({ value, label, count }) => {
          const chosen = query[name].includes(value);
          return (
            <li key={value} className={styles.value}>
              <ListLink
                query={query}
                change={(now) => ({ [name]: chosen ? without(now[name], value) : including(now[name], value) })}
                preventScrollReset
                aria-current={chosen ? 'true' : undefined}
                className={count === 0 && !chosen ? styles.none : undefined}
              >
                {label}
                <span className={styles.count}>{count}</span>
              </ListLink>
              {name === 'productForms' && value === ONLINE_FORM && filters.waiting > 0 && (
                <small className={styles.waiting}>{t('catalogue.filter.waiting')}</small>
              )}
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
              <ListLink
                query={query}
                change={() => ({ hasEngine })}
                preventScrollReset
                aria-current={query.hasEngine === hasEngine ? 'true' : undefined}
                className={hasEngine && filters.hasEngine === 0 && !query.hasEngine ? styles.none : undefined}
              >
                {t(hasEngine ? 'catalogue.hasEngine' : 'catalogue.filter.all')}
                {hasEngine && <span className={styles.count}>{filters.hasEngine}</span>}
              </ListLink>
            </li>
          ))}
        </ul>
      </div>
      {treeNames.map(row)}
      <ChipRow query={query} chips={filters.chipIds} />
    </div>
  );
};
