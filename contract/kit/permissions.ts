import type { ContractArea, DeclaredAreas } from './area.ts';
import {
  type AccountRole,
  type AuthStatus,
  accountTypes,
  type AccountType,
  authStatuses,
  isExclusive,
  isNormal,
  isOperator,
  isPortalManager,
  isProvider,
  isSubAccountRole,
  type UserRole,
  userRoles,
} from './roles.ts';

type CodesOf<Area extends ContractArea> = keyof NonNullable<Area['permissions']> & string;
/** A code opens pages and calls. Each area declares its own. A page or call without a code is public. */
export type PermissionCode = { [Name in keyof DeclaredAreas]: CodesOf<DeclaredAreas[Name]> }[keyof DeclaredAreas];

/** Codes that every visitor holds. Pages that require no other code are public and cached for everyone. */
export const visitorPermissions: readonly PermissionCode[] = ['openAbility'];

/** Whether a code opens a page of the console. Only operators hold such codes. */
export const isConsoleCode = (code: string): boolean => code.startsWith('console');

/** The facts that decide which codes an account holds. */
export interface AccountStatus {
  accountType: AccountType;
  userRoles: readonly UserRole[];
  accountRole: AccountRole;
  authStatus: AuthStatus;
}

const isMain = ({ accountType, accountRole }: AccountStatus) =>
  accountType === accountTypes.main && !isSubAccountRole(accountRole);
const hasRole = (status: AccountStatus, role: UserRole) => isMain(status) && status.userRoles.includes(role);

/** The holders of a code, by P2.3. The 403 page describes each group by the text `identity.holders.<name>`. */
export const holders = {
  /** Visitors, too. */
  everyone: () => true,
  users: () => true,
  /** Main accounts that use the platform for themselves. */
  mainAccounts: (status) => isMain(status) && !isExclusive(status.accountRole) && !isPortalManager(status.accountRole),
  /** Main accounts that have sub-accounts. */
  organisations: (status) => {
    if (!isMain(status)) return false;
    if (isPortalManager(status.accountRole)) return status.accountRole === 9;
    return !isNormal(status.accountRole) || status.authStatus === authStatuses.authorized;
  },
  customers: (status) => !isMain(status) || !isOperator(status.userRoles),
  providers: (status) => isMain(status) && isProvider(status.userRoles) && !isExclusive(status.accountRole),
  sales: (status) => hasRole(status, userRoles.sales),
  portalManagers: (status) => isMain(status) && isPortalManager(status.accountRole),
  operators: (status) => isMain(status) && isOperator(status.userRoles),
  superManagers: (status) => hasRole(status, userRoles.superManager),
} as const satisfies Record<string, (status: AccountStatus) => boolean>;
export type Holders = keyof typeof holders;

/** A sub-account has no platform roles, and the certification state of its enterprise does not apply to it. */
export const subAccountStatus = (accountRole: AccountRole): AccountStatus => ({
  accountType: accountTypes.sub,
  userRoles: [1],
  accountRole,
  authStatus: authStatuses.subAccount,
});
