import { expect, test } from 'vitest';
import { best, type Box, isOneTarget } from './overlap.ts';

const ship: Box = [100, 40, 300, 200];

test.each<[string, Box, boolean, boolean]>([
  ['the same, a little aside', [120, 50, 290, 190], true, true],
  ['its hull without the masts', [102, 160, 296, 78], true, true],
  ['a boat before it', [180, 180, 90, 50], true, false],
  ['a part of it, seen nearer', [180, 180, 90, 50], false, true],
  ['another next to it', [330, 60, 280, 180], true, false],
])('[TRIAL-03] a ship and %s', (_, other, isSameScale, expected) => {
  expect(isOneTarget(ship, other, isSameScale)).toBe(expected);
});

test('[TRIAL-03] of boxes that mean one target the surest stays', () => {
  const hull = { score: 0.42, box: [102, 160, 296, 78] as Box };
  const whole = { score: 0.61, box: ship };
  const far = { score: 0.5, box: [600, 60, 100, 60] as Box };
  expect(best([hull, far, whole], (kept, other) => isOneTarget(kept.box, other.box, true))).toEqual([whole, far]);
});
