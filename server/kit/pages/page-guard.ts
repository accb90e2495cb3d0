import type { PermissionCode } from '#contract/kit/permissions.ts';
import type { SignedInUser } from '../http/caller.ts';

/** What a route's `handle` tells the page server; `web/kit/page.ts` says more of each. */
export interface PageHandle {
  canonicalSearch?: (search: URLSearchParams) => string;
  permission?: PermissionCode;
  private?: boolean;
}

/** Who asks for a page; looked for only where the page is not for everyone. */
export type WhoAsks = () => Promise<SignedInUser | undefined>;

export type Admission =
  | { to: 'page'; user?: SignedInUser }
  | { to: 'home' }
  /** The 403 page names what is missing. */
  | { to: 'forbidden'; permission: PermissionCode };

/** Whether a page that is not for everyone lets somebody in. */
export const admit = ({ private: isPrivate, permission }: PageHandle, user: SignedInUser | undefined): Admission => {
  if (!isPrivate) return { to: 'page' };
  if (!user) return { to: 'home' };
  return permission === undefined || user.permissions.has(permission)
    ? { to: 'page', user }
    : { to: 'forbidden', permission };
};

export const HOME_PATH = '/home';
export const forbiddenPathOf = (permission: PermissionCode) => `/error/403?right=${permission}`;
