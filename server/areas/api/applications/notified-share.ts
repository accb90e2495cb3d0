import { NOTIFIED_SHARES, type NotifiedShare } from '#contract/api/applications/limits.ts';

/** Returns the highest notified share of a limit that is reached. */
export const shareOf = (used: number, limit: number): NotifiedShare | undefined =>
  NOTIFIED_SHARES.find((share) => used * 100 >= share * limit);
