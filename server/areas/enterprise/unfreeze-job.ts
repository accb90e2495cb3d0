import { authStatuses } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import type { Tell } from '#server/kit/notify/notify.ts';
import { thawedMessage } from './certification-message.ts';
import { createCertificationStore } from './certification-store.ts';
import type { Standings } from './certification-status.ts';

const THAW_EVERY_MS = 5000;

export interface ThawOptions {
  database: Database;
  standings: Pick<Standings, 'hold' | 'set'>;
  tell: Tell;
}

export type Thaw = (transaction: Database, accountId: string) => Promise<boolean>;

/** Thaws an account whose time is over, whose standing the transaction holds; answers whether it was. */
export const createThaw =
  ({ standings, tell }: Pick<ThawOptions, 'standings' | 'tell'>): Thaw =>
  async (transaction, accountId) => {
    if (!(await createCertificationStore(transaction).thaw(accountId))) return false;
    await standings.set(transaction, accountId, { authStatus: authStatuses.failed });
    await tell(transaction, thawedMessage(accountId));
    return true;
  };

/** Thaws all accounts whose time is over. Nodes that do so at once wait for each other account by account. */
export const thawDue = async ({ database, standings, tell }: ThawOptions): Promise<void> => {
  const thaw = createThaw({ standings, tell });
  for (const accountId of await createCertificationStore(database).listThawing())
    await database.transaction(async (transaction) => {
      await standings.hold(transaction, accountId);
      await thaw(transaction, accountId);
    });
};

/** Thaws every few seconds, on every node. */
export const unfreezeJob = (options: ThawOptions): IntervalJob => ({
  name: 'enterprise.unfreeze',
  everyMs: THAW_EVERY_MS,
  failure: 'frozen certifications wait to be thawed',
  run: () => thawDue(options),
});
