import { getRights } from '#contract/rights/calls.ts';
import { tierOf } from '#contract/rights/tiers.ts';
import type { Database } from '#server/kit/database/database.ts';
import { type SignedInUser, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createRaiseStore } from './console/raise-store.ts';
import { ownRaiseOf } from './own-raise.ts';
import { createRightsStore } from './store.ts';

export interface RightsOptions {
  database: Database;
  /** Returns since when a main account has its current certification status. */
  standsSince(user: SignedInUser): Promise<Date>;
}

export const serveRights = (calls: Calls, { database, standsSince }: RightsOptions) => {
  const store = createRightsStore(database);

  calls.serve(getRights, async (_request, caller) => {
    const user = userOf(caller);
    const [since, tiers, raises] = await Promise.all([
      standsSince(user),
      store.list(),
      createRaiseStore(database).listCurrent(user.accountId),
    ]);
    return { tier: tierOf(user.authStatus), since: since.toISOString(), tiers, raises: raises.map(ownRaiseOf) };
  });
};
