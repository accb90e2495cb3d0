import { expect, test } from 'vitest';
import { truncate, widthOf } from './truncate.ts';

test('[CONST-02] a text is cut where it counts more than it may: ASCII 1.5, other characters 2', () => {
  expect([widthOf('ab'), widthOf('能力'), widthOf('H9 能力'), widthOf('')]).toEqual([3, 4, 8.5, 0]);
  expect(truncate('能力列表', 8)).toBe('能力列表');
  expect(truncate('能力列表页', 8)).toBe('能力列…');
  expect(truncate('abcdef', 9)).toBe('abcdef');
  expect(truncate('abcdefg', 9)).toBe('abcd…');
  expect(truncate('能力 列表', 7)).toBe('能力…');
});

test('a character of two code units stays whole', () => {
  expect(truncate('𠮷𠮷𠮷', 4)).toBe('𠮷…');
  expect(truncate('𠮷', 1)).toBe('…');
});
