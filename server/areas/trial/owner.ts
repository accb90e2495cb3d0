import { type Tier, tierOf } from '#contract/rights/tiers.ts';
import { forbidden } from '#server/kit/http/call-error.ts';
import type { Caller, SignedInUser } from '#server/kit/http/caller.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';

/** Computes a MAC with the portal's secret. */
export type MakeMac = (purpose: 'trial-network' | 'trial-upload', ...parts: string[]) => Buffer;

/** The account whose rights a trial uses, or the visitor. */
export interface Trier {
  /** The owner in the tables: a main account, or a visitor's network as a keyed hash. */
  owner: string;
  tier: Tier;
  subAccountId: string | null;
  /** The sub-account's name; empty for a main account or a visitor. */
  usedBy: string;
}

/** A sub-account uses its main account's rights. A visitor's network is only stored as a hash. */
export const trierOf = ({ user, address }: Pick<Caller, 'user' | 'address'>, mac: MakeMac): Trier => {
  if (!user) {
    const hash = mac('trial-network', networkOf(address)).toString('base64url').slice(0, 22);
    return { owner: `n${hash}`, tier: 'visitor', subAccountId: null, usedBy: '' };
  }
  const { accountId, mainAuthStatus, subAccountId = null, subAccountName = '' } = user;
  return { owner: accountId, tier: tierOf(mainAuthStatus), subAccountId, usedBy: subAccountName };
};

/** Throws if the user is a sub-account without the permission for trials. */
export const mayTry = (user: SignedInUser): void => {
  if (!user.permissionItems.has('try')) throw forbidden('ability', 'try');
};
