import { expect, test } from 'vitest';
import { forecastOf } from './forecast.ts';

const NOW = Date.parse('2026-11-27T04:00:00Z');
const HOUR = 3_600_000;
const resetsAt = new Date(NOW + 12 * HOUR);
const endsAt = (limit: number | null, used: number, lately: number) =>
  forecastOf({ limit, used, resetsAt, lately, perMs: HOUR }, NOW).endsAt;

test('[API-04] a quota ends when what is left is used at the present pace, or not before it is reset', () => {
  expect(endsAt(100, 40, 30)).toBe(new Date(NOW + 2 * HOUR).toISOString());
  expect(endsAt(100, 40, 5)).toBeNull();
  expect(endsAt(100, 40, 0)).toBeNull();
  expect(endsAt(null, 40, 1000)).toBeNull();
  expect(endsAt(100, 100, 0)).toBe(new Date(NOW).toISOString());
  expect(endsAt(0, 0, 0)).toBe(new Date(NOW).toISOString());
});
