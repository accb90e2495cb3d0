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

/** One code per menu entry. A page or call without a code is public. */
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
  'consoleJobs',
] as const;
export type PermissionCode = (typeof permissionCodes)[number];

export const isPermissionCode = (value: string | null | undefined): value is PermissionCode =>
  (permissionCodes as readonly (string | null | undefined)[]).includes(value);

/** Codes that every visitor holds. Pages that require no other code are public and cached for everyone. */
export const visitorPermissions: readonly PermissionCode[] = ['openAbility'];

/** The console pages of every operator. */
const operatorPermissions: readonly PermissionCode[] = [
  'consoleCertifications',
  'consoleWorkOrders',
  'consoleMessages',
  'consoleAnnouncements',
  'consoleAgreements',
  'consoleModels',
  'consoleAccounts',
  'consoleOutbox',
  'consoleJobs',
];

/** The facts that decide which codes an account holds. */
export interface AccountStatus {
  accountType: AccountType;
  userRoles: readonly UserRole[];
  accountRole: AccountRole;
  authStatus: AuthStatus;
}

/** Returns the codes of an account by P2.3 and the table in docs/permissions.md. */
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
    // Their breadcrumbs link to these, in addition to the menu.
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

/** A sub-account has no platform roles, and the certification state of its enterprise does not apply to it. */
export const subAccountStatus = (accountRole: AccountRole): AccountStatus => ({
  accountType: accountTypes.sub,
  userRoles: [1],
  accountRole,
  authStatus: authStatuses.subAccount,
});
