/** The role of a user on the platform. Never compare a user role with an account role. */
export const userRoles = { user: 1, partner: 2, provider: 3, sales: 4, manager: 5, superManager: 6 } as const;
export type UserRole = (typeof userRoles)[keyof typeof userRoles];

/** The role of an account within its enterprise. */
export const accountRoles = {
  normal: [4, 1],
  manager: [2],
  exclusive: [3, 8],
  subAccount: [5],
  subAccountWorker: [6],
  subAccountManager: [7],
  portalManager: [9],
  subPortalManager: [15],
} as const;
export type AccountRole = (typeof accountRoles)[keyof typeof accountRoles][number];

export const accountTypes = { main: 0, sub: 1 } as const;
export type AccountType = (typeof accountTypes)[keyof typeof accountTypes];

/** States of an enterprise certification. */
export const authStatuses = {
  failed: 0,
  authorized: 1,
  authorizing: 2,
  frozen: 3,
  unauthorized: 4,
  subAccount: 5,
} as const;
export type AuthStatus = (typeof authStatuses)[keyof typeof authStatuses];

export const isNormal = (role: AccountRole) => role === 4 || role === 1;
export const isExclusive = (role: AccountRole) => role === 3 || role === 8;
export const isSubAccountRole = (role: AccountRole) => role === 5 || role === 6 || role === 7;
export const isPortalManager = (role: AccountRole) => role === 9 || role === 15;

/** Returns whether a user works for the operator of the platform. */
export const isOperator = (roles: readonly UserRole[]) =>
  roles.includes(userRoles.manager) || roles.includes(userRoles.superManager);
export const isProvider = (roles: readonly UserRole[]) => roles.includes(userRoles.provider);
