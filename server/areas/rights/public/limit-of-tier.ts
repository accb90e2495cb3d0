import tiers from '#content/rights/tiers.json' with { type: 'json' };
import { many } from '#server/kit/facts/wording.ts';

type Limits = Omit<(typeof tiers)[number], 'tier' | 'samplesOnly'>;

/** Returns what a tier of accounts may use by default. */
export const limitOfTier = (tier: string, limit: keyof Limits, unit: string): string => {
  const value = tiers.find((found) => found.tier === tier)?.[limit] ?? null;
  return value === null ? '不限' : many(value, unit);
};
