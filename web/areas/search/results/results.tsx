import { type MetaArgs, useLoaderData } from 'react-router';
import { resultList } from '#contract/search/result-list.ts';
import { browserLoad } from '#web/kit/call.ts';
import { cachedPage } from '#web/kit/list/cached-page.ts';
import { SearchNotice } from '#web/kit/list/search-notice.tsx';
import { useShownPending } from '#web/kit/list/search-ahead.ts';
import { StaleNotice } from '#web/kit/list/stale-notice.tsx';
import { type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { useFocusContent } from '#web/kit/ui/focus-content.ts';
import { SearchBar } from './search-bar.tsx';
import { CutNotice } from './cut-notice.tsx';
import { FoundCards } from './found-cards.tsx';
import { FoundGroups } from './found-groups.tsx';
import { loadResults, type Results } from './load-results.ts';
import { NothingFound, Start } from './nothing-found.tsx';
import { Promotions } from './promotions.tsx';
import { ResultTabs } from './result-tabs.tsx';
import styles from './search-results.module.css';
import { useCountedSearch } from './use-counted-search.ts';

export const loader = serverLoad(loadResults);
const cache = cachedPage<Results>();
export const clientLoader = cache.orCached(browserLoad(loadResults));

export const handle: PageHandle = {
  canonicalSearch: (search) => resultList.write(resultList.read(search)),
};

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const keyword = loaderData?.query.keyword ?? '';
  // Without a path, search engines do not index the page.
  return pageHead(matches, { title: keyword === '' ? t('search.title') : t('search.titleOf', { keyword }) });
};

/** The results, in the order in which they help: cards, promoted results, groups. */
const Found = ({ data }: { data: Results }) => {
  const { query, overview, found } = data;
  if (!overview || !found) return <Start />;
  const isEmpty = found.groups.every(({ list }) => list.length === 0);
  const isFirst = query.kind === undefined;
  const { cards, promotions } = overview;
  return (
    <>
      {isFirst && <FoundCards cards={cards} />}
      {isFirst && <Promotions promotions={promotions} />}
      {!isEmpty && <SearchNotice {...found} />}
      <FoundGroups query={query} groups={found.groups} carded={isFirst ? cards.map(({ path }) => path) : []} />
      {isEmpty && (!isFirst || cards.length + promotions.length === 0) && <NothingFound data={data} />}
    </>
  );
};

/** The results of the search of the site. */
export default () => {
  const data = useLoaderData<typeof loader>();
  const { query, hotWords, overview } = data;
  cache.useShown(data);
  useFocusContent(data, 'results');
  const isStale = cache.isStale(data);
  useCountedSearch(isStale ? '' : query.keyword, overview);
  const isBusy = useShownPending() !== undefined;
  return (
    <>
      <header className={styles.head}>
        <div className={`page ${styles.narrow}`}>
          <h1>{t('search.title')}</h1>
          <SearchBar query={query} hotWords={hotWords} />
        </div>
      </header>
      <div className={`page ${styles.body}`}>
        <div className={styles.narrow}>
          {isStale && <StaleNotice />}
          <CutNotice />
          {overview && <ResultTabs query={query} groups={overview.groups} />}
          <section aria-labelledby="results" aria-busy={isBusy} className={styles.results}>
            <h2 id="results" className="sr-only" tabIndex={-1}>
              {t('search.results')}
            </h2>
            <Found data={data} />
          </section>
        </div>
      </div>
    </>
  );
};
