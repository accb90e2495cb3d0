import { hash } from 'node:crypto';
import { dayOf } from '#contract/kit/day-of.ts';
import type { Caller, Exchange } from '#server/kit/http/caller.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';

const VISITOR_LENGTH = 22;
const HOUR_MS = 3_600_000;

/**
 * Returns the function that distinguishes the visitors of one day, by the session or else by network and browser.
 * Neither can be derived from its result: the key of the day needs the secret.
 */
export const createVisitors = (secret: Pick<Secret, 'mac'>) => {
  let hour = -1;
  let key = '';
  // Days begin at a full hour, so the key is derived once an hour.
  const keyAt = (now: number): string => {
    const thisHour = Math.floor(now / HOUR_MS);
    if (thisHour !== hour) {
      hour = thisHour;
      key = secret.mac('visitor', dayOf(new Date(now))).toString('base64url');
    }
    return key;
  };
  return (
    { address }: Pick<Caller, 'address'>,
    { cookie, userAgent }: Pick<Exchange, 'cookie' | 'userAgent'>,
    now = Date.now(),
  ): string => {
    const who = cookie('token') ?? `${networkOf(address)} ${userAgent}`;
    return hash('sha256', `${keyAt(now)} ${who}`, 'base64url').slice(0, VISITOR_LENGTH);
  };
};
