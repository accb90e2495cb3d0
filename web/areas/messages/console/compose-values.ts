import type { Audience } from '#contract/messages/audience.ts';
import { accountRoles, type AuthStatus, type UserRole } from '#contract/kit/roles.ts';
import type { MessageKind, Priority } from '#contract/messages/kinds.ts';
import { NAMED_MAXIMUM } from '#contract/messages/limits.ts';

/** Groups of account roles. An operator sees roles with the same meaning as one. */
export const audienceRoleGroups = ['normal', 'manager', 'exclusive', 'portalManager', 'subPortalManager'] as const;
export type AudienceRoleGroup = (typeof audienceRoleGroups)[number];

/** The values of the compose form. */
export interface ComposeValues {
  kind: MessageKind;
  priority: Priority;
  title: string;
  content: string;
  link: string;
  /** No one is chosen at first: a message to everyone is no default. */
  to: Audience['to'] | undefined;
  authStatuses: AuthStatus[];
  userRoles: UserRole[];
  roleGroups: AudienceRoleGroup[];
  /** User names and phone numbers, as pasted. */
  names: string;
  /** `YYYY-MM-DD HH:mm` in Shanghai; empty to send at once. */
  startTime: string;
}

export const emptyCompose: ComposeValues = {
  kind: 1,
  priority: 0,
  title: '',
  content: '',
  link: '',
  to: undefined,
  authStatuses: [],
  userRoles: [],
  roleGroups: [],
  names: '',
  startTime: '',
};

/** Returns the distinct names in a pasted text, which spaces, lines, commas and semicolons separate. */
export const namesIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,，;；、]+/).filter((name) => name !== '')),
];

/** Returns the audience that the values describe; `undefined` if they name no account yet, or too many by name. */
export const audienceOf = ({ to, authStatuses, userRoles, roleGroups, names }: ComposeValues): Audience | undefined => {
  if (to === undefined) return undefined;
  if (to === 'all') return { to };
  if (to === 'named') {
    const found = namesIn(names);
    return found.length > 0 && found.length <= NAMED_MAXIMUM ? { to, names: found } : undefined;
  }
  if (authStatuses.length + userRoles.length + roleGroups.length === 0) return undefined;
  return { to, authStatuses, userRoles, accountRoles: roleGroups.flatMap((group) => [...accountRoles[group]]) };
};
