import { TIME_ZONE } from '#contract/kit/limits.ts';
import type { Part } from './query.ts';

/** SQL: the day of a moment in Shanghai. */
export const dayAt = (moment: string): string => `(${moment} at time zone '${TIME_ZONE}')::date`;

/** SQL: today in Shanghai. */
export const today = dayAt('now()');

/** SQL: the first moment of a moment's day in Shanghai. */
export const dayStart = (moment: string): string =>
  `(date_trunc('day', (${moment}) at time zone '${TIME_ZONE}') at time zone '${TIME_ZONE}')`;

/** SQL: the first moment of a day in Shanghai. */
export const startOf = (day: string): string => `((${day})::timestamp at time zone '${TIME_ZONE}')`;

/** SQL: the first moment after a day in Shanghai. */
export const endOf = (day: string): string => startOf(`${day}::date + 1`);

/** Match moments on this day in Shanghai or later, or on it or earlier. */
export const sinceDay =
  (column: string) =>
  (day: string): Part => [`${column} >= ?::date::timestamp at time zone ?`, day, TIME_ZONE];
export const untilDay =
  (column: string) =>
  (day: string): Part => [`${column} < (?::date + 1)::timestamp at time zone ?`, day, TIME_ZONE];
