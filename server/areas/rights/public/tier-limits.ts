import type { TierLimits } from '#contract/rights/calls.ts';
import type { Tier } from '#contract/rights/tiers.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createRightsStore } from '../store.ts';

/** Returns the limits of a tier. */
export const tierLimits = (database: Database, tier: Tier): Promise<TierLimits> =>
  createRightsStore(database).find(tier);
