import { queryJobs } from '#contract/api/job-calls.ts';
import { jobList } from '#contract/api/job-list.ts';
import type { OwnJob } from '#contract/api/job-shapes.ts';
import type { JobState } from '#contract/api/job-states.ts';
import { DELIVERY_DAYS, JOB_DAYS, JOB_RESULT_HOURS } from '#contract/api/job-limits.ts';
import { KEY_EXPIRED, KEY_REVOKED, KEY_ROTATED } from '#contract/kit/errors/portal.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import type { AuthStatus } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { compose, every, pageOf, type Part } from '#server/kit/database/query.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { endOf, today } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';

/** For a job that never ends. */
const UNENDED = `interval '3 days'`;

const columns = `job_id, account_id, sub_account_id, created_by, application_id, key_id, is_free, title, host, ability_nos,
  threshold, source, state, code, archive_bytes, archive_sha256, skipped, pictures, items, done, failed, day::text as day,
  key_counted, created_at, started_at, ended_at, results_until, results_until <= now() as is_gone`;

const add = named(
  'api.addJob',
  `insert into api_job (job_id, account_id, sub_account_id, created_by, application_id, key_id, is_free, title, host,
     ability_nos, threshold, source, state, archive_bytes, archive_sha256, idempotency_key, request_hash)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'uploading', $13, $14, $15, $16)
   returning ${columns}`,
);
const findRepeated = named(
  'api.findRepeatedJob',
  `select ${columns}, request_hash from api_job where application_id = $1 and idempotency_key = $2`,
);
/** Serializes the jobs that an account begins, so that its limits hold. */
const holdAccount = named(
  'api.holdJobsOf',
  `select pg_advisory_xact_lock(hashtextextended('api_job ' || $1::text, 0))`,
);
const countOpen = named(
  'api.countOpenJobs',
  `select count(*) as open from api_job where account_id = $1 and state in ('uploading', 'unpacking', 'running')
     and results_until > now()`,
);
const hold = named('api.holdJob', `select ${columns} from api_job where job_id = $1 for update`);
const facts = named(
  'api.findJobFacts',
  `select a.auth_status, a.enabled, k.day_limit,
     case when j.key_id is null then null
       -- A key that was removed has not worked before.
       when k.key_id is null or k.revoked_at is not null then '${KEY_REVOKED}'
       when k.good_until <= now() then '${KEY_ROTATED}'
       when k.expires_at <= now() then '${KEY_EXPIRED}' end as key_code
   from api_job j join identity_account a using (account_id) left join api_key k using (key_id) where j.job_id = $1`,
);
const setUnpacking = named(
  'api.unpackJob',
  `update api_job set state = 'unpacking' where job_id = $1 and state = 'uploading' returning 1`,
);
const setRunning = named(
  'api.runJob',
  `update api_job set state = 'running', started_at = now(), pictures = $2, items = $3, failed = $4, day = $5::date,
     key_counted = $6, results_until = now() + ${UNENDED}
   where job_id = $1`,
);
const addItems = named(
  'api.addJobItems',
  `insert into api_job_item (job_id, item_no, picture_no, ability_no, state, code, ended_at)
   select p.job_id, row_number() over (order by p.picture_no, a.at), p.picture_no, a.ability_no,
     case when p.fault is null then 'waiting' else 'failed' end, p.fault, case when p.fault is not null then now() end
   from api_job_picture p cross join unnest($2::integer[]) with ordinality as a (ability_no, at) where p.job_id = $1`,
);
const takeUnpacking = named(
  'api.takeUnpacking',
  `update api_job set unpack_token = $2 where job_id = $1 and state = 'unpacking' returning ${columns}`,
);
const isUnpacking = named(
  'api.isUnpacking',
  'select 1 from api_job where job_id = $1 and unpack_token = $2 for update',
);
const setPictures = named('api.setJobPictures', 'update api_job set pictures = $2, skipped = $3 where job_id = $1');
const end = named(
  'api.endJob',
  `update api_job set state = $2, code = $3, ended_at = now(), results_until = now() + interval '${JOB_RESULT_HOURS} hours'
   where job_id = $1 returning ${columns}`,
);
const cancelItems = named(
  'api.cancelJobItems',
  `with cancelled as (
     update api_job_item set state = 'cancelled', leased_until = null, ended_at = now()
     where job_id = $1 and state in ('waiting', 'running') returning 1)
   select count(*) as cancelled from cancelled`,
);
const noteEnd = named(
  'api.noteItemEnd',
  'update api_job set done = done + $2, failed = failed + $3 where job_id = $1 returning done + failed = items as is_last',
);
const reserve = named(
  'api.reserveJobDay',
  `insert into api_job_day as d (account_id, day, used) select $1::bigint, ${today}, $2::integer where $2::integer <= $3
   on conflict (account_id, day) do update set used = d.used + excluded.used where d.used + excluded.used <= $3
   returning day::text as day, used`,
);
const reserveKey = named(
  'api.reserveKeyDay',
  `insert into api_key_day as d (key_id, day, used) select $1::uuid, $2::date, $3::integer where $3::integer <= $4
   on conflict (key_id, day) do update set used = d.used + excluded.used where d.used + excluded.used <= $4
   returning 1`,
);
const refund = named(
  'api.giveJobDayBack',
  `with key_back as (
     update api_key_day set used = greatest(0, used - $4::integer) where key_id = $2::uuid and day = $3::date and $5::boolean)
   update api_job_day set used = greatest(0, used - $4::integer) where account_id = $1 and day = $3::date`,
);
const used = named(
  'api.usedJobDay',
  `select coalesce((select used from api_job_day where account_id = $1 and day = ${today}), 0) as used,
     ${endOf(today)} as next_day`,
);
/** The total of the uploads of an account, which may wait for a day before it is counted. */
const uploads = named(
  'api.countUploads',
  `select coalesce(sum((select count(*) from api_job_picture p where p.job_id = j.job_id and p.fault is null) * cardinality(j.ability_nos)), 0)::integer
       as items,
     coalesce(sum(j.archive_bytes), 0)::float8 as bytes
   from api_job j where j.account_id = $1 and j.state in ('uploading', 'unpacking') and j.results_until > now()`,
);
const authStatus = named('api.findAuthStatus', 'select auth_status from identity_account where account_id = $1');
const dropBytes = named('api.dropJobBytes', 'delete from api_job_bytes where job_id = $1');
const dropPieces = named('api.dropJobPieces', 'delete from api_job_piece where job_id = $1');

/** A running job is first ended by `lateJobsJob`, which refunds the unrecognised pictures. */
const withOldResults = `array(select job_id from api_job where results_until <= now() and state not in ('unpacking', 'running'))`;
const late = named(
  'api.listLateJobs',
  `select job_id from api_job where results_until <= now() and state in ('unpacking', 'running')
   order by results_until limit 100`,
);

export const oldJobs = [
  // Its pictures take their items and bytes with them.
  removalOf('api.removeOldResults', 'api_job_picture', `job_id = any (${withOldResults})`),
  removalOf('api.removeOldPieces', 'api_job_piece', `job_id = any (${withOldResults})`),
  removalOf('api.removeOldJobs', 'api_job', `results_until < now() - interval '${JOB_DAYS} days'`),
  removalOf('api.removeOldJobDays', 'api_job_day', `day < now() - interval '2 days'`),
  removalOf('api.removeOldDeliveries', 'api_delivery', `created_at < now() - interval '${DELIVERY_DAYS} days'`),
];

export interface JobRow {
  job_id: string;
  account_id: number;
  sub_account_id: number | null;
  created_by: string;
  application_id: string | null;
  key_id: string | null;
  is_free: boolean;
  title: string;
  host: 'production' | 'test';
  ability_nos: number[];
  threshold: number | null;
  source: OwnJob['source'];
  state: JobState;
  code: string | null;
  archive_bytes: number | null;
  archive_sha256: string | null;
  skipped: number;
  pictures: number;
  items: number;
  done: number;
  failed: number;
  day: string | null;
  /** It counts against the limit of its key, too. */
  key_counted: boolean;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  results_until: Date;
  /** Its results have been removed, or an upload was given up. */
  is_gone: boolean;
}

/** A job as its owner sees it; the open API leaves out its application. */
export const jobOf = (row: JobRow): OwnJob => ({
  jobId: row.job_id,
  title: row.title,
  state: row.state,
  code: row.code,
  reason: row.code === null ? null : messageOf('ability', row.code),
  abilityNos: row.ability_nos,
  threshold: row.threshold,
  source: row.source,
  pictures: row.pictures,
  skipped: row.skipped,
  items: row.items,
  done: row.done,
  failed: row.failed,
  by: row.created_by,
  applicationId: row.application_id,
  isFree: row.is_free,
  createdAt: row.created_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  resultsUntil: row.results_until.toISOString(),
});

/** Whose jobs a caller may see: those of the account, of the sub-account, or of the application. */
export interface JobOwner {
  accountId: string;
  subAccountId: string | null;
  applicationId: string | null;
}
const isSeenBy = ({ accountId, subAccountId, applicationId }: JobOwner) =>
  every([
    ['account_id = ?::bigint', accountId],
    subAccountId === null ? undefined : ['sub_account_id = ?::bigint', subAccountId],
    applicationId === null ? undefined : ['application_id = ?::uuid', applicationId],
  ]);

const conditionOf = conditionsOf(jobList, queryJobs, {
  state: (state) => ['state = ?', state],
  origin: (origin) => [origin === 'application' ? 'application_id is not null' : 'application_id is null'],
});

export interface AddedJob extends JobOwner {
  jobId: string;
  by: string;
  keyId: string | null;
  isFree: boolean;
  title: string;
  host: JobRow['host'];
  abilityNos: readonly number[];
  threshold: number | null;
  source: JobRow['source'];
  archive: { bytes: number; sha256: string } | undefined;
  idempotencyKey: string | undefined;
  requestHash: string | undefined;
}

/** The permitted actions of a job, by the state of its account and key. */
export interface JobFacts {
  auth_status: AuthStatus;
  enabled: boolean;
  day_limit: number | null;
  /** Why its key no longer works. */
  key_code: string | null;
}

export const createJobStore = (database: Database) => ({
  async add(given: AddedJob): Promise<JobRow> {
    const [row] = await database.query<JobRow>(add, [
      given.jobId,
      given.accountId,
      given.subAccountId,
      given.by,
      given.applicationId,
      given.keyId,
      given.isFree,
      given.title,
      given.host,
      given.abilityNos,
      given.threshold,
      given.source,
      given.archive?.bytes ?? null,
      given.archive?.sha256 ?? null,
      given.idempotencyKey ?? null,
      given.requestHash ?? null,
    ]);
    return row as JobRow;
  },

  /** Returns the job that an application has created with an idempotency key. */
  async findRepeated(applicationId: string, idempotencyKey: string) {
    const [row] = await database.query<JobRow & { request_hash: string | null }>(findRepeated, [
      applicationId,
      idempotencyKey,
    ]);
    return row;
  },

  async holdAccount(accountId: string): Promise<void> {
    await database.query(holdAccount, [accountId]);
  },

  async countOpen(accountId: string): Promise<number> {
    const [row] = await database.query<{ open: number }>(countOpen, [accountId]);
    return row?.open ?? 0;
  },

  async find(owner: JobOwner, jobId: string): Promise<JobRow | undefined> {
    const [row] = await database.query<JobRow>(
      ...compose(`select ${columns} from api_job where`, isSeenBy(owner), ['and job_id = ?', jobId]),
    );
    return row;
  },

  /** Blocks other changes of a job until the transaction ends. Its items are only locked after it. */
  async hold(jobId: string): Promise<JobRow | undefined> {
    const [row] = await database.query<JobRow>(hold, [jobId]);
    return row;
  },

  /** Lists jobs newest first. */
  async list(owner: JobOwner, query: CheckedRequestOf<typeof queryJobs>) {
    const condition = every([isSeenBy(owner), conditionOf(query)]);
    const [rows, [counted]] = await Promise.all([
      database.query<JobRow>(
        ...compose(
          `select ${columns} from api_job where`,
          condition,
          'order by created_at desc, job_id desc',
          pageOf(query),
        ),
      ),
      database.query<{ found: number }>(...compose('select count(*) as found from api_job where', condition)),
    ]);
    return { list: rows.map(jobOf), total: counted?.found ?? 0 };
  },

  async facts(jobId: string): Promise<JobFacts> {
    const [row] = await database.query<JobFacts>(facts, [jobId]);
    return row as JobFacts;
  },

  /**
   * Locks and lists the jobs of a key or of an application that have not ended. All of them are locked before the
   * counts of the day: a worker that ends a picture takes the locks in the same order.
   */
  async holdOpenOf(accountId: string, { keyId, applicationId }: { keyId?: string; applicationId?: string }) {
    const isOf: Part =
      applicationId === undefined ? ['key_id = ?', keyId ?? null] : ['application_id = ?', applicationId];
    const rows = await database.query<{ job_id: string }>(
      ...compose(
        'select job_id from api_job where',
        every([['account_id = ?', accountId], ["state in ('uploading', 'unpacking', 'running')"], isOf]),
        'order by job_id for update',
      ),
    );
    return rows.map((row) => row.job_id);
  },

  /** Lists jobs that are past their deadline. */
  async listLate(): Promise<string[]> {
    return (await database.query<{ job_id: string }>(late)).map((row) => row.job_id);
  },

  async setUnpacking(jobId: string): Promise<boolean> {
    return (await database.query(setUnpacking, [jobId])).length > 0;
  },

  /** Makes a worker the one that unpacks a job. Returns undefined if the job needs none. */
  async takeUnpacking(jobId: string, token: string): Promise<JobRow | undefined> {
    const [row] = await database.query<JobRow>(takeUnpacking, [jobId, token]);
    return row;
  },

  /** Whether a worker is still the one that unpacks a job; the job is then locked. */
  async isUnpacking(jobId: string, token: string): Promise<boolean> {
    return (await database.query(isUnpacking, [jobId, token])).length > 0;
  },

  async setPictures(jobId: string, pictures: number, skipped: number): Promise<void> {
    await database.query(setPictures, [jobId, pictures, skipped]);
  },

  async run(
    { job_id: jobId, ability_nos: abilityNos }: JobRow,
    { pictures, good }: { pictures: number; good: number },
    { day, keyCounted }: { day: string | null; keyCounted: boolean },
  ): Promise<void> {
    await database.query(addItems, [jobId, abilityNos]);
    const [items, failed] = [pictures * abilityNos.length, (pictures - good) * abilityNos.length];
    await database.query(setRunning, [jobId, pictures, items, failed, day, keyCounted]);
  },

  /** Ends a job when all its items have ended. */
  async end(jobId: string, state: JobState, code: string | null): Promise<JobRow> {
    const [row] = await database.query<JobRow>(end, [jobId, state, code]);
    await database.query(dropBytes, [jobId]);
    await database.query(dropPieces, [jobId]);
    return row as JobRow;
  },

  async dropPieces(jobId: string): Promise<void> {
    await database.query(dropPieces, [jobId]);
  },

  /** Returns how many items will have no answer. */
  async cancelItems(jobId: string): Promise<number> {
    const [row] = await database.query<{ cancelled: number }>(cancelItems, [jobId]);
    return row?.cancelled ?? 0;
  },

  /** Counts the end of an item, and returns whether it was the last. */
  async noteEnd(jobId: string, isDone: boolean): Promise<boolean> {
    const [row] = await database.query<{ is_last: boolean }>(noteEnd, [jobId, isDone ? 1 : 0, isDone ? 0 : 1]);
    return row?.is_last === true;
  },

  /** Counts pictures against the limit of today. Returns the day and its new total, or nothing past the limit. */
  async reserve(
    accountId: number,
    pictures: number,
    limit: number,
  ): Promise<{ day: string; used: number } | undefined> {
    const [row] = await database.query<{ day: string; used: number }>(reserve, [accountId, pictures, limit]);
    return row;
  },

  async reserveKey(keyId: string, day: string, pictures: number, limit: number): Promise<boolean> {
    return (await database.query(reserveKey, [keyId, day, pictures, limit])).length > 0;
  },

  async refund({ account_id: accountId, key_id: keyId, key_counted: keyCounted, day }: JobRow, pictures: number) {
    if (day !== null && pictures > 0) await database.query(refund, [accountId, keyId, day, pictures, keyCounted]);
  },

  async uploads(accountId: string): Promise<{ items: number; bytes: number }> {
    const [row] = await database.query<{ items: number; bytes: number }>(uploads, [accountId]);
    return row as { items: number; bytes: number };
  },

  async authStatus(accountId: string): Promise<AuthStatus> {
    const [row] = await database.query<{ auth_status: AuthStatus }>(authStatus, [accountId]);
    return (row as { auth_status: AuthStatus }).auth_status;
  },

  async used(accountId: string): Promise<{ used: number; next_day: Date }> {
    const [row] = await database.query<{ used: number; next_day: Date }>(used, [accountId]);
    return row as { used: number; next_day: Date };
  },
});
