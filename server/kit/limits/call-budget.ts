/** Calls per address and minute. */
export const CALLS_A_MINUTE = 6000;
