import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { TARGET_SCORE_MINIMUM } from '#contract/trial/limits.ts';
import type { Raster } from '../engine.ts';
import { createDetector } from './detector.ts';

const detector = await createDetector();

/** Small enough to be searched at once, not in parts. */
const scene = async (name: string): Promise<Raster> => {
  const file = readFileSync(join(import.meta.dirname, `../../content/trial/scenes/${name}.jpg`));
  const { data, info } = await sharp(file)
    .resize({ width: 832 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
};

test('[TRIAL-03] people are found, the surest first, with boxes inside of the picture', async () => {
  const picture = await scene('personnel-postures');
  const { targets, notes } = await detector.detect('personnel', picture);
  expect(targets).toHaveLength(4);
  expect(notes).toEqual([]);
  const scores = targets.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  for (const { label, score, box } of targets) {
    expect(label).toBe('人员');
    expect(score).toBeGreaterThanOrEqual(TARGET_SCORE_MINIMUM);
    expect(box[0] + box[2]).toBeLessThanOrEqual(picture.width);
    expect(box[1] + box[3]).toBeLessThanOrEqual(picture.height);
  }
});

test('[TRIAL-03] a post without a person is reported', async () => {
  const nobody = await detector.detect('control-room-absence', await scene('control-room-nobody'));
  expect(nobody).toEqual({ targets: [], notes: ['画面中没有发现值岗人员。'] });
});

test('[TRIAL-03] key points are those of the body, its left at the right of who faces the camera', async () => {
  const picture = await scene('keypoints-raised');
  const { targets } = await detector.detect('human-keypoints', picture);
  expect(targets).toHaveLength(1);
  const points = new Map(targets[0]?.keypoints?.map((point) => [point.name, point]));
  expect(points.size).toBeLessThanOrEqual(16);
  const [left, right, ankle] = ['左腕', '右腕', '左踝'].map((name) => points.get(name));
  expect(left?.x).toBeGreaterThan(right?.x ?? picture.width);
  expect(left?.y).toBeLessThan(ankle?.y ?? 0);
});

/** What TensorFlow.js 4.22.0 found with the same models. */
const boats = [
  { score: 0.551, box: [44.5, 119.6, 374.5, 201.4] },
  { score: 0.481, box: [452.5, 122.6, 322.8, 181.6] },
];
const leftSide = [
  { name: '左眼', x: 421.4, y: 121.2, score: 0.407 },
  { name: '左耳', x: 430.9, y: 132, score: 0.604 },
  { name: '左肩', x: 445.8, y: 161.6, score: 0.644 },
  { name: '左肘', x: 487.9, y: 132.8, score: 0.766 },
  { name: '左腕', x: 501.4, y: 90.2, score: 0.728 },
  { name: '左髋', x: 430.8, y: 256.2, score: 0.789 },
  { name: '左膝', x: 447.2, y: 339.9, score: 0.765 },
  { name: '左踝', x: 457.1, y: 414.5, score: 0.778 },
];
/** Numbers are rounded before they are compared, and the box decides where key points are looked for. */
const near = (value: number, digit: number) => expect.closeTo(value, digit);

test('[MEND-03] the converted models find what they found before', async () => {
  const { targets } = await detector.detect('ship', await scene('ship-fishing'));
  expect(targets).toEqual(
    boats.map(({ score, box }) => ({ label: '船舶', score: near(score, 2), box: box.map((side) => near(side, 0)) })),
  );
  const [body] = (await detector.detect('human-keypoints', await scene('keypoints-raised'))).targets;
  expect(body?.keypoints?.filter(({ name }) => name.startsWith('左'))).toEqual(
    leftSide.map(({ name, x, y, score }) => ({ name, x: near(x, 0), y: near(y, 0), score: near(score, 2) })),
  );
});

test('[TRIAL-03] pictures of any shape are looked at', async () => {
  const shapes = [
    [16, 16],
    [16, 2000],
  ] as const;
  for (const [width, height] of shapes) {
    const rgb = new Uint8Array(width * height * 3).fill(120);
    expect((await detector.detect('human-keypoints', { width, height, rgb })).targets).toEqual([]);
  }
});
