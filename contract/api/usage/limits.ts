import { createBuckets } from '../../kit/buckets.ts';

/** The periods of the operators' page, in days: the first is shown by hours. */
export const usagePeriods = [1, 7, 30, 90] as const;
export type UsagePeriod = (typeof usagePeriods)[number];
/** Days for which the counts are kept. */
export const USAGE_DAYS = 400;
/** The most accounts and abilities that the page lists. */
export const USAGE_ROWS_MAXIMUM = 100;

export const TIME_BUCKETS = 80;
/** Buckets of milliseconds: a percentile is at most a fifth too high. */
export const { bucketOf, percentileOf } = createBuckets({ perDoubling: 4, most: TIME_BUCKETS });
