import { expect, test } from 'vitest';
import type { Found } from '#contract/trial/recognition.ts';
import { overlap } from './boxes.ts';
import { fixedCaptions, withPointed } from './captions.ts';
import { shapesOf } from './shapes.ts';

const NONE: ReadonlySet<string> = new Set();
const nothing: Found = { width: 800, height: 500, targets: [], texts: [], fields: [], pieces: [], notes: [] };
const person = (x: number, y: number, score: number) => ({
  label: '人员',
  score,
  box: [x, y, 60, 160] as [number, number, number, number],
});
const captionsAt = (found: Found, scale: number, threshold = 0, active = NONE) => {
  const given = {
    shapes: shapesOf(found, found.fields.length > 0 ? 'fields' : 'targets', threshold),
    scale,
    picture: { width: found.width * scale, height: found.height * scale },
    within: [0, 0, found.width * scale, found.height * scale] as const,
    widthOf: (words: string) => words.length * 9,
  };
  return withPointed(given, fixedCaptions(given), active);
};

test('[TRIAL-01] a caption covers no head, be its owner shown or below the threshold, and on no other caption', () => {
  // The second head is where the caption of the first would be; the third person is right above the second.
  const found = { ...nothing, targets: [person(300, 200, 0.9), person(310, 170, 0.5), person(330, 8, 0.8)] };
  const all = captionsAt(found, 1);
  expect(all).toHaveLength(3);
  const covered = all.flatMap(({ box }, nth) => [
    ...found.targets.map(({ box: [x, y, width] }) => overlap(box, [x, y, width, 50])),
    ...all.slice(nth + 1).map((other) => overlap(box, other.box)),
  ]);
  expect(covered).toEqual(covered.map(() => 0));
  const [first] = captionsAt(found, 1, 0.85);
  expect(first).toMatchObject({ id: 'targets-0', words: '人员 0.90' });
  expect(overlap(first?.box ?? [0, 0, 0, 0], [310, 170, 60, 50])).toBe(0);
});

test('[TRIAL-01] where captions would smother the picture their numbers stand there, and the caption of what is pointed at', () => {
  const found = { ...nothing, targets: [0, 1, 2, 3, 4, 5, 6].map((nth) => person(20 + nth * 100, 200, 0.9)) };
  expect(captionsAt(found, 1).map(({ isNumber }) => isNumber)).not.toContain(true);
  const small = captionsAt(found, 0.3, 0, new Set(['targets-2']));
  expect(small.filter(({ isNumber }) => isNumber).map(({ words }) => words)).toEqual(['1', '2', '4', '5', '6', '7']);
  expect(small.filter(({ isNumber }) => !isNumber).map(({ words }) => words)).toEqual(['人员 0.90']);
});

test('[TRIAL-01] a column of a table has one caption, which covers no print: if it would, it is only shown on demand', () => {
  const at = (x: number, y: number): [number, number][] => [
    [x, y],
    [x + 60, y],
    [x + 60, y + 14],
    [x, y + 14],
  ];
  const rows = [0, 1, 2, 3];
  const found: Found = {
    ...nothing,
    fields: rows.map((row) => ({
      name: `price${row}`,
      label: '单价',
      value: '1',
      score: 1,
      row,
      polygon: at(400, 200 + row * 16),
    })),
    texts: Array.from({ length: 24 }, (_, nth) => ({
      text: '…',
      score: 1,
      polygon: [
        [300, 100 + nth * 16],
        [600, 100 + nth * 16],
        [600, 115 + nth * 16],
        [300, 115 + nth * 16],
      ],
    })),
  };
  expect(captionsAt({ ...found, texts: [] }, 1).map(({ words }) => words)).toEqual(['单价']);
  expect(captionsAt(found, 1)).toEqual([]);
  const [pointed, ...others] = captionsAt(found, 1, 0, new Set(['fields-0']));
  expect([pointed?.words, others]).toEqual(['单价', []]);
  expect(overlap(pointed?.box ?? [300, 100, 1, 1], [300, 100, 300, 384])).toBe(0);
  expect(pointed?.line).toBeDefined();
});

test('[TRIAL-01] a field has no caption that could be of another one, and none where it is drawn too low to read', () => {
  const at = (x: number, y: number, width: number): [number, number][] => [
    [x, y],
    [x + width, y],
    [x + width, y + 20],
    [x, y + 20],
  ];
  const fields = [at(100, 100, 90), at(100, 124, 90), at(100, 148, 90), at(260, 124, 90)].map((polygon, nth) => ({
    name: `f${nth}`,
    label: `字段${nth}`,
    value: '1',
    score: 1,
    polygon,
  }));
  const found = { ...nothing, fields };
  for (const { id, box, line } of captionsAt(found, 1)) {
    const beside = fields.filter(({ polygon }, nth) => {
      const [x, y] = polygon[0] ?? [0, 0];
      const isOwn = id === `fields-${nth}`;
      return !isOwn && overlap(box, [x - 3, y - 3, 96, 26]) > 0;
    });
    const isTold = line !== undefined;
    expect({ id, beside: isTold ? [] : beside }).toEqual({ id, beside: [] });
    const own = fields[Number(id.at(-1))]?.polygon[0] ?? [0, 0];
    expect({ id, isTold: isTold || box[0] < own[0] + 90 }).toEqual({ id, isTold: true });
  }
  expect(captionsAt(found, 0.5)).toEqual([]);
  const tilted: [number, number][] = [
    [400, 300],
    [500, 310],
    [499, 320],
    [399, 310],
  ];
  expect(
    captionsAt({ ...found, fields: [{ name: 'f', label: '字段', value: '1', score: 1, polygon: tilted }] }, 1),
  ).toEqual([]);
  expect(captionsAt(found, 0.5, 0, new Set(['fields-1'])).map(({ words }) => words)).toEqual(['字段1']);
});

test('[TRIAL-01] more than eighty targets have numbers alone, wherever one points', () => {
  const targets = Array.from({ length: 81 }, (_, nth) => person((nth % 9) * 800, Math.floor(nth / 9) * 800, 0.9));
  const found = { ...nothing, width: 8000, height: 8000, targets };
  expect(captionsAt(found, 1).every(({ isNumber }) => isNumber)).toBe(true);
  const given = captionsAt({ ...found, targets: targets.slice(1) }, 1);
  expect(given.some(({ isNumber }) => isNumber)).toBe(false);
});
