import { TIME_ZONE } from '#contract/kit/limits.ts';
import { type Part, when } from './query.ts';

/** Returns the conditions that a moment is from one day to another in Shanghai; none for an absent day. */
export const withinDays = (
  column: string,
  from: string | undefined,
  to: string | undefined,
): readonly (Part | undefined)[] => [
  when(from, (day) => [`${column} >= ?::date::timestamp at time zone ?`, day, TIME_ZONE]),
  when(to, (day) => [`${column} < (?::date + 1)::timestamp at time zone ?`, day, TIME_ZONE]),
];
