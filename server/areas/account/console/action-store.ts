import type { AccountRole, UserRole } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { sessionLives, sessionTables } from '#server/areas/auth/public/session-sql.ts';

/**
 * Locks the operator's and the target's rows in the order of their ids, so that operators who act on each other queue.
 */
const hold = named(
  'identity.holdForAct',
  `select account_id, user_name, phone, user_roles, account_role, enabled, version, sale_id from identity_account
   where account_id = any ($1::bigint[]) order by account_id for no key update`,
);
const lock = named(
  'identity.lockAccount',
  `update identity_account set enabled = false, lock_reason = $2, locked_at = now(), locked_by = $3, version = version + 1
   where account_id = $1`,
);
const unlock = named(
  'identity.unlockAccount',
  `update identity_account set enabled = true, lock_reason = null, locked_at = null, locked_by = null,
     version = version + 1 where account_id = $1`,
);
const setRoles = named(
  'identity.setAccountRoles',
  `update identity_account set user_roles = $2, account_role = $3, version = version + 1, update_time = now()
   where account_id = $1`,
);
const setSale = named(
  'identity.setSale',
  'update identity_account set sale_id = $2, version = version + 1, update_time = now() where account_id = $1',
);
const findSale = named(
  'identity.findSalesAccount',
  'select user_name from identity_account where account_id = $1 and enabled and user_roles @> array[4]::smallint[]',
);
const findSubPhone = named(
  'identity.findSubAccountPhone',
  'select login_name, phone from identity_sub_account where sub_account_id = $1 and account_id = $2',
);
const findName = named('identity.findUserName', 'select user_name from identity_account where account_id = $1');

const ofFamily = (session: string) =>
  `(${session}.account_id = $1 and ${session}.sub_account_id is null or ${session}.sub_account_id = any (array(
     select m.sub_account_id from identity_sub_account m where m.account_id = $1)))`;
const endOfFamily = named(
  'identity.endSessionsOfFamily',
  `with living as (select s.session_id ${sessionTables} where ${sessionLives} and ${ofFamily('s')}),
   ended as (
     update identity_session e set ended_at = now(), end_reason = 'operator' where e.ended_at is null and ${ofFamily('e')}
   )
   select count(*) as ended from living`,
);
const releaseOfFamily = named(
  'identity.releasePasswordLocks',
  `with owner as (
     select $1::text as id union all select sub_account_id::text from identity_sub_account where account_id = $1::bigint
   ), gone as (
     delete from identity_login_attempt t using owner o
     where t.subject = 'owner:' || o.id or (t.subject > 'device:' || o.id || ':' and t.subject < 'device:' || o.id || ';')
     returning t.locked_until > now() as locked
   )
   select count(*) filter (where locked) as released from gone`,
);

const removeFactor = named(
  'identity.removeSecondFactorOfOther',
  `delete from identity_second_factor where account_id = $1 and enabled_at is not null returning 1`,
);

interface Row {
  account_id: number;
  user_name: string;
  phone: string;
  user_roles: UserRole[];
  account_role: AccountRole;
  enabled: boolean;
  version: number;
  sale_id: number | null;
}

export interface HeldAccount {
  accountId: string;
  userName: string;
  phone: string;
  userRoles: UserRole[];
  accountRole: AccountRole;
  enabled: boolean;
  version: number;
  saleId: string | null;
}

const heldOf = (row: Row): HeldAccount => ({
  accountId: String(row.account_id),
  userName: row.user_name,
  phone: row.phone,
  userRoles: row.user_roles,
  accountRole: row.account_role,
  enabled: row.enabled,
  version: row.version,
  saleId: row.sale_id === null ? null : String(row.sale_id),
});

/** What operators do to accounts. Every method runs in the transaction that the store was given. */
export const createActionStore = (database: Database) => ({
  /** Locks these accounts until the transaction ends. */
  async hold(accountIds: readonly string[]): Promise<HeldAccount[]> {
    return (await database.query<Row>(hold, [accountIds])).map(heldOf);
  },
  lock: (accountId: string, reason: string, by: string) => database.query(lock, [accountId, reason, by]),
  unlock: (accountId: string) => database.query(unlock, [accountId]),
  setRoles: (accountId: string, roles: readonly UserRole[], accountRole: AccountRole) =>
    database.query(setRoles, [accountId, roles, accountRole]),
  setSale: (accountId: string, saleId: string | null) => database.query(setSale, [accountId, saleId]),

  /** Returns the name of an account that can be a sales contact, or undefined. */
  async saleName(saleId: string): Promise<string | undefined> {
    const [row] = await database.query<{ user_name: string }>(findSale, [saleId]);
    return row?.user_name;
  },
  /** Returns login name and phone of a sub-account of the account, or undefined. */
  async subPhone(accountId: string, subAccountId: string): Promise<{ loginName: string; phone: string } | undefined> {
    const [row] = await database.query<{ login_name: string; phone: string }>(findSubPhone, [subAccountId, accountId]);
    return row && { loginName: row.login_name, phone: row.phone };
  },
  async userName(accountId: string): Promise<string | undefined> {
    const [row] = await database.query<{ user_name: string }>(findName, [accountId]);
    return row?.user_name;
  },

  /** Ends all sessions of an account and its sub-accounts. Returns how many of them were valid. */
  async endSessions(accountId: string): Promise<number> {
    const [row] = await database.query<{ ended: number }>(endOfFamily, [accountId]);
    return row?.ended ?? 0;
  },
  /** Returns whether one-time codes were turned on. */
  async removeSecondFactor(accountId: string): Promise<boolean> {
    return (await database.query(removeFactor, [accountId])).length > 0;
  },
  /** Forgets the wrong passwords of an account and its sub-accounts. Returns how many locks that removes. */
  async releasePasswordLocks(accountId: string): Promise<number> {
    const [row] = await database.query<{ released: number }>(releaseOfFamily, [accountId]);
    return row?.released ?? 0;
  },
});

export type ActionStore = ReturnType<typeof createActionStore>;
