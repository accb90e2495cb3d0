import { nameKeyOf } from '#contract/auth/names.ts';
import type { CheckedRequestOf } from '#contract/kit/call.ts';
import { type ImportedRow, querySubAccounts, type SubAccount } from '#contract/organisation/calls.ts';
import type { PermissionItem } from '#contract/organisation/items.ts';
import type { Sort } from '#contract/organisation/list-query.ts';
import type { SubAccountStatus } from '#contract/organisation/statuses.ts';
import { subAccountList } from '#contract/organisation/sub-account-list.ts';
import { TIME_ZONE } from '#contract/kit/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { isTaken } from '#server/kit/database/errors.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { named } from '#server/kit/database/pool.ts';
import { compose, every, pageOf } from '#server/kit/database/query.ts';
import { endOf } from '#server/kit/database/shanghai-days.ts';
import { randomSalt } from '#server/kit/secrets/random-password.ts';

const status = `case when not u.enabled then 0 when u.valid_until <= now() then 2
  when u.sealed_inner is null then 3 else 1 end`;
/** SQL: the last day on which the sub-account is valid. */
const lastDay = `to_char((u.valid_until - interval '1 microsecond') at time zone '${TIME_ZONE}', 'YYYY-MM-DD')`;

const columns = `u.sub_account_id, u.login_name, u.sub_account_name, u.phone, u.email, u.group_name, u.account_role,
  ${status} as status, ${lastDay} as valid_until, u.note, u.permission_items, u.created_at, c.user_name as created_by,
  u.last_login_at, u.version`;
const tables = `from identity_sub_account u left join identity_account c on c.account_id = u.created_by`;
const isOf = 'u.account_id = $1';

const conditionOf = conditionsOf(subAccountList, querySubAccounts, {
  // The line breaks keep a match within one field.
  keyword: (keyword, accountId: string) => [
    `strpos(lower(concat_ws(E'\\n',
       u.login_name || '@' || (select enterprise_no from identity_account where account_id = ?::bigint),
       u.sub_account_name, u.phone, u.email)), lower(?)) > 0`,
    accountId,
    keyword,
  ],
  accountRole: (role) => ['u.account_role = ?', role],
  status: (wanted) => [`${status} = ?`, wanted],
  groupName: (name) => ['u.group_name = ?', name],
});

const orders: Record<Sort, { up: string; down: string }> = {
  createdAt: { up: 'u.created_at, u.sub_account_id', down: 'u.created_at desc, u.sub_account_id desc' },
  lastLoginAt: {
    up: 'u.last_login_at nulls first, u.sub_account_id',
    down: 'u.last_login_at desc nulls last, u.sub_account_id desc',
  },
  loginName: { up: 'u.login_name_key', down: 'u.login_name_key desc' },
  validUntil: { up: 'u.valid_until, u.sub_account_id', down: 'u.valid_until desc, u.sub_account_id desc' },
};
const summary = named(
  'identity.subAccountSummary',
  `select count(u.sub_account_id) as made, a.enterprise_no,
     coalesce(array_agg(distinct u.group_name) filter (where u.group_name <> ''), '{}') as groups
   from identity_account a left join identity_sub_account u on u.account_id = a.account_id
   where a.account_id = $1 group by a.account_id`,
);
const find = named('identity.findSubAccount', `select ${columns} ${tables} where ${isOf} and u.sub_account_id = $2`);
/** Locked while sub-accounts are created, so that counting and name checks run one after the other. */
const holdEnterprise = named(
  'identity.holdEnterprise',
  'select enterprise_no from identity_account where account_id = $1 for no key update',
);
/** A separate statement from the lock, so that it counts what was created during the wait. */
const countMade = named(
  'identity.countSubAccounts',
  'select count(*) as made from identity_sub_account where account_id = $1',
);
const add = named(
  'identity.addSubAccounts',
  `insert into identity_sub_account
     (account_id, login_name, login_name_key, sub_account_name, phone, email, group_name, account_role, valid_until, note,
      permission_items, created_by, salt)
   select $1, r.login_name, r.login_name_key, r.sub_account_name, r.phone, r.email, r.group_name, r.account_role,
     ${endOf("nullif(r.valid_until, '')")}, r.note, r.permission_items, $1, r.salt
   from jsonb_to_recordset($2::jsonb) r (login_name text, login_name_key text, sub_account_name text, phone text, email text,
     group_name text, account_role smallint, valid_until text, note text, permission_items text[], salt text)
   returning sub_account_id`,
);
const takenOf = named(
  'identity.takenLoginNames',
  'select login_name_key from identity_sub_account where account_id = $1 and login_name_key = any ($2)',
);
/** Locks in id order, so that parallel statements cannot deadlock. */
const hold = named(
  'identity.holdSubAccounts',
  `select ${columns} from (
     select * from identity_sub_account where account_id = $1 and sub_account_id = any ($2::bigint[])
     order by sub_account_id for no key update
   ) u left join identity_account c on c.account_id = u.created_by order by u.sub_account_id`,
);
const noted = 'update_time = now(), version = version + 1';
const update = named(
  'identity.updateSubAccount',
  `update identity_sub_account set sub_account_name = $2, phone = $3, email = $4, group_name = $5, account_role = $6,
     valid_until = ${endOf("nullif($7::text, '')")}, note = $8, permission_items = $9, ${noted}
   where sub_account_id = $1`,
);
const setEnabled = named(
  'identity.setSubAccountsEnabled',
  `update identity_sub_account set enabled = $2, ${noted} where sub_account_id = any ($1::bigint[])`,
);
const change = named(
  'identity.changeSubAccounts',
  `update identity_sub_account set group_name = coalesce($2, group_name), ${noted},
     permission_items = array(
       select item from unnest(permission_items || $3::text[]) with ordinality granted (item, at)
       where item <> all ($4::text[]) group by item order by min(at))
   where sub_account_id = any ($1::bigint[])`,
);
const forgetPassword = named(
  'identity.forgetSubAccountPassword',
  `update identity_sub_account set sealed_inner = null, ${noted} where sub_account_id = $1`,
);

interface Row {
  sub_account_id: number;
  login_name: string;
  sub_account_name: string;
  phone: string;
  email: string;
  group_name: string;
  account_role: 5 | 6 | 7;
  status: SubAccountStatus;
  valid_until: string | null;
  note: string;
  permission_items: PermissionItem[];
  created_at: Date;
  created_by: string | null;
  last_login_at: Date | null;
  version: number;
}

const subAccountOf = (row: Row): SubAccount => ({
  subAccountId: String(row.sub_account_id),
  loginName: row.login_name,
  subAccountName: row.sub_account_name,
  phone: row.phone,
  email: row.email,
  groupName: row.group_name,
  accountRole: row.account_role,
  status: row.status,
  validUntil: row.valid_until ?? '',
  note: row.note,
  permissionItems: row.permission_items,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  version: row.version,
});

export type SubAccountQuery = CheckedRequestOf<typeof querySubAccounts>;

export type NewSubAccount = Omit<ImportedRow, 'row'>;
export type WrittenSubAccount = Omit<NewSubAccount, 'loginName'>;

/** The sub-accounts of one main account, `accountId`. Those of other accounts are treated as missing. */
export const createSubAccountStore = (database: Database) => ({
  async page(accountId: string, query: SubAccountQuery): Promise<{ total: number; list: SubAccount[] }> {
    const { sort, descending } = query;
    const condition = every([['u.account_id = ?::bigint', accountId], conditionOf(query, accountId)]);
    const order = orders[sort][descending ? 'down' : 'up'];
    const [rows, [counted]] = await Promise.all([
      database.query<Row>(
        ...compose(`select ${columns} ${tables} where`, condition, `order by ${order}`, pageOf(query)),
      ),
      database.query<{ found: number }>(
        ...compose('select count(*) as found from identity_sub_account u where', condition),
      ),
    ]);
    return { total: counted?.found ?? 0, list: rows.map(subAccountOf) };
  },

  async summary(accountId: string): Promise<{ made: number; groups: string[]; enterpriseNo: string | null }> {
    const [row] = await database.query<{ made: number; groups: string[]; enterprise_no: string | null }>(summary, [
      accountId,
    ]);
    return { made: row?.made ?? 0, groups: row?.groups ?? [], enterpriseNo: row?.enterprise_no ?? null };
  },

  async find(accountId: string, subAccountId: string): Promise<SubAccount | undefined> {
    const [row] = await database.query<Row>(find, [accountId, subAccountId]);
    return row && subAccountOf(row);
  },

  /** Locks the main account until the transaction ends. `made` is the number of its sub-accounts. */
  async holdEnterprise(accountId: string): Promise<{ enterpriseNo: string | null; made: number }> {
    const [row] = await database.query<{ enterprise_no: string | null }>(holdEnterprise, [accountId]);
    if (!row) throw new Error(`no account ${accountId}`);
    const [counted] = await database.query<{ made: number }>(countMade, [accountId]);
    return { enterpriseNo: row.enterprise_no, made: counted?.made ?? 0 };
  },

  /** Returns the names that are already used, as keys. */
  async taken(accountId: string, loginNames: readonly string[]): Promise<Set<string>> {
    const keys = loginNames.map(nameKeyOf);
    const rows = await database.query<{ login_name_key: string }>(takenOf, [accountId, keys]);
    return new Set(rows.map((row) => row.login_name_key));
  },

  /** Creates sub-accounts without passwords. Throws the unique violation if a name is taken. */
  async add(accountId: string, accounts: readonly NewSubAccount[]): Promise<string[]> {
    const given = accounts.map((account) => ({
      login_name: account.loginName,
      login_name_key: nameKeyOf(account.loginName),
      sub_account_name: account.subAccountName,
      phone: account.phone,
      email: account.email,
      group_name: account.groupName,
      account_role: account.accountRole,
      valid_until: account.validUntil,
      note: account.note,
      permission_items: account.permissionItems,
      salt: randomSalt(),
    }));
    const rows = await database.query<{ sub_account_id: number }>(add, [accountId, JSON.stringify(given)]);
    return rows.map((row) => String(row.sub_account_id));
  },

  /** Locks those of the sub-accounts that exist until the transaction ends, and returns them. */
  async hold(accountId: string, subAccountIds: readonly string[]): Promise<SubAccount[]> {
    return (await database.query<Row>(hold, [accountId, subAccountIds])).map(subAccountOf);
  },

  update: (subAccountId: string, account: WrittenSubAccount) =>
    database.query(update, [
      subAccountId,
      account.subAccountName,
      account.phone,
      account.email,
      account.groupName,
      account.accountRole,
      account.validUntil,
      account.note,
      account.permissionItems,
    ]),

  setEnabled: (subAccountIds: readonly string[], enabled: boolean) =>
    database.query(setEnabled, [subAccountIds, enabled]),

  /** An undefined group stays unchanged. An item that is both granted and revoked is revoked. */
  change: (
    subAccountIds: readonly string[],
    {
      groupName,
      grant,
      revoke,
    }: { groupName?: string | undefined; grant: readonly PermissionItem[]; revoke: readonly PermissionItem[] },
  ) => database.query(change, [subAccountIds, groupName ?? null, grant, revoke]),

  forgetPassword: (subAccountId: string) => database.query(forgetPassword, [subAccountId]),
});

export type SubAccountStore = ReturnType<typeof createSubAccountStore>;

/** Whether an insert failed because the enterprise already uses the login name. */
export const isLoginNameTaken = (error: unknown): boolean =>
  isTaken(error, 'identity_sub_account_account_id_login_name_key_key');
