import { Plus } from 'lucide-react';
import { Link, type MetaArgs, useLoaderData } from 'react-router';
import { type NamedJob, queryJobs } from '#contract/api/job-calls.ts';
import { jobList } from '#contract/api/job-list.ts';
import { abilitiesWord, jobPath, jobStates } from '#contract/api/job-states.ts';
import { browserLoad } from '#web/kit/call.ts';
import { changing } from '#web/kit/list/changing.ts';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import { FreshnessNote } from '#web/kit/list/freshness-note.tsx';
import { PagedRows } from '#web/kit/list/paged-rows.tsx';
import { serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';
import { originText, progressText } from './job-words.ts';
import styles from './job-links.module.css';
import { JobsTabs } from './jobs-tabs.tsx';

const page = defineListPage({ list: jobList, call: queryJobs, permission: 'jobs' });

export const loader = serverLoad(page.load);
export const clientLoader = browserLoad(page.load);
export const handle = page.handle;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('batchJobs.title') });
export const ErrorBoundary = WorkFailure;

const columns: readonly Column<NamedJob>[] = [
  {
    title: 'batchJobs.list.title',
    cell: ({ jobId, title }) => (
      <Link to={jobPath(jobId)} className={styles.link}>
        {title || t('batchJobs.untitled')}
      </Link>
    ),
  },
  {
    title: 'batchJobs.list.abilities',
    cell: ({ abilities }) => abilitiesWord(abilities.map(({ abilityName }) => abilityName)),
  },
  { title: 'batchJobs.list.state', cell: ({ state }) => t(`batchJobs.state.${state}`) },
  { title: 'batchJobs.list.progress', cell: progressText },
  {
    title: 'batchJobs.list.by',
    cell: originText,
  },
  { title: 'batchJobs.list.createdAt', cell: ({ createdAt }) => formatMinute(createdAt) },
];

/** The jobs of the account, newest first. */
export default () => {
  const { query, found, freshness, goOn } = useListPage(page, useLoaderData<typeof loader>(), { live: true });
  const { list, total } = found;
  const narrowed = jobList.isNarrowed(query);
  return (
    <WorkSection
      first
      title={t('batchJobs.title')}
      lead={t('batchJobs.lead')}
      act={
        <Link to="/account/batch" className="button button-primary">
          <Plus size={16} aria-hidden="true" />
          {t('batchJobs.new')}
        </Link>
      }
    >
      <JobsTabs current="jobs" />
      <LinkTabs
        label={t('batchJobs.states')}
        tabs={([undefined, ...jobStates] as const).map((state) => ({
          path: changing(jobList, query, { state, pageNo: 1 }),
          text: t(`batchJobs.state.${state ?? 'all'}`),
          isCurrent: state === query.state,
        }))}
      />
      <FreshnessNote freshness={freshness} goOn={goOn} />
      <PagedRows
        rows={list.length}
        paging={{
          pageNo: query.pageNo,
          pageSize: jobList.parameters.pageNo.size,
          total,
          urlOf: (pageNo, pending) => changing(jobList, query, { pageNo })(pending),
        }}
        empty={
          <EmptyState title={t(narrowed ? 'batchJobs.noneFound' : 'batchJobs.none')}>
            {narrowed && (
              <Link to={jobList.path} className="button button-plain">
                {t('batchJobs.toAll')}
              </Link>
            )}
          </EmptyState>
        }
      >
        <WorkTable label={t('batchJobs.title')} rows={list} keyOf={({ jobId }) => jobId} columns={columns} />
      </PagedRows>
    </WorkSection>
  );
};
