import { isConsoleCode, type PermissionCode } from '#contract/kit/permissions.ts';
import type { SignedInUser } from '../http/caller.ts';

/** The part of a route's `handle` that the page server reads; `web/kit/page.ts` documents it. */
export interface PageHandle {
  canonicalSearch?: (search: URLSearchParams) => string;
  fewSearches?: boolean;
  canonicalPath?: (params: Readonly<Record<string, string | undefined>>) => string;
  hasTwin?: boolean;
  permission?: PermissionCode;
  private?: boolean;
}

/** Returns the user who requests a page; only called for private pages. */
export type WhoAsks = () => Promise<SignedInUser | undefined>;

export type Admission =
  | { to: 'page'; user?: SignedInUser }
  | { to: 'home' }
  /** The operator must turn on one-time codes first. */
  | { to: 'secondFactor' }
  /** The 403 page names the missing permission. */
  | { to: 'forbidden'; permission: PermissionCode };

/** Decides whether a page admits a user; public pages admit everyone. */
export const admit = ({ private: isPrivate, permission }: PageHandle, user: SignedInUser | undefined): Admission => {
  if (!isPrivate) return { to: 'page' };
  if (!user) return { to: 'home' };
  if (permission === undefined || user.permissions.has(permission)) return { to: 'page', user };
  return user.lacksSecondFactor && isConsoleCode(permission) ? { to: 'secondFactor' } : { to: 'forbidden', permission };
};

export const HOME_PATH = '/home';
/** Where an operator turns on one-time codes. */
export const SECOND_FACTOR_PATH = '/account/security';
export const forbiddenPathOf = (permission: PermissionCode) => `/error/403?right=${permission}`;
