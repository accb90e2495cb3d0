import type { TierLimits } from '#contract/rights/calls.ts';
import { type TextKey, t } from '#web/kit/texts.ts';

/** The limits of a tier in display order. */
export const limits = [
  'trialsADay',
  'trialsAMonth',
  'trialsInAll',
  'callsASecond',
  'jobPicturesADay',
  'modelDownloads',
] as const;
export type Limit = (typeof limits)[number];

const units: Record<Limit, TextKey> = {
  trialsADay: 'rights.unit.times',
  trialsAMonth: 'rights.unit.times',
  trialsInAll: 'rights.unit.times',
  callsASecond: 'rights.unit.times',
  jobPicturesADay: 'rights.unit.pictures',
  modelDownloads: 'rights.unit.models',
};

const figures = new Intl.NumberFormat('zh-CN');

/** Formats a figure of a limit. */
export const figureWord = (limit: Limit, value: number): string => t(units[limit], { count: figures.format(value) });

/** Formats a tier's limit. */
export const limitWord = (limit: Limit, tier: TierLimits): string => {
  const value = tier[limit];
  if (value !== null) return figureWord(limit, value);
  // Samples have only a daily limit, so longer periods show none.
  return t(tier.samplesOnly ? 'rights.none' : 'rights.unlimited');
};

/** Returns whether all users of a network share the limit, as visitors do. An account has its limits for itself. */
export const sharedBy = (limit: Limit, { tier }: Pick<TierLimits, 'tier'>): boolean =>
  tier === 'visitor' && limit === 'trialsADay';

/** Returns whether a tier allows more of something than another. */
export const allowsMore = (limit: Limit, more: TierLimits, less: TierLimits): boolean => {
  const [high, low] = [more[limit], less[limit]];
  return low !== null && (high === null || high > low);
};
