import { Link } from 'react-router';
import { abilityList, type AbilityListQuery, countFilters } from '#contract/catalogue/ability-list.ts';
import { t } from '#web/kit/texts.ts';
import { Drawing } from '#web/kit/ui/drawing.tsx';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import styles from '../empty-list.module.css';
import type { SearchHints } from './search-hints.ts';
import { withoutFilters } from './chosen-query.ts';
import { ListLink } from './list-link.tsx';
import { useListUrl } from './list-url.ts';

interface EmptyListProps {
  query: AbilityListQuery;
  total: number;
  /** The number of results for the keyword without filters. */
  unfiltered: number;
  pages: number;
  hints: SearchHints;
}

/** Explains why the list is empty, and offers ways out. */
export const EmptyList = ({ query, total, unfiltered, pages, hints }: EmptyListProps) => {
  const urlOf = useListUrl();
  const siteUrl = useSiteUrl();
  const filtered = countFilters(query) > 0;
  return (
    <div className={styles.empty}>
      <Drawing src="/static/drawings/site/empty.svg" width={480} height={300} />
      <h2>{t(total > 0 ? 'catalogue.empty.pageTitle' : 'catalogue.empty.title')}</h2>
      {total > 0 ? (
        <>
          <p>{t('catalogue.empty.page', { pageNo: query.pageNo, pages })}</p>
          <ListLink className="button button-plain" query={query} change={() => ({ pageNo: 1 })}>
            {t('catalogue.empty.firstPage')}
          </ListLink>
        </>
      ) : (
        <>
          {unfiltered === 0 && <p>{t('catalogue.empty.words', { keyword: query.keyword })}</p>}
          {unfiltered > 0 && filtered && (
            <>
              <p>
                {query.keyword === ''
                  ? t('catalogue.empty.filters')
                  : t('catalogue.empty.filtered', { keyword: query.keyword, count: unfiltered })}
              </p>
              <ListLink className="button button-plain" query={query} change={withoutFilters}>
                {t('catalogue.filter.reset')}
              </ListLink>
            </>
          )}
          {unfiltered === 0 && (
            <>
              <p className={styles.words}>
                {hints.hotWords.map((word) => (
                  <Link key={word} to={urlOf({ ...abilityList.empty, keyword: word })}>
                    {word}
                  </Link>
                ))}
              </p>
              {hints.advice && (
                <SiteLink className="button button-plain" href={siteUrl(hints.advice.url)}>
                  {hints.advice.text}
                </SiteLink>
              )}
            </>
          )}
        </>
      )}
    </div>
  );
};
