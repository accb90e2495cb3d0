import { expect, test } from 'vitest';
import { isEndInView } from './end-in-view.ts';

test.each([
  [true, 500, [500]],
  [true, 499, [500, 600]],
  [true, 502, [500]],
  [true, 501.99, [500.25]],
  [false, 502.01, [500]],
  [false, 500, [500, 400]],
])('[AGR-03] the end counts as seen within two pixels: %s for %d in %j', (seen, end, edges) => {
  expect(isEndInView(end, edges)).toBe(seen);
});
