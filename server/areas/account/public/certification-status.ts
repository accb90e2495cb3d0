import { randomInt } from 'node:crypto';
import { type AccountRole, type AuthStatus, authStatuses, type UserRole } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';
import { isTaken } from '#server/kit/database/errors.ts';
import { named } from '#server/kit/database/pool.ts';

const hold = named(
  'identity.holdStanding',
  `select user_name, phone, user_roles, account_role, auth_status, enterprise_name, enterprise_no
   from identity_account where account_id = $1 for no key update`,
);
const set = named(
  'identity.setStanding',
  `update identity_account set auth_status = $2, enterprise_name = case when $5 then null else coalesce($3, enterprise_name) end,
     enterprise_no = coalesce(enterprise_no, $4), update_time = now()
   where account_id = $1`,
);

/** The fields that an enterprise's certification status depends on. */
export interface HeldCertificationStatus {
  userName: string;
  phone: string;
  userRoles: UserRole[];
  accountRole: AccountRole;
  authStatus: AuthStatus;
  enterpriseName: string | null;
  enterpriseNo: string | null;
}

export interface NewCertificationStatus {
  authStatus: AuthStatus;
  /** Unchanged if absent; null removes it. */
  enterpriseName?: string | null;
  /** Only used for an account that has no number yet. */
  enterpriseNo?: string;
}

/** Most eight-digit numbers are free, so one of these tries finds one. */
const NUMBER_TRIES = 20;
const someNumber = () => String(randomInt(10_000_000, 100_000_000));

/** Locks a main account's row until the transaction ends, before any of its other rows. Undefined if it is missing. */
export const holdCertificationStatus = async (
  transaction: Database,
  accountId: number | string,
): Promise<HeldCertificationStatus | undefined> => {
  const [row] = await transaction.query<{
    user_name: string;
    phone: string;
    user_roles: UserRole[];
    account_role: AccountRole;
    auth_status: AuthStatus;
    enterprise_name: string | null;
    enterprise_no: string | null;
  }>(hold, [accountId]);
  return (
    row && {
      userName: row.user_name,
      phone: row.phone,
      userRoles: row.user_roles,
      accountRole: row.account_role,
      authStatus: row.auth_status,
      enterpriseName: row.enterprise_name,
      enterpriseNo: row.enterprise_no,
    }
  );
};

/** Sets an account's certification status. The new update time makes its open pages reload the user. */
export const setCertificationStatus = async (
  transaction: Database,
  accountId: number | string,
  { authStatus, enterpriseName, enterpriseNo }: NewCertificationStatus,
): Promise<void> => {
  await transaction.query(set, [
    accountId,
    authStatus,
    enterpriseName ?? null,
    enterpriseNo ?? null,
    enterpriseName === null,
  ]);
};

/** Makes an account a certified enterprise with a number that no other account has. */
export const certifyEnterprise = async (
  transaction: Database,
  accountId: number | string,
  enterpriseName: string,
): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction.transaction((attempt) =>
        setCertificationStatus(attempt, accountId, {
          authStatus: authStatuses.authorized,
          enterpriseName,
          enterpriseNo: someNumber(),
        }),
      );
    } catch (error) {
      if (!isTaken(error, 'identity_account_enterprise_no_key') || tries === NUMBER_TRIES) throw error;
    }
  }
};
