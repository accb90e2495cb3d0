import { type AuthStatus, authStatuses } from '../kit/roles.ts';

/** How much the platform knows about a user, lowest tier first. */
export const tiers = ['visitor', 'loggedIn', 'inReview', 'certified'] as const;
export type Tier = (typeof tiers)[number];

/** Returns the tier of a main account, which its sub-accounts share. */
export const tierOf = (authStatus: AuthStatus): Exclude<Tier, 'visitor'> => {
  if (authStatus === authStatuses.authorized) return 'certified';
  return authStatus === authStatuses.authorizing ? 'inReview' : 'loggedIn';
};
