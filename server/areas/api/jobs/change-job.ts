import { isEnded } from '#contract/api/job-states.ts';
import { JOB_DAY_LIMIT, KEY_DAY_LIMIT, KEY_REVOKED, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { tierOf } from '#contract/rights/tiers.ts';
import { effectiveLimits } from '#server/areas/rights/public/effective-limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { notifyKeyLimits } from '../applications/key-limits.ts';
import { createNoticeStore } from '../applications/notice-store.ts';
import { shareOf } from '../applications/notified-share.ts';
import { jobQuotaNear } from '../notifications.ts';
import type { Enqueue } from '#server/kit/jobs/queue.ts';
import { createJobQuotaStore } from './job-quota-store.ts';
import { createJobStore, type JobRow } from './job-store.ts';
import { createPictureStore } from './picture-store.ts';
import { runPicturesJob } from './queued-jobs.ts';

/** Runs in the transaction that ends a job. */
export type OnEnded = (transaction: Database, job: JobRow) => Promise<void>;

/** Notifies the account once a day that its jobs have nearly used up the limit of the day. */
const notifyQuotaNear = async (
  transaction: Database,
  notify: Notify,
  accountId: number,
  { used, limit }: { used: number; limit: number },
): Promise<void> => {
  const share = shareOf(used, limit);
  if (share === undefined) return;
  // The limit is part of the subject: after a raise the account is notified again.
  const isNew = await createNoticeStore(transaction).note(String(accountId), `jobs:${limit}:${share}`);
  if (isNew) await notify(transaction, jobQuotaNear, [String(accountId)], { used, limit, share });
};

/**
 * Starts a job that is held: counts its pictures against the limits of today, all of them or none, and gives them to the
 * queue. Those that could not be unpacked have failed, and are not counted.
 */
export const startHeld = async (
  transaction: Database,
  job: JobRow,
  { enqueue, notify }: { enqueue: Enqueue; notify: Notify },
): Promise<void> => {
  const store = createJobStore(transaction);
  const quota = createJobQuotaStore(transaction);
  const counts = await createPictureStore(transaction).counts(job.job_id);
  if (counts.good === 0) throw businessError('ability', WRONG_STATE, 'pictures');
  const { auth_status: authStatus, day_limit: dayLimit } = await store.facts(job.job_id);
  const items = counts.good * job.ability_nos.length;
  let day: string | null = null;
  const keyCounted = !job.is_free && job.key_id !== null && dayLimit !== null;
  if (!job.is_free) {
    const owner = { owner: String(job.account_id), tier: tierOf(authStatus) };
    const { jobPicturesADay } = (await effectiveLimits(transaction, owner)).ofAll;
    const reserved = await quota.reserve(job.account_id, items, jobPicturesADay);
    if (!reserved) throw businessError('ability', JOB_DAY_LIMIT);
    day = reserved.day;
    await notifyQuotaNear(transaction, notify, job.account_id, { used: reserved.used, limit: jobPicturesADay });
    if (job.key_id !== null && dayLimit !== null) {
      if (!(await quota.reserveKey(job.key_id, day, items, dayLimit))) throw businessError('ability', KEY_DAY_LIMIT);
      await notifyKeyLimits(transaction, notify, [job.key_id]);
    }
  }
  await store.run(job, counts, { day, keyCounted });
  await enqueue(transaction, runPicturesJob, { accountId: String(job.account_id) });
};

/** Ends a job early: its pictures without a result get none, and are refunded. */
export const endEarly = (
  database: Database,
  jobId: string,
  { state, code, onEnded }: { state: 'cancelled' | 'refused'; code: string | null; onEnded: OnEnded },
): Promise<void> =>
  database.transaction(async (transaction) => {
    const store = createJobStore(transaction);
    const held = await store.hold(jobId);
    if (!held || isEnded(held.state)) return;
    await createJobQuotaStore(transaction).refund(held, await store.cancelItems(jobId));
    await onEnded(transaction, await store.end(jobId, state, code));
  });

/** Ends the jobs of a key or of an application that no longer works, in the transaction that stops it. */
export const endJobsOf =
  (onEnded: OnEnded) =>
  async (
    transaction: Database,
    accountId: string,
    which: { keyId: string } | { applicationId: string },
  ): Promise<void> => {
    for (const jobId of await createJobStore(transaction).holdOpenOf(accountId, which))
      await endEarly(transaction, jobId, { state: 'cancelled', code: KEY_REVOKED, onEnded });
  };
export type EndJobsOf = ReturnType<typeof endJobsOf>;
