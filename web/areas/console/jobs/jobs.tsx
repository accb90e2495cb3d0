import { Alert } from 'antd';
import { useLoaderData } from 'react-router';
import { getJob, queryJobs } from '#contract/console/job-calls.ts';
import type { JobKind } from '#contract/console/job-calls.ts';
import { jobList } from '#contract/console/job-list.ts';
import { JOBS_MAXIMUM } from '#contract/console/limits.ts';
import { browserLoad } from '#web/kit/call.ts';
import { refreshWaiting } from '#web/kit/console/waiting-counts.ts';
import { ConsoleList } from '#web/kit/list/console-list.tsx';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { serverLoad } from '#web/kit/page.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { jobColumns, StateTag } from './job-columns.tsx';
import { JobFacts } from './job-facts.tsx';
import { KindCounts } from './kind-counts.tsx';
import styles from './jobs.module.css';

const page = defineListPage({
  list: jobList,
  call: queryJobs,
  detail: { call: getJob, request: (jobId) => ({ jobId }) },
  permission: 'consoleJobs',
});

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const { handle, meta } = page;
export const ErrorBoundary = WorkFailure;

const DRAWER_PX = 640;

const filtersWith = (kinds: readonly JobKind[]): FilterViews<typeof jobList> => ({
  keyword: { label: 'jobs.keyword' },
  state: { label: 'jobs.state', all: 'jobs.state.all', text: (state) => t(`jobs.state.${state}`) },
  job: {
    label: 'jobs.job',
    all: 'jobs.job.all',
    wide: true,
    values: kinds.map(({ job }) => job),
    text: (job) => kinds.find((kind) => kind.job === job)?.label ?? job,
  },
});

/** The console page of queued jobs, where operators find those that failed. */
export default () => {
  const view = useListPage(page, useLoaderData<typeof loader>(), { live: true });
  const { found, refresh, open } = view;
  const refreshAll = () => {
    void refresh();
    refreshWaiting();
  };
  const onRemoved = () => {
    open(undefined);
    refreshWaiting();
  };
  return (
    <ConsoleList
      view={view}
      title="permission.consoleJobs"
      lead={t('jobs.lead')}
      label="permission.consoleJobs"
      filterLabel="jobs.filter"
      rowKey="jobId"
      filters={filtersWith(found.kinds)}
      note={
        <>
          <KindCounts kinds={found.kinds} query={view.query} />
          {found.more && (
            <Alert className={styles.more ?? ''} type="info" showIcon title={t('jobs.more', { count: JOBS_MAXIMUM })} />
          )}
        </>
      }
      columns={jobColumns(view)}
      size="small"
      empty={{ none: 'jobs.none', noneFound: 'jobs.noneFound' }}
      drawer={{
        width: DRAWER_PX,
        missing: 'jobs.missing',
        renderTitle: ({ label, state }) => (
          <>
            {label} <StateTag state={state} />
          </>
        ),
      }}
    >
      {(job) => <JobFacts key={job.jobId} job={job} refresh={refreshAll} onRemoved={onRemoved} />}
    </ConsoleList>
  );
};
