import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { queryFiles } from '#contract/files/calls.ts';
import { FILES_PAGE_SIZE, RECENT_DAYS, UNATTACHED_HOURS } from '#contract/files/limits.ts';
import { readPageNo } from '#web/kit/list/page-no.ts';
import { Pages } from '#web/kit/list/pages.tsx';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { byteSize } from './byte-size.ts';
import { UploadList } from './upload-list.tsx';

const searchOf = (pageNo: number) => (pageNo === 1 ? '' : `pageNo=${pageNo}`);
const urlOf = (pageNo: number) => (pageNo === 1 ? '/account/upload' : `/account/upload?${searchOf(pageNo)}`);

const load = async ({ call, url }: LoadArgs) => {
  const pageNo = readPageNo(url.searchParams);
  return { ...(await call(queryFiles, { pageNo, pageSize: FILES_PAGE_SIZE })), pageNo };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'account',
  bare: true,
  canonicalSearch: (search) => searchOf(readPageNo(search)),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('files.title') });
export const ErrorBoundary = WorkFailure;

/** The page of the pictures that a user has uploaded. */
export default () => {
  const { files, total, recentBytes, recentMaximum, pageNo } = useLoaderData<typeof loader>();
  const usage = { total, days: RECENT_DAYS, used: byteSize(recentBytes), hours: UNATTACHED_HOURS };
  const lead =
    recentMaximum === null
      ? t('files.leadWithoutLimit', usage)
      : t('files.lead', { ...usage, most: byteSize(recentMaximum) });
  return (
    <WorkSection first title={t('files.title')} lead={lead}>
      <UploadList
        files={files}
        empty={
          <EmptyState title={t(total > 0 ? 'files.pastEnd' : 'files.none')}>
            {total > 0 && (
              <Link to={urlOf(1)} className="button button-plain">
                {t('files.toFirst')}
              </Link>
            )}
          </EmptyState>
        }
      />
      <Pages pageNo={pageNo} pages={Math.ceil(total / FILES_PAGE_SIZE)} urlOf={urlOf} />
    </WorkSection>
  );
};
