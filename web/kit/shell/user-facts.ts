import {
  type AccountRole,
  authStatuses,
  isExclusive,
  isOperator,
  type UserRole,
  userRoles,
} from '#contract/kit/roles.ts';
import { firstName } from '#contract/account/shown-name.ts';
import type { User } from '../session/user.ts';
import type { TextKey } from '../texts.ts';

/** What whoever is logged in is called, wherever they are named. */
export const nameOf = ({ accountInfo, subAccountInfo, loginName }: User) =>
  firstName({ ...accountInfo, ...subAccountInfo, loginName });

/** What stands in the avatar: the name's first character. */
export const avatarSign = (name: string) => (Array.from(name)[0] ?? '').toUpperCase();

/** A provider that is a partner too is called by the first. */
export const roleLabel = (roles: readonly number[]): TextKey => {
  const has = (role: UserRole) => roles.includes(role);
  if (has(userRoles.provider)) return 'identity.box.role.provider';
  if (has(userRoles.partner)) return 'identity.box.role.partner';
  if (has(userRoles.user)) return 'identity.box.role.user';
  return 'identity.box.role.unknown';
};

type Standing = Pick<User, 'roles' | 'accountRole' | 'authStatus'>;

/** Whether somebody is told of their enterprise's certification: exclusive accounts and operators have none of their own. */
export const seesCertification = ({ roles, accountRole }: Standing) =>
  !isExclusive(accountRole as AccountRole) && !isOperator(roles as UserRole[]);

/** The line about the enterprise; undefined where the account sees none. */
export const enterpriseLine = (standing: Standing): TextKey | undefined => {
  if (!seesCertification(standing)) return undefined;
  return standing.authStatus === authStatuses.authorized ? 'identity.box.certified' : 'identity.box.notCertified';
};

export type AccountPage = 'account' | 'modify-password' | 'modify-phone';

/** Where a page of the account centre is: inside it the page itself, elsewhere an address that a new tab opens. */
export const accountAddress = (page: AccountPage, pathname: string): { href: string; isInside: boolean } =>
  pathname.startsWith('/account/')
    ? { href: `/account/${page}`, isInside: true }
    : { href: `/account-center/${page}`, isInside: false };
