import { expect, test } from 'vitest';
import { isWithin, placeAfterStep, placeInside, placeNextTo } from './places.ts';

const entry = (entryId: string, parentId: string | null = null) => ({ entryId, parentId });
const entries = [entry('a'), entry('b'), entry('c'), entry('b1', 'b'), entry('b2', 'b')];

test('a place counts the others that come before it', () => {
  expect(placeNextTo(entries, 'a', { target: 'c', after: false })).toEqual({ parentId: null, position: 1 });
  expect(placeNextTo(entries, 'a', { target: 'c', after: true })).toEqual({ parentId: null, position: 2 });
  expect(placeNextTo(entries, 'c', { target: 'b1', after: false })).toEqual({ parentId: 'b', position: 0 });
  expect(placeNextTo(entries, 'b1', { target: 'b2', after: true })).toEqual({ parentId: 'b', position: 1 });
});

test('the last place below an entry, which must not lie below the one that moves', () => {
  expect(placeInside(entries, 'a', 'b')).toEqual({ parentId: 'b', position: 2 });
  expect(placeInside(entries, 'b1', 'b')).toEqual({ parentId: 'b', position: 1 });
  expect(isWithin(entries, 'b1', 'b')).toBe(true);
  expect(isWithin(entries, 'b', 'b')).toBe(true);
  expect(isWithin(entries, 'b', 'b1')).toBe(false);
});

test('steps lead up and down, below the one before, and out behind the one above', () => {
  expect(placeAfterStep(entries, 'b', 'up')).toEqual({ parentId: null, position: 0 });
  expect(placeAfterStep(entries, 'b', 'down')).toEqual({ parentId: null, position: 2 });
  expect(placeAfterStep(entries, 'c', 'in')).toEqual({ parentId: 'b', position: 2 });
  expect(placeAfterStep(entries, 'b2', 'out')).toEqual({ parentId: null, position: 2 });
  for (const [moving, step] of [
    ['a', 'up'],
    ['c', 'down'],
    ['a', 'in'],
    ['a', 'out'],
    ['none', 'up'],
  ] as const)
    expect(placeAfterStep(entries, moving, step)).toBeUndefined();
});
