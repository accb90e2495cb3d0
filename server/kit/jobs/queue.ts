import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import { TIME_ZONE } from '#contract/kit/limits.ts';
import type { Connection, Log } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import { removalOf } from '../database/removal.ts';
import { named } from '../database/statement.ts';
import type { AnyWorker, Job } from './job.ts';
import { poolDb, transactionDb } from './queue-db.ts';

/** Adds a job in the transaction of the event that causes it. It runs after the commit, or from `startAfter` on. */
export type Enqueue = <Data extends object>(
  transaction: Database,
  job: Job<Data>,
  data: Data,
  options?: { startAfter?: Date | undefined },
) => Promise<void>;

export interface Queue {
  enqueue: Enqueue;
  /** The Chinese names of all kinds of jobs, by name. Known once the queue has started. */
  labels(): ReadonlyMap<string, string>;
  /** Gives a failed job one more attempt. Throws `JobWaits` if the same work waits already. */
  retry(transaction: Database, name: string, jobId: string): Promise<void>;
  /** Removes a failed job and calls `onRemoved` of its worker. */
  remove(transaction: Database, name: string, jobId: string): Promise<void>;
  /** Starts the workers of this node. */
  start(workers: readonly AnyWorker[]): Promise<void>;
  /** Aborts the jobs of this node, so that they end soon; other nodes or the next start retry them. */
  drain(): void;
  /** Waits for the jobs of this node and ends the connections. */
  stop(): Promise<void>;
}

/** A job of the same key waits or runs, and its kind is unique. */
export class JobWaits extends Error {
  override name = 'JobWaits';
}

const UNIQUE_VIOLATION = '23505';
export const CONNECTIONS = 4;
/** For the maintenance of the queue's tables. */
const QUERY_TIMEOUT_MS = 30_000;
/** A job whose node shows no sign of life for this long is retried. The least that pg-boss takes. */
const HEARTBEAT_SECONDS = 10;
/** How often some node looks for jobs of dead nodes. */
const LOOK_FOR_DEAD_SECONDS = 5;
/** Workers are notified of new jobs. They look for due retries and scheduled jobs at this interval. */
const POLL_SECONDS = 2;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** A waiting job is given up after this time; a message may be scheduled months ahead. */
const KEEP_WAITING_SECONDS = 400 * DAY_SECONDS;
/** Failed jobs wait for an operator; a start of a node leaves them. */
export const KEEP_ENDED_SECONDS = 90 * DAY_SECONDS;
export const KEEP_COMPLETED_DAYS = 7;
const STOP_WITHIN_MS = 5000;

const policies = { waiting: 'short', unfinished: 'exclusive' } as const;

/** Completed jobs are of little use; failed ones stay as long as pg-boss keeps them. The table has no partitions. */
export const completedJobs = removalOf(
  'jobs.removeCompleted',
  'pgboss.job_common',
  `state = 'completed' and completed_on < now() - interval '${KEEP_COMPLETED_DAYS} days'`,
);

const removeFailed = named(
  'jobs.removeFailed',
  `delete from pgboss.job where id = $1 and name = $2 and state = 'failed' returning data`,
);

/** Returns the text of an error for operators. Statements, rows and paths stay in the log. */
const messageOf = (error: unknown): string => {
  if (error instanceof pg.DatabaseError) return `数据库错误 ${error.code}`;
  const { code, syscall, message } = error as Partial<NodeJS.ErrnoException>;
  return syscall === undefined ? (message ?? String(error)) : `${code}（${syscall}）`;
};

const bossOn = (db: Db, log: Log, schedule = false): PgBoss => {
  const boss = new PgBoss({
    db,
    schedule,
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_DEAD_SECONDS,
    // Flows are not used.
    flowIntervalSeconds: HOUR_SECONDS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue failed and tries again'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `job queue: ${message}`));
  return boss;
};

/** Creates or migrates the tables of the queue, which are in the schema `pgboss`. */
export const migrateQueue = async (connection: Connection | string, log: Log): Promise<void> => {
  const pool = createPool(connection, { log, size: 1, queryTimeout: QUERY_TIMEOUT_MS });
  const boss = bossOn({ executeSql: (text, values) => pool.query(text, values) }, log);
  // Without workers there is nothing to be notified of.
  boss.removeAllListeners('warning');
  try {
    await boss.start();
    await boss.stop();
  } finally {
    await pool.end();
  }
};

/** Creates the queue of this node. It needs the tables of `migrateQueue`. */
export const createQueue = ({ connection, log }: { connection: Connection | string; log: Log }): Queue => {
  const pool = createPool(connection, { log, size: CONNECTIONS, queryTimeout: QUERY_TIMEOUT_MS });
  const db = poolDb(pool, connection, log);
  const stopping = new AbortController();
  let stopped: Promise<void> | undefined;
  let boss: PgBoss | undefined;
  let kinds: ReadonlyMap<string, AnyWorker> = new Map();

  const enqueue: Enqueue = async (transaction, { name, unique }, data, { startAfter } = {}) => {
    if (!boss) throw new Error(`the job ${name} was enqueued before the queue started`);
    await boss.send(name, data, {
      db: transactionDb(transaction),
      ...(startAfter && { startAfter }),
      ...(unique && { singletonKey: unique.key(data) }),
    });
  };

  const work = async (own: PgBoss, { job, run }: AnyWorker) => {
    const { name, atOnce } = job;
    const options = { batchSize: 1, includeMetadata: true, perJobResults: true, localConcurrency: atOnce } as const;
    const polling = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
    const workerId = await own.work<object, unknown, typeof options & typeof polling>(
      name,
      { ...options, ...polling },
      async ([taken]) => {
        if (!taken) return [];
        const { id, data, retryCount: retries } = taken;
        const signal = AbortSignal.any([taken.signal, stopping.signal]);
        try {
          const checked = job.data.safeParse(data ?? {});
          if (!checked.success) {
            log.error({ job: name, id }, 'a job has an unknown payload, no attempt was made');
            return [{ id, status: 'deadletter', output: { message: `unknown payload: ${checked.error.message}` } }];
          }
          await run(checked.data, { signal, retries });
          return [{ id, status: 'completed' }];
        } catch (error) {
          if (!stopping.signal.aborted) {
            const isLast = retries >= taken.retryLimit;
            log[isLast ? 'error' : 'warn'](
              { err: error, job: name, id, retries },
              isLast ? 'a job has failed' : 'a job failed and will be retried',
            );
          }
          return [{ id, status: 'failed', output: { message: messageOf(error) } }];
        } finally {
          // Otherwise the worker would pause before it takes the next job.
          own.notifyWorker(workerId);
        }
      },
    );
  };

  const prepare = async (own: PgBoss, { job, unfinished }: AnyWorker) => {
    const options = {
      expireInSeconds: job.timeLimitSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      retryLimit: job.retries,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: job.retryDelayMaximumSeconds,
      retentionSeconds: KEEP_WAITING_SECONDS,
      deleteAfterSeconds: KEEP_ENDED_SECONDS,
      notify: true,
    };
    await own.createQueue(job.name, { ...options, policy: job.unique ? policies[job.unique.among] : 'standard' });
    await own.updateQueue(job.name, options);
    if (job.cron) await own.schedule(job.name, job.cron, {}, { tz: TIME_ZONE });
    const found = (await unfinished?.()) ?? [];
    if (found.length === 0) return;
    const { rows } = await db.executeSql(
      `select singleton_key as key from pgboss.job where name = $1 and state = 'failed'`,
      [job.name],
    );
    const waitForOperator = new Set(rows.map(({ key }: { key: string | null }) => key));
    for (const { data, startAfter } of found) {
      const key = job.unique?.key(data);
      if (key !== undefined && waitForOperator.has(key)) continue;
      await own.send(job.name, data, {
        ...(startAfter && { startAfter }),
        ...(key !== undefined && { singletonKey: key }),
      });
    }
  };

  const stopOnce = async () => {
    stopping.abort();
    const own = boss;
    if (own) {
      const ended = Promise.all([...kinds.keys()].map((name) => own.offWork(name, { wait: true })));
      await Promise.race([ended, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
      // Returns the jobs that are still running to the queue. A database that hangs must not hold up the end of the process.
      await Promise.race([
        own.stop({ graceful: false }).then(() => pool.end()),
        pause(STOP_WITHIN_MS, undefined, { ref: false }),
      ]);
    } else await pool.end();
  };

  return {
    enqueue,
    labels: () => new Map([...kinds].map(([name, { job }]) => [name, job.label])),
    async retry(transaction, name, jobId) {
      try {
        await transaction.transaction(async (inner) => boss?.retry(name, jobId, { db: transactionDb(inner) }));
      } catch (error) {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new JobWaits(`another ${name} waits`);
        throw error;
      }
    },
    async remove(transaction, name, jobId) {
      const [job] = await transaction.query<{ data: unknown }>(removeFailed, [jobId, name]);
      const worker = kinds.get(name);
      const checked = worker?.job.data.safeParse(job?.data ?? {});
      if (job && checked?.success) await worker?.onRemoved?.(transaction, checked.data);
    },
    async start(workers) {
      const own = bossOn(
        db,
        log,
        workers.some(({ job }) => job.cron),
      );
      boss = own;
      await own.start();
      kinds = new Map(workers.map((worker) => [worker.job.name, worker]));
      for (const { name } of await own.getSchedules())
        if (!workers.some(({ job }) => job.name === name && job.cron)) await own.unschedule(name);
      await Promise.all(workers.map((worker) => prepare(own, worker)));
      await Promise.all(workers.map((worker) => work(own, worker)));
    },
    drain() {
      stopping.abort();
      // Takes no further jobs: they would end at once, and each would have lost an attempt.
      for (const name of kinds.keys())
        boss?.offWork(name, { wait: false }).catch((error) => log.warn({ err: error }, 'a worker did not stop'));
    },
    stop: () => (stopped ??= stopOnce()),
  };
};
