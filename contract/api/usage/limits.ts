/** The periods of the operators' page, in days: the first is shown by hours. */
export const usagePeriods = [1, 7, 30, 90] as const;
export type UsagePeriod = (typeof usagePeriods)[number];
/** Days for which the counts are kept. */
export const USAGE_DAYS = 400;
/** The most accounts and abilities that the page lists. */
export const USAGE_ROWS_MAXIMUM = 100;

/** Buckets of milliseconds grow by the fourth root of 2: a percentile is at most a fifth too high. */
export const TIME_BUCKETS = 80;
/** Returns the bucket of a time in milliseconds. */
export const bucketOf = (ms: number): number =>
  Math.min(TIME_BUCKETS - 1, Math.max(0, Math.ceil(4 * Math.log2(Math.max(1, ms)))));

/**
 * Returns the milliseconds that a share of the calls stayed within, from the number of calls of each bucket; null without
 * calls.
 */
export const percentileOf = (counts: ReadonlyMap<number, number>, share: number): number | null => {
  const all = [...counts.values()].reduce((sum, calls) => sum + calls, 0);
  if (all === 0) return null;
  let passed = 0;
  for (const [bucket, calls] of [...counts].sort(([one], [other]) => one - other)) {
    passed += calls;
    if (passed >= all * share) return Math.round(2 ** (bucket / 4));
  }
  return null;
};
