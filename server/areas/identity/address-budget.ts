import { LRUCache } from 'lru-cache';

interface Budget {
  /** What may still be spent. */
  left: number;
  /** `performance.now()` of the last change. */
  at: number;
}

/** A budget an address that fills up again: `burst` at once, then `perSecond`. Kept per node. */
export const createAddressBudget = ({ burst, perSecond }: { burst: number; perSecond: number }) => {
  const budgets = new LRUCache<string, Budget>({ max: 20_000 });
  const now = () => performance.now();

  const filled = (address: string): Budget => {
    const budget = budgets.get(address) ?? { left: burst, at: now() };
    const at = now();
    return { left: Math.min(burst, budget.left + ((at - budget.at) / 1000) * perSecond), at };
  };

  return {
    /** Seconds until the address may try again; 0 where it may now. */
    waitOf(address: string): number {
      const { left } = filled(address);
      return left >= 1 ? 0 : Math.ceil((1 - left) / perSecond);
    },
    spend(address: string): void {
      const budget = filled(address);
      budgets.set(address, { left: budget.left - 1, at: budget.at });
    },
  };
};

export type AddressBudget = ReturnType<typeof createAddressBudget>;
