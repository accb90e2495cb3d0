import type { JobKind, JobRow } from '#contract/console/job-calls.ts';
import { queryJobs } from '#contract/console/job-calls.ts';
import { jobList } from '#contract/console/job-list.ts';
import type { JobState } from '#contract/console/job-states.ts';
import { JOB_OUTPUT_MAXIMUM, JOBS_MAXIMUM } from '#contract/console/limits.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { named } from '#server/kit/database/pool.ts';
import { around, pageWithTotal } from '#server/kit/database/query.ts';

/** Jobs of the library itself have names that start so. */
const isOurs = `name not like '\\_\\_pgboss%'`;
/** The message of an error. pg-boss stores its own messages, such as that of a time limit, one level deeper. */
const error = `coalesce(output ->> 'message', output #>> '{value,message}', output ->> 'value')`;
const columns = `id, name, state::text as state, created_on, start_after, started_on, completed_on, retry_count,
  retry_limit, data::text as data, ${error} as error`;

const find = named('console.findJob', `select ${columns} from pgboss.job where id = $1 and ${isOurs}`);
const hold = named(
  'console.holdJob',
  `select name, state::text as state from pgboss.job where id = $1 and ${isOurs} for update`,
);
const countFailed = named(
  'console.countFailedJobs',
  `select count(*) as failed from pgboss.job where state = 'failed' and ${isOurs}`,
);
const countStates = named(
  'console.countJobStates',
  `select name, state::text as state, count(*) as jobs from pgboss.job where ${isOurs} group by name, state`,
);

const conditionOf = conditionsOf(jobList, queryJobs, {
  state: (state) => ['state = ?::pgboss.job_state', state],
  job: (name) => ['name = ?', name],
  keyword: (keyword) => [
    `(strpos(lower(data::text), lower(?)) > 0 or strpos(lower(${error}), lower(?)) > 0)`,
    keyword,
    keyword,
  ],
});

interface Row {
  id: string;
  name: string;
  state: string;
  created_on: Date;
  start_after: Date;
  started_on: Date | null;
  completed_on: Date | null;
  retry_count: number;
  retry_limit: number;
  data: string | null;
  error: string | null;
}

const GIST_MAXIMUM = 200;
const cut = (text: string, maximum = JOB_OUTPUT_MAXIMUM) =>
  text.length > maximum ? `${text.slice(0, maximum)}…` : text;

/** Reads the queued jobs. `labels` has the Chinese name of each kind. */
export const createJobFinder = (database: Database, labels: () => ReadonlyMap<string, string>) => {
  const rowOf = (row: Row): JobRow => ({
    jobId: row.id,
    job: row.name,
    label: labels().get(row.name) ?? row.name,
    state: row.state as JobState,
    createTime: row.created_on.toISOString(),
    startAfter: row.start_after.toISOString(),
    startTime: row.started_on?.toISOString() ?? null,
    endTime: row.completed_on?.toISOString() ?? null,
    retries: row.retry_count,
    retryLimit: row.retry_limit,
    payload: cut(row.data ?? '{}', GIST_MAXIMUM),
    error: row.error === null ? null : cut(row.error, GIST_MAXIMUM),
  });

  return {
    async list(query: CheckedRequestOf<typeof queryJobs>): Promise<{ total: number; more: boolean; list: JobRow[] }> {
      const { rows, ...counted } = await pageWithTotal<Row>(database, {
        columns,
        from: around(`pgboss.job where ${isOurs} and ??`, conditionOf(query)),
        order: 'order by created_on desc, id',
        page: query,
        maximum: JOBS_MAXIMUM,
      });
      return { ...counted, list: rows.map(rowOf) };
    },

    /** Counts the jobs of each kind by state. Kinds without jobs are listed, too. */
    async kinds(): Promise<JobKind[]> {
      const counted = await database.query<{ name: string; state: string; jobs: number }>(countStates);
      const names = [...new Set([...labels().keys(), ...counted.map(({ name }) => name)])];
      return names.map((job) => ({
        job,
        label: labels().get(job) ?? job,
        states: Object.fromEntries(counted.filter(({ name }) => name === job).map(({ state, jobs }) => [state, jobs])),
      }));
    },

    async find(jobId: string): Promise<JobRow | undefined> {
      const [row] = await database.query<Row>(find, [jobId]);
      return (
        row && { ...rowOf(row), payload: cut(row.data ?? '{}'), error: row.error === null ? null : cut(row.error) }
      );
    },

    /** Locks a job until the transaction ends. */
    async hold(jobId: string): Promise<{ name: string; state: string } | undefined> {
      return (await database.query<{ name: string; state: string }>(hold, [jobId]))[0];
    },

    async countFailed(): Promise<number> {
      return (await database.query<{ failed: number }>(countFailed))[0]?.failed ?? 0;
    },
  };
};
