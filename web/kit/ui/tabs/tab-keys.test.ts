import { expect, test } from 'vitest';
import { tabAfter } from './tab-keys.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s leads from tab %i of three to tab %i', (key, at, next) => {
  expect(tabAfter(key, at, 3)).toBe(next);
});

test.each(['ArrowDown', 'Tab', 'Enter', 'a'])('%s is left to the browser', (key) => {
  expect(tabAfter(key, 0, 3)).toBeUndefined();
});

test('the only tab stays', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => tabAfter(key, 0, 1))).toEqual([0, 0, 0, 0]);
});
