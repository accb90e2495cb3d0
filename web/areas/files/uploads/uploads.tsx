import { type MetaArgs, useLoaderData } from 'react-router';
import { queryFiles } from '#contract/files/calls.ts';
import { fileList } from '#contract/files/file-list.ts';
import { RECENT_DAYS, UNATTACHED_HOURS } from '#contract/files/limits.ts';
import { defineListPage } from '#web/kit/list/define-list-page.ts';
import { browserLoad } from '#web/kit/call.ts';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { byteSize } from './byte-size.ts';
import { UploadList } from './upload-list.tsx';

const page = defineListPage({ list: fileList, call: queryFiles, permission: 'account' });

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const handle = page.handle;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('files.title') });
export const ErrorBoundary = WorkFailure;

/** The page of the pictures that a user has uploaded. */
export default () => {
  const { query, found } = useLoaderData<typeof loader>();
  const { files, total, recentBytes, recentMaximum } = found;
  const usage = { total, days: RECENT_DAYS, used: byteSize(recentBytes), hours: UNATTACHED_HOURS };
  const lead =
    recentMaximum === null
      ? t('files.leadWithoutLimit', usage)
      : t('files.lead', { ...usage, most: byteSize(recentMaximum) });
  return (
    <WorkSection first title={t('files.title')} lead={lead}>
      <UploadList
        files={files}
        paging={{
          pageNo: query.pageNo,
          pageSize: fileList.parameters.pageNo.size,
          total,
          urlOf: (pageNo) => fileList.urlOf({ pageNo }),
        }}
        empty={<EmptyState title={t('files.none')} />}
      />
    </WorkSection>
  );
};
