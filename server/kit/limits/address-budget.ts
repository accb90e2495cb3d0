import { LRUCache } from 'lru-cache';
import { protocolError } from '../http/call-error.ts';
import { isLoopback, networkOf } from './network-of.ts';

export interface Allowance {
  /** Maximum at once. */
  burst: number;
  /** Refill rate. */
  perSecond: number;
}

/** A loopback peer may be a proxy on this machine that TRUSTED_PROXIES does not name, with everyone behind it. */
const LOOPBACK_TIMES = { burst: 5, perSecond: 20 };

interface Left {
  left: number;
  /** `performance.now()` of the last change. */
  at: number;
}

/** Limits requests per network, on this node. Take before the work, so that parallel requests cannot exceed it. */
export const createAddressBudget = (allowance: Allowance, { limited }: { limited: boolean }) => {
  // Made for the first request: it takes its whole room at once, in milliseconds for each of a dozen budgets.
  let cache: LRUCache<string, Left> | undefined;
  const allowanceOf = (address: string): Allowance =>
    isLoopback(address)
      ? {
          burst: allowance.burst * LOOPBACK_TIMES.burst,
          perSecond: allowance.perSecond * LOOPBACK_TIMES.perSecond,
        }
      : allowance;

  const add = (address: string, more: number): { left: number; perSecond: number } => {
    const { burst, perSecond } = allowanceOf(address);
    const network = networkOf(address);
    const at = performance.now();
    const known = (cache ??= new LRUCache<string, Left>({ max: 20_000 }));
    const before = known.get(network) ?? { left: burst, at };
    const filled = Math.min(burst, before.left + ((at - before.at) / 1000) * perSecond);
    const left = Math.min(burst, filled + more);
    // A rejected request costs nothing, so that a client that keeps asking is not locked out forever.
    known.set(network, { left: left < 0 ? filled : left, at });
    return { left, perSecond };
  };

  const take = (address: string): void => {
    if (!limited) return;
    const { left, perSecond } = add(address, -1);
    if (left < 0) throw protocolError('user', 'tooMany').retryAfter(Math.max(1, Math.ceil(-left / perSecond)));
  };

  return {
    /** Takes one; throws a 429 with the time to retry if nothing is left. */
    take,
    /** Throws like `take`, but takes nothing. */
    check(address: string): void {
      take(address);
      this.refund(address);
    },
    refund(address: string): void {
      if (limited) add(address, 1);
    },
  };
};

export type AddressBudget = ReturnType<typeof createAddressBudget>;
