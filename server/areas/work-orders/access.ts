import { accountTypes } from '#contract/kit/roles.ts';
import { workOrderScopeOf } from '#contract/organisation/work-order-scope.ts';
import { ownerIdOf, type SignedInUser } from '#server/kit/http/caller.ts';

/** Whose an order is. */
export interface Belonging {
  ownerId: string;
  accountId: string;
  /** The author's when it was opened; empty: none. */
  groupName: string;
}

export const customerNameOf = ({ subAccountName, accountName }: SignedInUser): string => subAccountName ?? accountName;

/**
 * What an order is to somebody who is no operator: `customer` who acts on it (whoever opened it, and their main account),
 * `viewer` who reads it (a colleague with the item), or undefined where it looks like one that is not there.
 */
export const roleInOrder = (user: SignedInUser, order: Belonging): 'customer' | 'viewer' | undefined => {
  if (order.ownerId === ownerIdOf(user)) return 'customer';
  if (order.accountId !== user.accountId) return undefined;
  if (user.accountType === accountTypes.main) return 'customer';
  const scope = workOrderScopeOf(user);
  if (scope === 'enterprise') return 'viewer';
  return scope === 'group' && order.groupName === user.groupName ? 'viewer' : undefined;
};
