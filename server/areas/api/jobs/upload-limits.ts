import { JOB_DAY_LIMIT } from '#contract/kit/errors/portal.ts';
import { tierOf } from '#contract/rights/tiers.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { effectiveLimits } from '#server/areas/rights/public/effective-limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import { createJobQuotaStore } from './job-quota-store.ts';
import { createJobStore } from './job-store.ts';

interface Added {
  items: number;
  archiveBytes: number;
}

/**
 * Throws if the uploads of an account would hold more than what it may still have recognised today. Its account is held,
 * so that uploads at once do not exceed it.
 */
export const expectRoom = async (transaction: Database, accountId: string, added: Added): Promise<void> => {
  const store = createJobStore(transaction);
  await store.holdAccount(accountId);
  const tier = tierOf(await store.authStatus(accountId));
  const { ofAll } = await effectiveLimits(transaction, { owner: accountId, tier });
  const quota = createJobQuotaStore(transaction);
  const { used } = await quota.used(accountId);
  const held = await quota.uploads(accountId);
  const left = Math.max(0, ofAll.jobPicturesADay - used);
  if (added.items > 0 && held.items + added.items > left) throw businessError('ability', JOB_DAY_LIMIT);
  if (added.archiveBytes > 0 && held.bytes + added.archiveBytes > left * TRIAL_PICTURE_MAXIMUM_BYTES)
    throw businessError('ability', JOB_DAY_LIMIT, 'archive.bytes');
};
