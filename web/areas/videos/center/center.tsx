import { useEffect } from 'react';
import { Link, type MetaArgs, type ShouldRevalidateFunctionArgs, useLoaderData, useOutlet } from 'react-router';
import { listLabels } from '#contract/content/label-calls.ts';
import { contentOrders } from '#contract/kit/content/orders.ts';
import { queryVideos } from '#contract/videos/calls.ts';
import { videoLengths } from '#contract/videos/video-lengths.ts';
import { videoList, type VideoQuery } from '#contract/videos/video-list.ts';
import { VIDEO_KIND } from '#contract/videos/video-path.ts';
import { browserLoad } from '#web/kit/call.ts';
import { ResourceBar, ResourceChoices, ResourceOrder } from '#web/kit/resource-center/resource-bar.tsx';
import { ResourceHead } from '#web/kit/resource-center/resource-head.tsx';
import { ResourceBody, ResourceResults } from '#web/kit/resource-center/resource-results.tsx';
import { ResourceSearch } from '#web/kit/resource-center/resource-search.tsx';
import { cachedPage } from '#web/kit/list/cached-page.ts';
import { PagedRows } from '#web/kit/list/paged-rows.tsx';
import { useSearchAhead, useShownPending, withoutSlash } from '#web/kit/list/search-ahead.ts';
import { StaleNotice } from '#web/kit/list/stale-notice.tsx';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { useFocusContent } from '#web/kit/ui/focus-content.ts';
import { loadMedia } from '#web/kit/ui/pictures/load-media.ts';
import type { FilmContext } from '../film-context.ts';
import { VideoCard, VideoCards } from '../card/video-card.tsx';

const isList = ({ pathname }: { pathname: string }) => withoutSlash(pathname) === videoList.path;
const spelled = (search: URLSearchParams) => videoList.write(videoList.read(search));

const loadList = async ({ call, url }: LoadArgs) => {
  const query = videoList.read(url.searchParams);
  const { sortType, pageNo, keyword, label, lengthType } = query;
  const [{ total, more, list }, labels] = await Promise.all([
    call(queryVideos, {
      sortType,
      pageNo,
      ...(keyword !== '' && { keyword }),
      ...(label !== undefined && { label }),
      ...(lengthType !== undefined && { lengthType }),
    }),
    call(listLabels, {}),
  ]);
  return {
    query,
    total,
    more,
    list,
    labels: labels.filter(({ kind }) => kind === VIDEO_KIND),
    ...(await loadMedia(
      call,
      list.map(({ cover }) => cover),
    )),
  };
};
type ListData = Awaited<ReturnType<typeof loadList>>;

const cache = cachedPage<ListData>();
const loadOrCached = cache.orCached(browserLoad(loadList));
const loadOnServer = serverLoad(loadList);

/** A video that is opened by its address is a page without the list. */
export const loader = async (args: Parameters<typeof loadOnServer>[0]): Promise<ListData | null> =>
  isList(new URL(args.request.url)) ? loadOnServer(args) : null;
export const clientLoader = async (args: Parameters<typeof loadOrCached>[0]): Promise<ListData | null> =>
  isList(new URL(args.request.url)) ? loadOrCached(args) : null;

/** The list that is on show, also below a dialog. */
const onShow: { search: string | undefined } = { search: undefined };

/** The list stays as it is below a dialog, and after it. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  if (!isList(nextUrl)) return false;
  return isList(currentUrl) ? defaultShouldRevalidate : onShow.search !== spelled(nextUrl.searchParams);
};

export const handle: PageHandle = {
  canonicalSearch: spelled,
  grayBackground: true,
};

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const { keyword = '', label, lengthType, pageNo = 1 } = loaderData?.query ?? {};
  const isWhole = keyword === '' && label === undefined && lengthType === undefined && pageNo === 1;
  return pageHead(matches, {
    title: keyword === '' ? (label ?? t('videos.center')) : t('videos.titleOf', { keyword }),
    description: t('videos.center.summary'),
    // Without a path, search engines do not index the page.
    ...(isWhole && { path: videoList.path }),
  });
};

/** The address of a changed list: of the pending one, if there is one. */
const changed = (query: VideoQuery, values: Partial<VideoQuery>, pending?: URLSearchParams) =>
  videoList.urlOf({ ...(pending ? videoList.read(pending) : query), pageNo: 1, ...values });

const Search = ({
  query: { keyword, label, lengthType, sortType },
  cleared,
}: {
  query: VideoQuery;
  cleared: string;
}) => (
  <ResourceSearch
    path={videoList.path}
    keyword={keyword}
    read={(search) => videoList.read(search).keyword}
    cleared={cleared}
    texts={{
      label: t('videos.search.label'),
      placeholder: t('videos.search.placeholder'),
      submit: t('videos.search.submit'),
      clear: t('videos.search.clear'),
    }}
  >
    {label !== undefined && <input type="hidden" name="label" value={label} />}
    {lengthType !== undefined && <input type="hidden" name="lengthType" value={lengthType} />}
    {sortType !== 0 && <input type="hidden" name="sortType" value={sortType} />}
  </ResourceSearch>
);

const Filters = ({ query, labels }: { query: VideoQuery; labels: ListData['labels'] }) => (
  <>
    {labels.length > 0 && (
      <ResourceChoices
        label={t('videos.labels')}
        choices={[undefined, ...labels].map((one) => ({
          name: one?.labelName ?? t('videos.labels.all'),
          count: one?.count,
          isChosen: query.label === one?.labelName,
          to: (pending) => changed(query, { label: one?.labelName }, pending),
        }))}
      />
    )}
    <ResourceChoices
      label={t('videos.length')}
      choices={[undefined, ...Object.values(videoLengths)].map((one) => ({
        name: t(one === undefined ? 'videos.length.all' : `videos.length.${one}`),
        isChosen: query.lengthType === one,
        to: (pending) => changed(query, { lengthType: one }, pending),
      }))}
    />
  </>
);

const VideoCenter = ({ data, isCovered }: { data: ListData; isCovered: boolean }) => {
  const { query, total, more, list, labels } = data;
  cache.useShown(data);
  useFocusContent(data, 'results');
  useEffect(() => {
    onShow.search = videoList.write(query);
    return () => {
      onShow.search = undefined;
    };
  }, [query]);
  // What was chosen last, which shows at once while its list is still loading.
  const searchAhead = useSearchAhead();
  const ahead = isCovered ? query : videoList.read(searchAhead);
  const isBusy = useShownPending() !== undefined && !isCovered;
  const isNarrowed = videoList.isNarrowed(query);
  return (
    <>
      <ResourceHead title={t('videos.center')} summary={t('videos.center.summary')}>
        <Search query={ahead} cleared={changed(ahead, { keyword: '' })} />
      </ResourceHead>
      <ResourceBody>
        {cache.isStale(data) && <StaleNotice />}
        <ResourceBar
          total={t(more ? 'videos.totalAtLeast' : 'videos.total', { total })}
          order={
            <ResourceOrder
              label={t('videos.order')}
              value={ahead.sortType}
              values={Object.values(contentOrders)}
              nameOf={(value) => t(`videos.order.${value}`)}
              urlOf={(sortType, pending) => changed(ahead, { sortType }, pending)}
            />
          }
        >
          <Filters query={ahead} labels={labels} />
        </ResourceBar>
        <ResourceResults id="results" title={t('videos.results')} isBusy={isBusy}>
          <PagedRows
            rows={list.length}
            paging={{
              pageNo: query.pageNo,
              pageSize: videoList.parameters.pageNo.size,
              maximum: videoList.parameters.pageNo.maximum,
              total,
              more,
              urlOf: (pageNo, pending) => changed(query, { pageNo }, pending),
            }}
            empty={
              <EmptyState searched={isNarrowed} title={t(isNarrowed ? 'videos.empty.searched' : 'videos.empty')}>
                {isNarrowed && (
                  <Link to={videoList.path} className="button button-plain">
                    {t('videos.empty.all')}
                  </Link>
                )}
              </EmptyState>
            }
          >
            <VideoCards>
              {list.map((one) => (
                <VideoCard key={one.uuid} video={one} over={1} level={3} said={one.said} keyword={query.keyword} />
              ))}
            </VideoCards>
          </PagedRows>
        </ResourceResults>
      </ResourceBody>
    </>
  );
};

/** The video center, with a video in a dialog over it; or a video that was opened by its address. */
export default () => {
  const data = useLoaderData<typeof loader>();
  const context: FilmContext | null = data ? { listUrl: videoList.urlOf(data.query) } : null;
  const film = useOutlet(context);
  return (
    <>
      {data && <VideoCenter data={data} isCovered={film !== null} />}
      {film}
    </>
  );
};
