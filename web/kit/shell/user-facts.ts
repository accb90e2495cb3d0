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

/** Returns the display name of a logged-in user. */
export const nameOf = ({ accountInfo, subAccountInfo, loginName }: User) =>
  firstName({ ...accountInfo, ...subAccountInfo, loginName });

/** Returns the letter of the avatar: the first character of the name. */
export const avatarSign = (name: string) => (Array.from(name)[0] ?? '').toUpperCase();

/** Returns the label of the roles. A provider who is also a partner is labelled a provider. */
export const roleLabel = (roles: readonly number[]): TextKey => {
  const has = (role: UserRole) => roles.includes(role);
  if (has(userRoles.provider)) return 'identity.box.role.provider';
  if (has(userRoles.partner)) return 'identity.box.role.partner';
  if (has(userRoles.user)) return 'identity.box.role.user';
  return 'identity.box.role.unknown';
};

type CertificationFacts = Pick<User, 'roles' | 'accountRole' | 'enterpriseAuthStatus'>;

/** Whether the account sees the certification of its enterprise. Exclusive accounts and operators have none. */
export const seesCertification = ({ roles, accountRole }: Pick<User, 'roles' | 'accountRole'>) =>
  !isExclusive(accountRole as AccountRole) && !isOperator(roles as UserRole[]);

/**
 * Returns the line about the enterprise's certification; undefined if the account sees none. A sub-account reads that
 * of its enterprise.
 */
export const enterpriseLine = (facts: CertificationFacts): TextKey | undefined => {
  if (!seesCertification(facts)) return undefined;
  return facts.enterpriseAuthStatus === authStatuses.authorized
    ? 'identity.box.certified'
    : 'identity.box.notCertified';
};

export type AccountPage = 'account' | 'modify-password' | 'modify-phone';

/** Returns the address of a page of the account centre: its path from within, otherwise an address for a new tab. */
export const accountAddress = (page: AccountPage, pathname: string): { href: string; isInside: boolean } =>
  pathname.startsWith('/account/')
    ? { href: `/account/${page}`, isInside: true }
    : { href: `/account-center/${page}`, isInside: false };
