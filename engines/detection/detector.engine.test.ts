import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as tf from '@tensorflow/tfjs-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { TARGET_SCORE_MINIMUM } from '#contract/trial/limits.ts';
import type { Raster } from '../engine.ts';
import { createDetector } from './detector.ts';

const detector = await createDetector();

/** Small enough to be looked at once, not in parts. */
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

test('[TRIAL-03] a post without anybody is told', async () => {
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

test('[TRIAL-03] pictures of any shape leave no tensors behind', async () => {
  const shapes = [
    [16, 16],
    [16, 2000],
  ] as const;
  const before = tf.memory().numTensors;
  for (const [width, height] of shapes) {
    const rgb = new Uint8Array(width * height * 3).fill(120);
    expect((await detector.detect('human-keypoints', { width, height, rgb })).targets).toEqual([]);
  }
  await detector.detect('human-keypoints', await scene('keypoints-raised'));
  expect(tf.memory().numTensors).toBe(before);
});
