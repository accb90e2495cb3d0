import * as z from 'zod/mini';
import {
  type AccountRole,
  accountRoles,
  type AuthStatus,
  authStatuses,
  type UserRole,
  userRoles,
} from '../kit/roles.ts';
import { text } from '../kit/text.ts';
import { NAMED_MAXIMUM, NAMED_NAME_MAXIMUM } from './limits.ts';

/** The properties by which operators select main accounts. Operator accounts have no messages. */
export const audienceUserRoles: readonly UserRole[] = [
  userRoles.user,
  userRoles.partner,
  userRoles.provider,
  userRoles.sales,
];
export const audienceAccountRoles: readonly AccountRole[] = [
  ...accountRoles.normal,
  ...accountRoles.manager,
  ...accountRoles.exclusive,
  ...accountRoles.portalManager,
  ...accountRoles.subPortalManager,
];
export const audienceAuthStatuses: readonly AuthStatus[] = [
  authStatuses.authorized,
  authStatuses.authorizing,
  authStatuses.failed,
  authStatuses.frozen,
  authStatuses.unauthorized,
];

const someOf = <Value extends number>(values: readonly Value[]) =>
  z._default(z.array(z.literal(values)).check(z.maxLength(values.length)), []);

const chosen = z.object({
  to: z.literal('chosen'),
  /** Accounts with any of these values; an empty list allows all. An account has to match all three lists. */
  authStatuses: someOf(audienceAuthStatuses),
  userRoles: someOf(audienceUserRoles),
  accountRoles: someOf(audienceAccountRoles),
});

/**
 * The main accounts that receive a message: all, those with certain roles and states, or those with these user names
 * and phones.
 */
export const audience = z.discriminatedUnion('to', [
  z.object({ to: z.literal('all') }),
  chosen,
  z.object({
    to: z.literal('named'),
    names: z.array(text(NAMED_NAME_MAXIMUM, 1)).check(z.minLength(1), z.maxLength(NAMED_MAXIMUM)),
  }),
]);
export type Audience = z.output<typeof audience>;
