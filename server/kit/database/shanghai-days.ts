import { TIME_ZONE } from '#contract/kit/limits.ts';
import { type Part, when } from './query.ts';

/** Conditions that a moment lies on or after a day of Shanghai, and on or before one; none for what is not given. */
export const withinDays = (
  column: string,
  from: string | undefined,
  to: string | undefined,
): readonly (Part | undefined)[] => [
  when(from, (day) => [`${column} >= ?::date::timestamp at time zone ?`, day, TIME_ZONE]),
  when(to, (day) => [`${column} < (?::date + 1)::timestamp at time zone ?`, day, TIME_ZONE]),
];
