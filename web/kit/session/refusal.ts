import { visitorPermissions } from '#contract/kit/permissions.ts';
import type { PageHandle } from '../page.ts';
import type { User } from './user.ts';

/** Where visitors go whom a page is not for. */
export const HOME = '/home';

/** Where a page sends whom it is not for; undefined where the page may be shown, or nobody knows yet who is there. */
export const refusalOf = (
  { private: isPrivate = false, permission }: Pick<PageHandle, 'private' | 'permission'>,
  user: User | null | undefined,
): string | undefined => {
  if (user === undefined) return undefined;
  if (isPrivate && user === null) return HOME;
  const held: readonly string[] = user ? user.permissionCodes : visitorPermissions;
  return permission === undefined || held.includes(permission) ? undefined : `/error/403?right=${permission}`;
};
