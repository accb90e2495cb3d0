import type { AccountRole, AuthStatus, UserRole } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';

/** The operations on a main account's certification status that the account area provides. */
export interface AccountCertification {
  /** Locks the account's row until the transaction ends, before any of its other rows. Undefined if it is missing. */
  hold(
    transaction: Database,
    accountId: string,
  ): Promise<
    | {
        userName: string;
        phone: string;
        userRoles: readonly UserRole[];
        accountRole: AccountRole;
        authStatus: AuthStatus;
        enterpriseNo: string | null;
      }
    | undefined
  >;
  /** The enterprise's name stays if it is absent; null removes it. */
  set(
    transaction: Database,
    accountId: string,
    status: { authStatus: AuthStatus; enterpriseName?: string | null },
  ): Promise<void>;
  /** Like `set`, with the certified name, and with a new enterprise number if the account has none. */
  certify(transaction: Database, accountId: string, enterpriseName: string): Promise<void>;
}
