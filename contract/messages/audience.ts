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

/** What operators choose main accounts by. Operation accounts have no messages. */
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
  /** Any of these; empty: whichever. An account is meant that all three lists mean. */
  authStatuses: someOf(audienceAuthStatuses),
  userRoles: someOf(audienceUserRoles),
  accountRoles: someOf(audienceAccountRoles),
});

/** The main accounts that a message goes to: all of them, those of some standing, or those of these user names and phones. */
export const audience = z.discriminatedUnion('to', [
  z.object({ to: z.literal('all') }),
  chosen,
  z.object({
    to: z.literal('named'),
    names: z.array(text(NAMED_NAME_MAXIMUM, 1)).check(z.minLength(1), z.maxLength(NAMED_MAXIMUM)),
  }),
]);
export type Audience = z.output<typeof audience>;
