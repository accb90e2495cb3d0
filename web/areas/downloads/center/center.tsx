import { Link, type MetaArgs, useLoaderData, useNavigate } from 'react-router';
import { listLabels } from '#contract/content/label-calls.ts';
import { queryDownloads } from '#contract/downloads/calls.ts';
import { download } from '#contract/downloads/content.ts';
import { downloadList, type DownloadQuery } from '#contract/downloads/download-list.ts';
import { FILE_CHECK_PATH } from '#contract/downloads/download-path.ts';
import { browserLoad } from '#web/kit/call.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { keptPage } from '#web/kit/list/kept-page.ts';
import { Pages } from '#web/kit/list/pages.tsx';
import { usePendingSearch, useSearchAhead, useShownPending } from '#web/kit/list/search-ahead.ts';
import { StaleNotice } from '#web/kit/list/stale-notice.tsx';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { useFocusKept } from '#web/kit/ui/focus-kept.ts';
import { loadMedia } from '#web/kit/ui/pictures/load-media.ts';
import { CenterSearch } from './center-search.tsx';
import { DownloadRow } from './download-row.tsx';
import { OwnPlace } from './own-place.tsx';
import styles from './center.module.css';

const load = async ({ call, url }: LoadArgs) => {
  const query = downloadList.read(url.searchParams);
  const { sortType, pageNo, keyword, label } = query;
  const [{ total, list }, labels] = await Promise.all([
    call(queryDownloads, {
      sortType,
      pageNo,
      ...(keyword !== '' && { keyword }),
      ...(label !== undefined && { label }),
    }),
    call(listLabels, {}),
  ]);
  return {
    query,
    total,
    list,
    labels: labels.filter(({ kind }) => kind === download.name),
    ...(await loadMedia(
      call,
      list.map(({ cover }) => cover),
    )),
  };
};

export const loader = serverLoad(load);
const kept = keptPage<Awaited<ReturnType<typeof load>>>();
export const clientLoader = kept.keepShown(browserLoad(load));

export const handle: PageHandle = {
  canonicalSearch: (search) => downloadList.write(downloadList.read(search)),
};

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const { keyword = '', label, pageNo = 1 } = loaderData?.query ?? {};
  const isWhole = keyword === '' && label === undefined && pageNo === 1;
  return pageHead(matches, {
    title: keyword === '' ? (label ?? t('downloads.center')) : t('downloads.titleOf', { keyword }),
    description: t('downloads.center.summary'),
    // Without a path, search engines do not index the page.
    ...(isWhole && { path: downloadList.path }),
  });
};

/** The address of a changed list: of the pending one, if there is one. */
const changed = (query: DownloadQuery, values: Partial<DownloadQuery>, pending?: URLSearchParams) =>
  downloadList.urlOf({ ...(pending ? downloadList.read(pending) : query), pageNo: 1, ...values });

const Labels = ({ query, labels }: { query: DownloadQuery; labels: readonly { labelName: string; count: number }[] }) =>
  labels.length > 0 && (
    <nav className={styles.labels} aria-label={t('downloads.labels')}>
      {[undefined, ...labels].map((one) => (
        <AheadLink
          key={one?.labelName ?? ''}
          to={(pending) => changed(query, { label: one?.labelName }, pending)}
          aria-current={query.label === one?.labelName ? 'true' : undefined}
          preventScrollReset
        >
          {one?.labelName ?? t('downloads.labels.all')}
          {one && <span>{one.count}</span>}
        </AheadLink>
      ))}
    </nav>
  );

const Order = ({ query }: { query: DownloadQuery }) => {
  const navigate = useNavigate();
  const pendingSearch = usePendingSearch();
  return (
    <label className={styles.order}>
      <span>{t('downloads.order')}</span>
      <select
        value={query.sortType}
        onChange={({ target }) => {
          const sortType = Number(target.value) as DownloadQuery['sortType'];
          void navigate(changed(query, { sortType }, pendingSearch()), { preventScrollReset: true });
        }}
      >
        {downloadList.parameters.sortType.values?.map((value) => (
          <option key={value} value={value}>
            {t(`downloads.order.${value}` as TextKey)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** The download center: what there is to download, by labels and words. */
export default () => {
  const data = useLoaderData<typeof loader>();
  const { query, total, list, labels } = data;
  kept.useShown(data);
  useFocusKept(data, 'results');
  // What was chosen last, which shows at once while its list is still loading.
  const ahead = downloadList.read(useSearchAhead());
  const isBusy = useShownPending() !== undefined;
  const pages = Math.max(1, Math.ceil(total / downloadList.parameters.pageNo.size));
  const isNarrowed = downloadList.isNarrowed(query);
  return (
    <>
      <header className={styles.head}>
        <div className="page">
          <h1>{t('downloads.center')}</h1>
          <p>{t('downloads.center.summary')}</p>
          <CenterSearch query={ahead} urlOf={(values) => changed(ahead, values)} />
        </div>
      </header>
      <div className={`page ${styles.body}`}>
        {kept.isStale(data) && <StaleNotice />}
        <div className={styles.bar}>
          <Labels query={ahead} labels={labels} />
          <p className={styles.total} role="status">
            {t('downloads.total', { total })}
          </p>
          <Order query={ahead} />
        </div>
        <section aria-labelledby="results" aria-busy={isBusy} className={styles.results}>
          <h2 id="results" className="sr-only" tabIndex={-1}>
            {t('downloads.results')}
          </h2>
          {list.length === 0 ? (
            <EmptyState searched={isNarrowed} title={t(isNarrowed ? 'downloads.empty.searched' : 'downloads.empty')}>
              {isNarrowed && (
                <Link to={downloadList.path} className="button button-plain">
                  {t('downloads.empty.all')}
                </Link>
              )}
            </EmptyState>
          ) : (
            <ul className={styles.rows}>
              {list.map((one) => (
                <DownloadRow key={one.uuid} download={one} />
              ))}
            </ul>
          )}
          <Pages pageNo={query.pageNo} pages={pages} urlOf={(pageNo, pending) => changed(query, { pageNo }, pending)} />
        </section>
        <OwnPlace />
        <p className={styles.foot}>
          <Link to={FILE_CHECK_PATH}>{t('downloads.check.link')}</Link>
        </p>
      </div>
    </>
  );
};
