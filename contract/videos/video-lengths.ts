import { SHORT_SECONDS } from './limits.ts';

/** Short 1 is a video of up to three minutes, long 2 any other. */
export const videoLengths = { short: 1, long: 2 } as const;
export type VideoLength = (typeof videoLengths)[keyof typeof videoLengths];

export const lengthOf = (seconds: number): VideoLength =>
  seconds <= SHORT_SECONDS ? videoLengths.short : videoLengths.long;
