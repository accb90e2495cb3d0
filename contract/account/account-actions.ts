/** What an operator can do with an account, in the order in which the console page shows it. */
export const accountActions = [
  'showPhone',
  'setRoles',
  'setSale',
  'releasePasswordLock',
  'removeSecondFactor',
  'signOut',
  'lock',
  'unlock',
] as const;
export type AccountAction = (typeof accountActions)[number];
