import { X } from 'lucide-react';
import { sortTypes } from '#contract/catalogue/filters.ts';
import { type AbilityListQuery, filterNames, optionsOf } from '#contract/catalogue/ability-list.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { useChangeQuery, withoutFilters } from './chosen-query.ts';
import styles from './list-bar.module.css';
import { ListLink } from './list-link.tsx';

/** Returns the chosen filters as text, for print. */
const inWords = (query: AbilityListQuery) =>
  [
    query.keyword !== '' && t('catalogue.titleOf', { keyword: query.keyword }),
    ...filterNames.map(
      (name) =>
        query[name].length > 0 &&
        `${t(`catalogue.filter.${name}`)}：${optionsOf[name]
          .filter(({ value }) => query[name].includes(value))
          .map(({ label }) => label)
          .join('、')}`,
    ),
    query.hasEngine && t('catalogue.hasEngine'),
    query.sortType !== null && t(`catalogue.sort.${query.sortType}`),
  ]
    .filter(Boolean)
    .join('；');

/** The chosen filters with their remove links, the number of results, and their order. */
export const ListBar = ({ query, total }: { query: AbilityListQuery; total: number }) => {
  const change = useChangeQuery(query);
  const chosen: { label: string; remove: (now: AbilityListQuery) => Partial<AbilityListQuery> }[] = [
    ...(query.hasEngine ? [{ label: t('catalogue.hasEngine'), remove: () => ({ hasEngine: false }) }] : []),
    ...filterNames.flatMap((name) =>
      optionsOf[name]
        .filter(({ value }) => query[name].includes(value))
        .map(({ value, label }) => ({
          label,
          remove: (now: AbilityListQuery) => ({ [name]: now[name].filter((other) => other !== value) }),
        })),
    ),
  ];
  return (
    <div className={styles.bar}>
      <p className={styles.total} role="status">
        {t('catalogue.total', { total })}
      </p>
      <p className={styles.printed}>{inWords(query)}</p>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t('catalogue.filter.chosen')}>
          {chosen.map(({ label, remove }) => (
            <li key={label}>
              <ListLink
                query={query}
                change={remove}
                preventScrollReset
                aria-label={t('catalogue.filter.remove', { name: label })}
              >
                {label}
                <X size={14} aria-hidden="true" />
              </ListLink>
            </li>
          ))}
          <li>
            <ListLink className={styles.reset} query={query} change={withoutFilters} preventScrollReset>
              {t('catalogue.filter.reset')}
            </ListLink>
          </li>
        </ul>
      )}
      <label className={styles.sort}>
        <span>{t('catalogue.sort.label')}</span>
        <select
          value={query.sortType ?? ''}
          onChange={(event) => {
            const sort = sortTypes.find(({ value }) => String(value ?? '') === event.target.value);
            change({ sortType: sort ? sort.value : null });
          }}
        >
          {sortTypes.map(({ value }) => (
            <option key={value} value={value ?? ''}>
              {t(`catalogue.sort.${value ?? 0}` as TextKey)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};
