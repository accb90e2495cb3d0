import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';

// Spelled like the condition of the index on operators.
const list = named(
  'identity.listOperators',
  `select account_id, user_name from identity_account
   where user_roles && array[5, 6]::smallint[] and enabled order by user_name`,
);

/** Lists the platform's operators that are not locked, by name. */
export const listOperators = async (database: Database): Promise<{ accountId: string; name: string }[]> => {
  const rows = await database.query<{ account_id: number; user_name: string }>(list);
  return rows.map((row) => ({ accountId: String(row.account_id), name: row.user_name }));
};
