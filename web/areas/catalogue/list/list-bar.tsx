import { X } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { sortTypes } from '#contract/catalogue/filters.ts';
import { emptyListQuery, filterNames, type ListQuery, optionsOf } from '#contract/catalogue/list-query.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import styles from './list-bar.module.css';
import { useListUrl } from '../list-url.ts';

/** Returns the chosen filters as text, for print. */
const inWords = (query: ListQuery) =>
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
export const ListBar = ({ query, total }: { query: ListQuery; total: number }) => {
  const urlOf = useListUrl();
  const navigate = useNavigate();
  const chosen = [
    ...(query.hasEngine
      ? [{ label: t('catalogue.hasEngine'), to: urlOf({ ...query, hasEngine: false, pageNo: 1 }) }]
      : []),
    ...filterNames.flatMap((name) =>
      optionsOf[name]
        .filter(({ value }) => query[name].includes(value))
        .map(({ value, label }) => ({
          label,
          to: urlOf({
            ...query,
            [name]: query[name].filter((other) => other !== value),
            pageNo: 1,
          }),
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
          {chosen.map(({ label, to }) => (
            <li key={label}>
              <Link to={to} preventScrollReset aria-label={t('catalogue.filter.remove', { name: label })}>
                {label}
                <X size={14} aria-hidden="true" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              className={styles.reset}
              to={urlOf({
                ...emptyListQuery,
                keyword: query.keyword,
                sortType: query.sortType,
              })}
              preventScrollReset
            >
              {t('catalogue.filter.reset')}
            </Link>
          </li>
        </ul>
      )}
      <label className={styles.sort}>
        <span>{t('catalogue.sort.label')}</span>
        <select
          value={query.sortType ?? ''}
          onChange={(event) => {
            const sort = sortTypes.find(({ value }) => String(value ?? '') === event.target.value);
            navigate(
              urlOf({
                ...query,
                sortType: sort ? sort.value : null,
                pageNo: 1,
              }),
              // Flushed, so that a second key press continues from the choice of the first.
              { preventScrollReset: true, flushSync: true },
            );
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
