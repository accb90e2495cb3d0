import type { AccountDetail } from '#contract/account/console-accounts.ts';
import { maskPhone } from '#contract/auth/names.ts';
import type { UserRole } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import type { RowOf } from '#server/kit/database/selection.ts';
import type { SignedInUser } from '#server/kit/http/caller.ts';
import { browserInWords } from '#server/kit/http/client-words.ts';
import { passwordLockedUntil, sessionLives, sessionTables } from '#server/areas/auth/public/session-sql.ts';
import { listed } from './finder.ts';
import { isSuperManager, openActions } from './may-act.ts';

const find = named(
  'identity.findAccountForOperator',
  `select ${listed.columns}, a.version, a.lock_reason, a.locked_at, l.user_name as locked_by,
     s.account_id as sale_id, s.user_name as sale_name, ${passwordLockedUntil('a.account_id')} as password_locked_until,
     (select f.enabled_at from identity_second_factor f where f.account_id = a.account_id) as second_factor_since,
     (select count(*) from identity_device d where d.owner_id = a.account_id) as devices
   from identity_account a
   left join identity_account l on l.account_id = a.locked_by
   left join identity_account s on s.account_id = a.sale_id
   where a.account_id = $1`,
);
const listSessions = named(
  'identity.listSessionsOfFamily',
  `select u.login_name, s.created_at, s.last_seen_at, s.user_agent, s.address ${sessionTables}
   where ${sessionLives} and (s.account_id = $1 and s.sub_account_id is null or s.sub_account_id = any (array(
     select m.sub_account_id from identity_sub_account m where m.account_id = $1)))
   order by s.last_seen_at desc, s.session_id desc`,
);
const listSubAccounts = named(
  'identity.listSubAccountsForOperator',
  `select u.sub_account_id, u.login_name, u.sub_account_name, u.group_name, u.phone, u.account_role, u.enabled,
     coalesce(u.valid_until <= now(), false) as expired, u.sealed_inner is null as waiting, u.last_login_at,
     ${passwordLockedUntil('u.sub_account_id')} as password_locked_until
   from identity_sub_account u where u.account_id = $1 order by u.login_name_key`,
);

interface DetailRow extends RowOf<typeof listed> {
  version: number;
  lock_reason: string | null;
  locked_at: Date | null;
  locked_by: string | null;
  sale_id: number | null;
  sale_name: string | null;
  password_locked_until: Date | null;
  second_factor_since: Date | null;
  devices: number;
}

interface SessionRow {
  login_name: string | null;
  created_at: Date;
  last_seen_at: Date;
  user_agent: string;
  address: string;
}

interface SubAccountRow {
  sub_account_id: number;
  login_name: string;
  sub_account_name: string;
  group_name: string;
  phone: string;
  account_role: number;
  enabled: boolean;
  expired: boolean;
  waiting: boolean;
  last_login_at: Date | null;
  password_locked_until: Date | null;
}

const timeOf = (time: Date | null) => time?.toISOString() ?? null;

const sessionOf = (row: SessionRow): AccountDetail['sessions'][number] => ({
  loginName: row.login_name,
  openedAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
  browser: browserInWords(row.user_agent),
  address: row.address,
});

const subAccountOf = (row: SubAccountRow): AccountDetail['subAccounts'][number] => ({
  subAccountId: String(row.sub_account_id),
  loginName: row.login_name,
  subAccountName: row.sub_account_name,
  groupName: row.group_name,
  phone: maskPhone(row.phone),
  accountRole: row.account_role,
  enabled: row.enabled,
  expired: row.expired,
  waiting: row.waiting,
  lastLoginAt: timeOf(row.last_login_at),
  passwordLockedUntil: timeOf(row.password_locked_until),
});

const lockOf = ({ lock_reason, locked_at, locked_by }: DetailRow): AccountDetail['lock'] =>
  lock_reason === null || locked_at === null
    ? null
    : { reason: lock_reason, at: locked_at.toISOString(), by: locked_by };

/** Returns all that an operator sees of an account, with the allowed actions, or undefined if it does not exist. */
export const readAccount = async (
  database: Database,
  accountId: string,
  actor: SignedInUser,
): Promise<AccountDetail | undefined> => {
  const [row] = await database.query<DetailRow>(find, [accountId]);
  if (!row) return undefined;
  const sessions = (await database.query<SessionRow>(listSessions, [accountId])).map(sessionOf);
  const subAccounts = (await database.query<SubAccountRow>(listSubAccounts, [accountId])).map(subAccountOf);
  const account = listed.read(row);
  const passwordLockedAt = timeOf(row.password_locked_until);
  const state = {
    enabled: account.enabled,
    hasSecondFactor: row.second_factor_since !== null,
    isSignedIn: sessions.length > 0,
    isPasswordLocked: [passwordLockedAt, ...subAccounts.map((sub) => sub.passwordLockedUntil)].some(Boolean),
  };
  return {
    ...account,
    version: row.version,
    lock: lockOf(row),
    passwordLockedUntil: passwordLockedAt,
    sale:
      row.sale_id === null || row.sale_name === null
        ? null
        : { accountId: String(row.sale_id), userName: row.sale_name },
    secondFactorSince: timeOf(row.second_factor_since),
    devices: row.devices,
    sessions,
    subAccounts,
    acts: openActions(actor, { accountId, userRoles: account.userRoles as UserRole[] }, state),
    maySetAnyRole: isSuperManager(actor),
  };
};
