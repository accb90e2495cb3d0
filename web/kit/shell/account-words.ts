import type { AccountRole, AuthStatus, UserRole } from '#contract/kit/roles.ts';
import type { TextKey } from '../texts.ts';

/**
 * Texts for the role and status numbers of an account. User roles and account roles have separate tables: equal numbers
 * mean different things.
 */
const userRoleWords: Record<UserRole, TextKey> = {
  1: 'identity.account.userRole.user',
  2: 'identity.account.userRole.partner',
  3: 'identity.account.userRole.provider',
  4: 'identity.account.userRole.sales',
  5: 'identity.account.userRole.manager',
  6: 'identity.account.userRole.superManager',
};

const accountRoleWords: Record<AccountRole, TextKey> = {
  1: 'identity.account.accountRole.normal',
  2: 'identity.account.accountRole.manager',
  3: 'identity.account.accountRole.exclusive',
  4: 'identity.account.accountRole.normal',
  5: 'identity.account.accountRole.subAccount',
  6: 'identity.account.accountRole.subAccountWorker',
  7: 'identity.account.accountRole.subAccountManager',
  8: 'identity.account.accountRole.exclusive',
  9: 'identity.account.accountRole.portalManager',
  15: 'identity.account.accountRole.subPortalManager',
};

const authStatusWords: Record<AuthStatus, TextKey> = {
  0: 'identity.account.authStatus.failed',
  1: 'identity.account.authStatus.authorized',
  2: 'identity.account.authStatus.authorizing',
  3: 'identity.account.authStatus.frozen',
  4: 'identity.account.authStatus.unauthorized',
  5: 'identity.account.authStatus.subAccount',
};

export const userRoleWord = (role: number): TextKey => userRoleWords[role as UserRole];
export const accountRoleWord = (role: number): TextKey => accountRoleWords[role as AccountRole];
export const authStatusWord = (status: number): TextKey => authStatusWords[status as AuthStatus];
