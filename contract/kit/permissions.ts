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

/** One code a menu. A page or call without a code is public. */
export const permissionCodes = [
  'openAbility',
  'account',
  'rights',
  'subAccount',
  'sheets',
  'shop',
  'goods',
  'messageCenter',
  'customers',
  'welcome',
  'consoleCertifications',
  'consoleWorkOrders',
  'consoleMessages',
  'consoleAnnouncements',
  'consoleAgreements',
  'consoleModels',
  'consoleAccounts',
  'consoleAuditLog',
  'consoleOutbox',
] as const;
export type PermissionCode = (typeof permissionCodes)[number];

export const isPermissionCode = (value: string | null | undefined): value is PermissionCode =>
  (permissionCodes as readonly (string | null | undefined)[]).includes(value);

/** Codes that whoever comes holds: pages that want no other are kept for everyone. */
export const visitorPermissions: readonly PermissionCode[] = ['openAbility'];

/** The rooms of the console that every operator has. */
const operatorPermissions: readonly PermissionCode[] = [
  'consoleCertifications',
  'consoleWorkOrders',
  'consoleMessages',
  'consoleAnnouncements',
  'consoleAgreements',
  'consoleModels',
  'consoleAccounts',
  'consoleOutbox',
];

/** What decides which codes an account holds. */
export interface AccountStatus {
  accountType: AccountType;
  userRoles: readonly UserRole[];
  accountRole: AccountRole;
  authStatus: AuthStatus;
}

/** The codes of an account, by P2.3 and the table in docs/permissions.md. */
export const permissionsOf = ({
  accountType,
  userRoles: roles,
  accountRole,
  authStatus,
}: AccountStatus): PermissionCode[] => {
  const codes: PermissionCode[] = [...visitorPermissions, 'account'];
  if (accountType === accountTypes.sub || isSubAccountRole(accountRole)) return [...codes, 'sheets', 'messageCenter'];
  if (isOperator(roles)) codes.push(...operatorPermissions);
  else codes.push('messageCenter');
  if (roles.includes(userRoles.superManager)) codes.push('consoleAuditLog');
  if (roles.includes(userRoles.sales)) codes.push('customers');
  const certified = authStatus === authStatuses.authorized;
  if (isPortalManager(accountRole)) {
    // What their breadcrumbs lead to, beside the menu.
    codes.push('welcome', 'sheets');
    if (isProvider(roles)) codes.push('shop', 'goods');
    return accountRole === 9 ? [...codes, 'subAccount'] : codes;
  }
  codes.push('sheets');
  if (!isExclusive(accountRole)) codes.push('rights');
  if (!isNormal(accountRole) || certified) codes.push('subAccount');
  if (isProvider(roles) && !isExclusive(accountRole)) codes.push('shop', 'goods');
  return codes;
};

/** A sub-account has no roles of its own towards the platform, and its enterprise's state is no business of its. */
export const subAccountStatus = (accountRole: AccountRole): AccountStatus => ({
  accountType: accountTypes.sub,
  userRoles: [1],
  accountRole,
  authStatus: authStatuses.subAccount,
});
