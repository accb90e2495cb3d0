import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

test.each([
  ['2026-11-22T10:00:00Z', { hours: 24, minutes: 0 }],
  ['2026-11-21T11:59:30Z', { hours: 2, minutes: 0 }],
  ['2026-11-21T10:00:01Z', { hours: 0, minutes: 1 }],
  ['2026-11-21T10:00:00Z', undefined],
  ['2026-11-21T09:00:00Z', undefined],
])('[CERT-04] until %s: %o', (until, left) => {
  expect(timeLeft(until, now)).toEqual(left);
});
