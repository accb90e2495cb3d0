import { Tag } from 'antd';
import type { JobRow } from '#contract/console/job-calls.ts';
import type { jobList } from '#contract/console/job-list.ts';
import type { JobState } from '#contract/console/job-states.ts';
import type { QueryOf } from '#contract/kit/list/define-list.ts';
import { type Column, RowLink } from '#web/kit/list/list-page.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './jobs.module.css';

const tones: Readonly<Record<JobState, string>> = {
  failed: 'error',
  active: 'processing',
  retry: 'warning',
  created: 'default',
  completed: 'success',
  cancelled: 'default',
};

export const StateTag = ({ state }: { state: JobState }) => <Tag color={tones[state]}>{t(`jobs.state.${state}`)}</Tag>;

/** Says when the job started, ended or may start. */
const progressOf = ({ state, createTime, startAfter, startTime, endTime }: JobRow): string | undefined => {
  if (state === 'created')
    return startAfter > createTime ? t('jobs.startsAt', { time: formatMinute(startAfter) }) : undefined;
  if (state === 'retry') return t('jobs.retriesAt', { time: formatMinute(startAfter) });
  if (state === 'active')
    return startTime === null ? undefined : t('jobs.startedAt', { time: formatMinute(startTime) });
  if (endTime === null) return undefined;
  return t(state === 'failed' ? 'jobs.failedAt' : 'jobs.endedAt', { time: formatMinute(endTime) });
};

const attemptOf = ({ state, retries, retryLimit }: JobRow) =>
  retries > 0 && state !== 'completed' && t('jobs.attempt', { attempt: retries + 1, total: retryLimit + 1 });

type Columns = readonly Column<typeof jobList, JobRow>[];

export const jobColumns = (view: { list: typeof jobList; query: QueryOf<typeof jobList> }): Columns => [
  {
    key: 'job',
    title: 'jobs.job',
    width: 280,
    cell: ({ jobId, label, payload }) => (
      <>
        <RowLink view={view} id={jobId} className={styles.link}>
          {label}
        </RowLink>
        <div className={styles.payload}>{payload}</div>
      </>
    ),
  },
  { key: 'state', title: 'jobs.state', width: 104, cell: ({ state }) => <StateTag state={state} /> },
  {
    key: 'created',
    title: 'jobs.created',
    width: 152,
    cell: ({ createTime }) => <time dateTime={createTime}>{formatMinute(createTime)}</time>,
  },
  {
    key: 'progress',
    title: 'jobs.progress',
    width: 216,
    cell: (row) => (
      <>
        {progressOf(row)}
        <div className={styles.less}>{attemptOf(row)}</div>
      </>
    ),
  },
  { key: 'error', title: 'jobs.error', cell: ({ error }) => <span className={styles.error}>{error}</span> },
];
