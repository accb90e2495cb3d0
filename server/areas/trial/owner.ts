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
  /** The sub-account's name, or that of the application; empty for a main account or a visitor. */
  usedBy: string;
  /** The key of a program, and how often it may be charged a day. */
  key?: { keyId: string; dayLimit: number | null };
}

/** A sub-account and an application use their main account's rights. A visitor's network is only stored as a hash. */
export const trierOf = ({ user, key, address }: Pick<Caller, 'user' | 'key' | 'address'>, mac: MakeMac): Trier => {
  if (key) {
    const { accountId, mainAuthStatus, applicationName, keyId, dayLimit } = key;
    const tier = tierOf(mainAuthStatus);
    return { owner: accountId, tier, subAccountId: null, usedBy: applicationName, key: { keyId, dayLimit } };
  }
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
