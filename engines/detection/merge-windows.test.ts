import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, mergeWindows } from './merge-windows.ts';
import type { Box } from './overlap.ts';
import type { Window } from './resample.ts';
import { windowsOf } from './windows.ts';

const picture = { width: 1600, height: 900 };
const [whole, ...parts] = windowsOf(picture.width, picture.height) as [Window, ...Window[]];

/** The part of a box within a window, or undefined if the window shows little of it. */
const within = ([x, y, width, height]: Box, window: Window): Box | undefined => {
  const [left, top] = [Math.max(x, window.left), Math.max(y, window.top)];
  const right = Math.min(x + width, window.left + window.width);
  const bottom = Math.min(y + height, window.top + window.height);
  return right - left > 0.15 * width && bottom - top > 0.15 * height
    ? [left, top, right - left, bottom - top]
    : undefined;
};

/**
 * What windows show of a target: the whole picture shows all of it, parts show what their edges leave, up to `blur` of
 * it missing.
 */
const seenOf = (box: Box, scores: readonly number[], blur: number): Candidate[] => [
  { box, score: 0.4, window: whole },
  ...parts.flatMap((window, at) => {
    const cut = within(box, window);
    if (!cut) return [];
    const [x, y, width, height] = cut;
    return { box: [x, y, width * (1 - blur), height * (1 - blur)] as Box, score: scores[at] ?? 0.9, window };
  }),
];

const target = fc
  .tuple(
    fc.integer({ min: 0, max: 1400 }),
    fc.integer({ min: 0, max: 700 }),
    fc.double({ min: 0.05, max: 1, noNaN: true }),
  )
  .map(([x, y, size]): Box => {
    const height = Math.min(900 - y, 200 * size + 60);
    return [x, y, Math.min(1600 - x, height * 0.45), height];
  });
const scores = fc.array(fc.double({ min: 0.3, max: 1, noNaN: true }), {
  minLength: parts.length,
  maxLength: parts.length,
});

test('[MEND-03] a target that the whole picture shows stays one, and whole, however sure its parts are', () => {
  fc.assert(
    fc.property(target, scores, fc.double({ min: 0, max: 0.04, noNaN: true }), (box, sure, blur) => {
      expect(mergeWindows(seenOf(box, sure, blur), picture).map((found) => found.box)).toEqual([box]);
    }),
  );
});

test('[MEND-03] what ends near the edge of its part of the picture is not trusted, at the edge of the picture it is', () => {
  const window = parts.find(({ left }) => left > 0) as Window;
  const box = (left: number): Box => [left, 400, 60, 200];
  const found = (left: number) => mergeWindows([{ box: box(left), score: 0.9, window }], picture);
  expect(found(window.left + window.width * 0.045)).toEqual([]);
  expect(found(window.left + window.width * 0.055)).toHaveLength(1);
  const first = parts.find(({ left }) => left === 0) as Window;
  expect(mergeWindows([{ box: box(0), score: 0.9, window: first }], picture)).toHaveLength(1);
});

test('[MEND-03] parts add small targets next to the large ones, each once, the surest first', () => {
  const large: Candidate = { box: [100, 100, 300, 700], score: 0.5, window: whole };
  const small = (x: number, score: number, window: Window): Candidate => ({ box: [x, 500, 30, 70], score, window });
  const windows = parts.filter(({ left, width }) => left + width * 0.06 < 900 && left + width * 0.94 > 960);
  expect(windows.length).toBeGreaterThan(0);
  const found = mergeWindows([large, ...windows.map((window, at) => small(900, 0.8 - at / 10, window))], picture);
  expect(found.map(({ score }) => score)).toEqual([0.8, 0.5]);
});
