import { isConsoleCode, visitorPermissions } from '#contract/kit/permissions.ts';
import type { PageHandle } from '../page.ts';
import type { User } from './user.ts';

/** Where visitors are redirected from private pages. */
export const HOME = '/home';

/** Where an operator turns on one-time codes, without which the console may be closed. */
const SECURITY = '/account/security';

/** Returns where to redirect a user without access; undefined if the page may be shown or the user is not known yet. */
export const redirectOf = (
  { private: isPrivate = false, permission }: Pick<PageHandle, 'private' | 'permission'>,
  user: User | null | undefined,
): string | undefined => {
  if (user === undefined) return undefined;
  if (isPrivate && user === null) return HOME;
  const held: readonly string[] = user ? user.permissionCodes : visitorPermissions;
  if (permission === undefined || held.includes(permission)) return undefined;
  return user?.lacksSecondFactor && isConsoleCode(permission) ? SECURITY : `/error/403?right=${permission}`;
};
