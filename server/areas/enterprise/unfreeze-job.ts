import { authStatuses } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { createCertificationStore } from './certification-store.ts';
import { unfrozen } from './notifications.ts';
import type { AccountCertification } from './certification-status.ts';

const UNFREEZE_EVERY_MS = 5000;

export interface UnfreezeOptions {
  database: Database;
  accountCertification: Pick<AccountCertification, 'hold' | 'set'>;
  notify: Notify;
}

export type Unfreeze = (transaction: Database, accountId: string) => Promise<boolean>;

/** Unfreezes an account whose freeze is over. The transaction must hold its lock. Returns whether it was over. */
export const createUnfreeze =
  ({ accountCertification, notify }: Pick<UnfreezeOptions, 'accountCertification' | 'notify'>): Unfreeze =>
  async (transaction, accountId) => {
    if (!(await createCertificationStore(transaction).unfreeze(accountId))) return false;
    await accountCertification.set(transaction, accountId, { authStatus: authStatuses.failed });
    await notify(transaction, unfrozen, [accountId], {});
    return true;
  };

/**
 * Unfreezes all accounts whose freeze is over; one that fails does not stop the others. Parallel nodes wait for each
 * other at each account. Throws the first failure at the end.
 */
export const unfreezeDue = async (
  { database, accountCertification, notify }: UnfreezeOptions,
  isStopping = () => false,
): Promise<void> => {
  const unfreeze = createUnfreeze({ accountCertification, notify });
  const failures: unknown[] = [];
  for (const accountId of await createCertificationStore(database).listUnfreezable()) {
    if (isStopping()) break;
    try {
      await database.transaction(async (transaction) => {
        await accountCertification.hold(transaction, accountId);
        await unfreeze(transaction, accountId);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
};

/** Runs every few seconds on every node. */
export const unfreezeJob = (options: UnfreezeOptions): IntervalJob => ({
  name: 'enterprise.unfreeze',
  everyMs: UNFREEZE_EVERY_MS,
  failure: 'frozen certifications wait to be unfrozen',
  run: (isStopping) => unfreezeDue(options, isStopping),
});
