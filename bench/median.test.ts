import { expect, test } from 'vitest';
import { median, medianRatio } from './median.ts';

test('the median is the middle value, in any order, and the mean of two middle ones', () => {
  expect(median([30, 2, 100])).toBe(30);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow('no values');
});

test('a ratio is taken round by round, so that a slow spell of the machine changes nothing', () => {
  expect(medianRatio([80, 8, 80], [100, 10, 100])).toBeCloseTo(0.8);
  // With the medians of both sides it would be 0.08.
  expect(medianRatio([80, 8, 8], [100, 100, 10])).toBeCloseTo(0.8);
  expect(() => medianRatio([1], [1, 2])).toThrow('not as many');
});
