import type { AccountRole, AuthStatus, UserRole } from '#contract/kit/roles.ts';
import type { Database } from '#server/kit/database/database.ts';

/** What identity lets this area do with the standing of a main account. */
export interface AccountCertification {
  /** Holds the account until the transaction ends, before anything else of it; undefined where there is none. */
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
  set(transaction: Database, accountId: string, standing: { authStatus: AuthStatus }): Promise<void>;
  /** As `set`, with the name that was certified, and an enterprise number for an account that has none. */
  certify(transaction: Database, accountId: string, enterpriseName: string): Promise<void>;
}
