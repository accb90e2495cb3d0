import { type Tier, tierOf } from '#contract/rights/tiers.ts';
import { forbidden } from '#server/kit/http/call-error.ts';
import type { Caller, SignedInUser } from '#server/kit/http/caller.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';

/** A code that only whoever holds the portal's secret can make. */
export type MakeMac = (purpose: 'trial-network' | 'trial-upload', ...parts: string[]) => Buffer;

/** Whose rights a trial uses. */
export interface Trier {
  /** As the tables name it: a main account, or a visitor's network by its keyed hash. */
  owner: string;
  tier: Tier;
  subAccountId: string | null;
  /** The sub-account's name; empty: the main account, or nobody known. */
  usedBy: string;
}

/** A sub-account uses its main account's rights. A visitor's network is kept as a hash alone. */
export const trierOf = ({ user, address }: Pick<Caller, 'user' | 'address'>, mac: MakeMac): Trier => {
  if (!user) {
    const hash = mac('trial-network', networkOf(address)).toString('base64url').slice(0, 22);
    return { owner: `n${hash}`, tier: 'visitor', subAccountId: null, usedBy: '' };
  }
  const { accountId, mainAuthStatus, subAccountId = null, subAccountName = '' } = user;
  return { owner: accountId, tier: tierOf(mainAuthStatus), subAccountId, usedBy: subAccountName };
};

/** Throws where somebody is a sub-account that was not granted trials. */
export const mayTry = (user: SignedInUser): void => {
  if (!user.permissionItems.has('try')) throw forbidden('ability', 'try');
};
