import { visitorPermissions } from '#contract/kit/permissions.ts';
import type { PageHandle } from '../page.ts';
import type { User } from './user.ts';

/** Where visitors are redirected from private pages. */
export const HOME = '/home';

/** Returns where to redirect a user without access; undefined if the page may be shown or the user is not known yet. */
export const refusalOf = (
  { private: isPrivate = false, permission }: Pick<PageHandle, 'private' | 'permission'>,
  user: User | null | undefined,
): string | undefined => {
  if (user === undefined) return undefined;
  if (isPrivate && user === null) return HOME;
  const held: readonly string[] = user ? user.permissionCodes : visitorPermissions;
  return permission === undefined || held.includes(permission) ? undefined : `/error/403?right=${permission}`;
};
