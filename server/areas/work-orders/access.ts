import { accountTypes } from '#contract/kit/roles.ts';
import { workOrderScopeOf } from '#contract/organisation/work-order-scope.ts';
import { ownerIdOf, type SignedInUser } from '#server/kit/http/caller.ts';

/** The owner of an order. */
export interface Belonging {
  ownerId: string;
  accountId: string;
  /** The author's group when the order was opened; empty if none. */
  groupName: string;
}

export const customerNameOf = ({ subAccountName, accountName }: SignedInUser): string => subAccountName ?? accountName;

/**
 * Returns a user's role in an order, for users who are not operators: `customer` may act on it (its author and their
 * main account), `viewer` may read it (a colleague with the permission item). Returns undefined if the order must look
 * missing.
 */
export const roleInOrder = (user: SignedInUser, order: Belonging): 'customer' | 'viewer' | undefined => {
  if (order.ownerId === ownerIdOf(user)) return 'customer';
  if (order.accountId !== user.accountId) return undefined;
  if (user.accountType === accountTypes.main) return 'customer';
  const scope = workOrderScopeOf(user);
  if (scope === 'enterprise') return 'viewer';
  return scope === 'group' && order.groupName === user.groupName ? 'viewer' : undefined;
};
