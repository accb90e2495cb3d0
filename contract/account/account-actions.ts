/** What an operator can do about an account, in the order in which the room shows it. */
export const accountActions = [
  'showPhone',
  'setRoles',
  'setSale',
  'releasePasswordLock',
  'signOut',
  'lock',
  'unlock',
] as const;
export type AccountAction = (typeof accountActions)[number];
