import { LRUCache } from 'lru-cache';
import { protocolError } from '../http/call-error.ts';
import { isLoopback, networkOf } from './network-of.ts';

export interface Allowance {
  /** At once. */
  burst: number;
  /** Comes back. */
  perSecond: number;
}

/** A loopback peer may be a proxy on this machine that TRUSTED_PROXIES does not name, with everybody behind it. */
const LOOPBACK_TIMES = { burst: 5, perSecond: 20 };

interface Left {
  left: number;
  /** `performance.now()` of the last change. */
  at: number;
}

/** What each network may do, kept per node. Taken before the work, so that no number at once gets more. */
export const createAddressBudget = (allowance: Allowance, { limited }: { limited: boolean }) => {
  const known = new LRUCache<string, Left>({ max: 20_000 });
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
    const before = known.get(network) ?? { left: burst, at };
    const filled = Math.min(burst, before.left + ((at - before.at) / 1000) * perSecond);
    const left = Math.min(burst, filled + more);
    // What is refused costs nothing: whoever goes on asking is not kept out for ever.
    known.set(network, { left: left < 0 ? filled : left, at });
    return { left, perSecond };
  };

  const take = (address: string): void => {
    if (!limited) return;
    const { left, perSecond } = add(address, -1);
    if (left < 0) throw protocolError('user', 'tooMany').retryAfter(Math.max(1, Math.ceil(-left / perSecond)));
  };

  return {
    /** Throws a 429 that says when to come again, where nothing is left. */
    take,
    /** Throws like `take`, and takes nothing. */
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
