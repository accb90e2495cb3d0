import type { PermissionItem } from '#contract/organisation/items.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';

const listGranted = named(
  'identity.listGranted',
  `select sub_account_id from identity_sub_account
   where account_id = any ($1::bigint[]) and enabled and coalesce(valid_until > now(), true)
     and permission_items @> array[$2]
   order by sub_account_id`,
);

/** Lists the sub-accounts of these main accounts that may log in and have the permission item. */
export const grantedSubAccounts = async (
  database: Database,
  accountIds: readonly (number | string)[],
  item: PermissionItem,
): Promise<number[]> =>
  (await database.query<{ sub_account_id: number }>(listGranted, [accountIds, item])).map((row) => row.sub_account_id);
