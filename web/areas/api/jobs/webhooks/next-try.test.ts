import { expect, test } from 'vitest';
import { isOnItsWay, readAgainMs } from './next-try.ts';

const NOW = Date.parse('2026-11-27T09:00:00.000Z');
const waiting = (seconds: number) => ({
  state: 'waiting' as const,
  nextAt: new Date(NOW + seconds * 1000).toISOString(),
});
const delivered = { state: 'delivered' as const, nextAt: null };

test('[API-05] the log of deliveries is read again soon after the next try is due, and only while one waits', () => {
  expect(readAgainMs([delivered, { state: 'failed', nextAt: null }], NOW)).toBeUndefined();
  expect(readAgainMs([delivered, waiting(0)], NOW)).toBe(1500);
  expect(readAgainMs([waiting(300), waiting(5)], NOW)).toBe(6500);
  expect(readAgainMs([waiting(-20)], NOW)).toBe(1500);
  expect(readAgainMs([waiting(7200)], NOW)).toBe(60_000);
  expect([waiting(-1), waiting(0), waiting(1), delivered].map((one) => isOnItsWay(one, NOW))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
