import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { getFilters, queryAbilities } from '#contract/catalogue/calls.ts';
import { byCounts } from '#contract/catalogue/filters.ts';
import { ABILITIES_A_PAGE } from '#contract/catalogue/limits.ts';
import { abilityList, filterNames } from '#contract/catalogue/ability-list.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { AbilityCard } from '../ability-card.tsx';
import { useChosenQuery } from './chosen-query.ts';
import { CompareToggle } from '../compare-toggle.tsx';
import { CompareTrayPlace } from '../compare-tray-place.tsx';
import { EmptyList } from './empty-list.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { FilterRows } from './filter-rows.tsx';
import { loadSearchHints } from './search-hints.ts';
import styles from './list.module.css';
import { listHead } from './list-head.ts';
import { ListBar } from './list-bar.tsx';
import { ListNotice } from './list-notice.tsx';
import { loadMedia } from '#web/kit/ui/pictures/load-media.ts';
import { useFocusContent } from '#web/kit/ui/focus-content.ts';
import { cachedPage } from '#web/kit/list/cached-page.ts';
import { Pager } from './pager.tsx';
import { SearchBox } from './search-box.tsx';
import { useNotedSearch } from './use-noted-search.ts';

export const load = async ({ call, url }: LoadArgs) => {
  const query = abilityList.read(url.searchParams);
  const [answer, filters, hints] = await Promise.all([
    call(queryAbilities, { ...query, pageSize: ABILITIES_A_PAGE }),
    call(getFilters, {
      keyword: query.keyword,
      ...Object.fromEntries(filterNames.map((name) => [name, query[name].join(',')])),
      ...(query.hasEngine && { hasEngine: '1' }),
    }),
    loadSearchHints(call),
  ]);
  return {
    query,
    filters,
    hints,
    found: { total: answer.total, match: answer.match, missing: answer.missing, near: answer.near },
    abilities: answer.list,
    ...(await loadMedia(
      call,
      answer.list.map(({ cover }) => cover),
    )),
  };
};

export const loader = serverLoad(load);
const cache = cachedPage<Awaited<ReturnType<typeof load>>>();
export const clientLoader = cache.orCached(browserLoad(load));

export const handle: PageHandle = {
  canonicalSearch: (search) => abilityList.write(abilityList.read(search)),
};

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, loaderData ? listHead({ ...loaderData, pageSize: ABILITIES_A_PAGE }) : {});

export default () => {
  const data = useLoaderData<typeof loader>();
  const { query, filters, hints, found, abilities } = data;
  const { total } = found;
  cache.useShown(data);
  useFocusContent(data, 'results');
  useNotedSearch(cache.isStale(data) ? '' : query.keyword, found);
  const chosen = useChosenQuery(query);
  const pages = Math.max(1, Math.ceil(total / ABILITIES_A_PAGE));
  return (
    <>
      <header className={styles.head}>
        <div className={`page ${styles.headRow}`}>
          <div>
            <h1>{t('catalogue.title')}</h1>
            <p className={styles.lead}>{t('catalogue.lead')}</p>
          </div>
          <SearchBox query={chosen} hotWords={hints.hotWords} />
        </div>
      </header>
      <div className={`page ${styles.body}`}>
        <FilterRows query={chosen} filters={filters} />
        <div>
          <FilterDialog query={chosen} filters={filters} total={total} busy={chosen !== query} />
          <ListBar query={chosen} total={total} />
          <ListNotice found={found} stale={cache.isStale(data)} />
          <section aria-labelledby="results" aria-busy={chosen !== query} className={styles.results}>
            <h2 id="results" className="sr-only" tabIndex={-1}>
              {t('catalogue.results')}
            </h2>
            {abilities.length > 0 ? (
              <ul className={styles.cards}>
                {abilities.map((ability) => (
                  <li key={ability.abilityNo}>
                    <AbilityCard ability={ability} allCounts={byCounts.includes(query.sortType)} />
                    <CompareToggle ability={ability} onCard />
                  </li>
                ))}
              </ul>
            ) : (
              <EmptyList query={query} total={total} unfiltered={filters.unfiltered} pages={pages} hints={hints} />
            )}
          </section>
          {total > 0 && <Pager query={query} pages={pages} />}
        </div>
      </div>
      <CompareTrayPlace />
    </>
  );
};
