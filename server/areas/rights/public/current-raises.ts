import type { TierLimits } from '#contract/rights/calls.ts';
import type { Raise } from '#contract/rights/console-calls.ts';
import { tierOf } from '#contract/rights/tiers.ts';
import type { AuthStatus } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createRaiseStore } from '../console/raise-store.ts';
import { createRightsStore } from '../store.ts';

export interface RaisedAccount {
  userName: string;
  enterpriseName: string | null;
  authStatus: AuthStatus;
  tierLimits: TierLimits;
  raises: Raise[];
}

/** Returns an account with the limits of its tier and the raises that hold now, or undefined. */
export const currentRaises = async (database: Database, accountId: string): Promise<RaisedAccount | undefined> => {
  const store = createRaiseStore(database);
  const [account, tiers, raises] = await Promise.all([
    store.account(accountId),
    createRightsStore(database).list(),
    store.listCurrent(accountId),
  ]);
  if (!account) return undefined;
  const { user_name: userName, enterprise_name: enterpriseName, auth_status: authStatus } = account;
  const tierLimits = tiers.find(({ tier }) => tier === tierOf(authStatus)) as TierLimits;
  return { userName, enterpriseName, authStatus, tierLimits, raises };
};
