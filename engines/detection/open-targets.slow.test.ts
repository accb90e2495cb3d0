import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTargets } from '#contract/trial/open-targets.ts';
import { decodePicture } from '../picture/decode-picture.ts';
import { createDetector } from './detector.ts';

const scene = async (name: string) =>
  (await decodePicture(readFileSync(new URL(`../../content/trial/scenes/${name}.jpg`, import.meta.url)))).raster;

test('[MEND-01] open targets: only what was chosen is found, under its Chinese name, and nothing is said plainly', async () => {
  const detector = await createDetector();
  const picture = await scene('personnel-stock');
  const namesOf = async (...labels: (typeof openTargets)[number][]) => {
    const { targets, notes } = await detector.detectNamed(labels, picture);
    return { names: [...new Set(targets.map(({ label }) => label))].sort(), notes };
  };
  const all = await namesOf(...openTargets);
  expect(all.names).toContain('人');
  expect(all.names.length).toBeGreaterThan(1);
  for (const name of all.names as (typeof openTargets)[number][])
    expect(await namesOf(name)).toEqual({ names: [name], notes: [] });
  expect(await namesOf('长颈鹿')).toEqual({ names: [], notes: ['没有找到所选的目标。'] });
});

test('[MEND-01] the names are those of COCO in its order, which the detector answers by place', () => {
  expect(openTargets).toHaveLength(80);
  expect(new Set(openTargets).size).toBe(80);
  expect([0, 8, 18, 19, 67, 79].map((place) => openTargets[place])).toEqual(['人', '船', '羊', '牛', '手机', '牙刷']);
});
