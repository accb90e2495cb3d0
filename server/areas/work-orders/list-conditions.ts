import { comparableName } from '#contract/enterprise/comparable-name.ts';
import { orderNoPattern } from '#contract/work-orders/order-path.ts';
import { workOrderScopeOf } from '#contract/organisation/work-order-scope.ts';
import { ownerIdOf, type SignedInUser } from '#server/kit/http/caller.ts';
import type { Part } from '#server/kit/database/query.ts';

/** Matches the orders that a user who is no operator may see, or only their own. */
export const visibleTo = (user: SignedInUser, own: boolean): Part => {
  const scope = own ? 'own' : workOrderScopeOf(user);
  if (scope === 'own') return ['owner_id = ?', ownerIdOf(user)];
  if (scope === 'enterprise') return ['account_id = ?', user.accountId];
  return ['account_id = ? and (owner_id = ? or group_name = ?)', user.accountId, ownerIdOf(user), user.groupName];
};

/** Matches an order by its full number. Returns undefined if the keyword is no full number. */
export const numbered = (keyword: string | undefined): Part | undefined => {
  const wanted = (keyword ?? '').trim().toUpperCase();
  return orderNoPattern.test(wanted) ? ['order_no = ?', wanted] : undefined;
};

/** Matches a full number exactly, and anything else as a part of these columns, with any case and brackets. */
export const holding = (keyword: string | undefined, columns: readonly string[]): Part | undefined => {
  const wanted = (keyword ?? '').trim();
  const number = numbered(wanted);
  if (wanted === '' || number) return number;
  return [
    `(${columns.map((column) => `strpos(translate(lower(${column}), '（）', '()'), lower(?)) > 0`).join(' or ')})`,
    ...columns.map(() => comparableName(wanted)),
  ];
};
