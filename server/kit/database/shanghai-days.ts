import { TIME_ZONE } from '#contract/kit/limits.ts';
import type { Part } from './query.ts';

/** Match moments on this day in Shanghai or later, or on it or earlier. */
export const sinceDay =
  (column: string) =>
  (day: string): Part => [`${column} >= ?::date::timestamp at time zone ?`, day, TIME_ZONE];
export const untilDay =
  (column: string) =>
  (day: string): Part => [`${column} < (?::date + 1)::timestamp at time zone ?`, day, TIME_ZONE];
