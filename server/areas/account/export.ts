import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';

const account = named(
  'identity.exportAccount',
  `select account_id, uuid, user_name, phone, user_roles, account_role, auth_status, enterprise_name, enterprise_no,
     created_at, update_time
   from identity_account where account_id = $1`,
);
const subColumns = `sub_account_id, uuid, login_name, sub_account_name, phone, email, group_name, account_role, note,
  permission_items, enabled, valid_until, created_at, last_login_at, update_time`;
const subAccount = named(
  'identity.exportSubAccount',
  `select ${subColumns} from identity_sub_account where sub_account_id = $1`,
);
const subAccounts = named(
  'identity.exportSubAccounts',
  `select ${subColumns} from identity_sub_account where account_id = $1
   order by sub_account_id limit ${EXPORTED_ROWS_MAXIMUM}`,
);

/** Renames columns as in the calls: `account_id` becomes `accountId`. */
const inCallWords = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/_(\w)/g, (_all, letter) => letter.toUpperCase()), value]),
  );

export const accountExport = (database: Database): ExportParts => ({
  async account({ accountId, subAccountId }) {
    const [row = {}] = await (subAccountId === undefined
      ? database.query<object>(account, [accountId])
      : database.query<object>(subAccount, [subAccountId]));
    return inCallWords(row);
  },
  async subAccounts({ accountId, subAccountId }) {
    if (subAccountId !== undefined) return undefined;
    return (await database.query<object>(subAccounts, [accountId])).map(inCallWords);
  },
});
