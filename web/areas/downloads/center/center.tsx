import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { listLabels } from '#contract/content/label-calls.ts';
import { queryDownloads } from '#contract/downloads/calls.ts';
import { download } from '#contract/downloads/content.ts';
import { downloadList, type DownloadQuery } from '#contract/downloads/download-list.ts';
import { FILE_CHECK_PATH } from '#contract/downloads/download-path.ts';
import { contentOrders } from '#contract/kit/content/orders.ts';
import { browserLoad } from '#web/kit/call.ts';
import { ResourceBar, ResourceChoices, ResourceOrder } from '#web/kit/resource-center/resource-bar.tsx';
import { ResourceHead } from '#web/kit/resource-center/resource-head.tsx';
import { ResourceBody, ResourceResults } from '#web/kit/resource-center/resource-results.tsx';
import { ResourceSearch } from '#web/kit/resource-center/resource-search.tsx';
import { cachedPage } from '#web/kit/list/cached-page.ts';
import { PagedRows } from '#web/kit/list/paged-rows.tsx';
import { useSearchAhead, useShownPending } from '#web/kit/list/search-ahead.ts';
import { StaleNotice } from '#web/kit/list/stale-notice.tsx';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { useFocusContent } from '#web/kit/ui/focus-content.ts';
import { loadMedia } from '#web/kit/ui/pictures/load-media.ts';
import { DownloadRow } from './download-row.tsx';
import { OwnPlace } from './own-place.tsx';
import styles from './center.module.css';

const load = async ({ call, url }: LoadArgs) => {
  const query = downloadList.read(url.searchParams);
  const { sortType, pageNo, keyword, label } = query;
  const [{ total, more, list }, labels] = await Promise.all([
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
    more,
    list,
    labels: labels.filter(({ kind }) => kind === download.name),
    ...(await loadMedia(
      call,
      list.map(({ cover }) => cover),
    )),
  };
};

export const loader = serverLoad(load);
const cache = cachedPage<Awaited<ReturnType<typeof load>>>();
export const clientLoader = cache.orCached(browserLoad(load));

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

/** The download center: what there is to download, by labels and words. */
export default () => {
  const data = useLoaderData<typeof loader>();
  const { query, total, more, list, labels } = data;
  cache.useShown(data);
  useFocusContent(data, 'results');
  // The last choice, which is shown at once while its list is still loading.
  const ahead = downloadList.read(useSearchAhead());
  const isBusy = useShownPending() !== undefined;
  const isNarrowed = downloadList.isNarrowed(query);
  return (
    <>
      <ResourceHead title={t('downloads.center')} summary={t('downloads.center.summary')}>
        <ResourceSearch
          path={downloadList.path}
          keyword={ahead.keyword}
          read={(search) => downloadList.read(search).keyword}
          cleared={changed(ahead, { keyword: '' })}
          texts={{
            label: t('downloads.search.label'),
            placeholder: t('downloads.search.placeholder'),
            submit: t('downloads.search.submit'),
            clear: t('downloads.search.clear'),
          }}
        >
          {ahead.label !== undefined && <input type="hidden" name="label" value={ahead.label} />}
          {ahead.sortType !== 0 && <input type="hidden" name="sortType" value={ahead.sortType} />}
        </ResourceSearch>
      </ResourceHead>
      <ResourceBody>
        {cache.isStale(data) && <StaleNotice />}
        <ResourceBar
          total={t(more ? 'downloads.totalAtLeast' : 'downloads.total', { total })}
          order={
            <ResourceOrder
              label={t('downloads.order')}
              value={ahead.sortType}
              values={Object.values(contentOrders)}
              nameOf={(value) => t(`downloads.order.${value}`)}
              urlOf={(sortType, pending) => changed(ahead, { sortType }, pending)}
            />
          }
        >
          {labels.length > 0 && (
            <ResourceChoices
              label={t('downloads.labels')}
              choices={[undefined, ...labels].map((one) => ({
                name: one?.labelName ?? t('downloads.labels.all'),
                count: one?.count,
                isChosen: ahead.label === one?.labelName,
                to: (pending) => changed(ahead, { label: one?.labelName }, pending),
              }))}
            />
          )}
        </ResourceBar>
        <ResourceResults id="results" title={t('downloads.results')} isBusy={isBusy}>
          <PagedRows
            rows={list.length}
            paging={{
              pageNo: query.pageNo,
              pageSize: downloadList.parameters.pageNo.size,
              maximum: downloadList.parameters.pageNo.maximum,
              total,
              more,
              urlOf: (pageNo, pending) => changed(query, { pageNo }, pending),
            }}
            empty={
              <EmptyState searched={isNarrowed} title={t(isNarrowed ? 'downloads.empty.searched' : 'downloads.empty')}>
                {isNarrowed && (
                  <Link to={downloadList.path} className="button button-plain">
                    {t('downloads.empty.all')}
                  </Link>
                )}
              </EmptyState>
            }
          >
            <ul className={styles.rows}>
              {list.map((one) => (
                <DownloadRow key={one.uuid} download={one} />
              ))}
            </ul>
          </PagedRows>
        </ResourceResults>
        <OwnPlace />
        <p className={styles.foot}>
          <Link to={FILE_CHECK_PATH}>{t('downloads.check.link')}</Link>
        </p>
      </ResourceBody>
    </>
  );
};
