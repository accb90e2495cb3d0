import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TextTask } from '../engine.ts';
import { levelNames, levels, promisedLevels, publishedLevels } from '../specimens/levels.ts';
import type { Outcome } from './measure.ts';
import type { Measured } from './measured.ts';
import { distortionOf, FIRST_SEED, planOf } from './plan.ts';
import { figuresOf } from './publish.ts';
import { timeLeft } from './time-left.ts';

const outcomesOf = (kind: TextTask, documents: number, wrong = 0): Outcome[] =>
  Array.from({ length: documents }, (_, index) =>
    publishedLevels.map(
      (level): Outcome => ({
        kind,
        level,
        seed: FIRST_SEED + index,
        characters: 100,
        characterErrors: 1,
        missed: [],
        wrong: index < wrong ? [{ name: 'name', wanted: '甲', read: '乙', passed: false }] : [],
        milliseconds: 1,
      }),
    ),
  ).flat();

const kinds: TextTask[] = ['passport', 'id-card'];
const wanted = { kinds, documents: 30, levels: publishedLevels, isCurrent: () => true };
const measured: Record<string, Measured> = { 35: figuresOf('id-card', outcomesOf('id-card', 30, 2)) };

test('[TRIAL-03] figures count documents apart from readings of them, and name the conditions', () => {
  expect(measured[35]).toMatchObject({
    documents: 30,
    conditions: publishedLevels.map((level) => levelNames[level]),
    allConditions: false,
    readings: 90,
    readingsRight: 84,
    characterErrorRate: 1,
    unlimitedTime: false,
    seeds: { from: FIRST_SEED, to: FIRST_SEED + 29 },
  });
  const everywhere = promisedLevels.map((level) => ({ ...(outcomesOf('passport', 1)[0] as Outcome), level }));
  expect(figuresOf('passport', everywhere)).toMatchObject({ documents: 1, readings: 10, allConditions: true });
});

test('[TRIAL-03] a kind that was measured in this state is passed over; the others get documents never used', () => {
  expect(planOf({}, wanted)).toEqual({
    open: [
      { abilityNo: '35', kind: 'id-card', from: FIRST_SEED },
      { abilityNo: '38', kind: 'passport', from: FIRST_SEED },
    ],
    done: [],
  });
  expect(planOf(measured, wanted)).toEqual({
    open: [{ abilityNo: '38', kind: 'passport', from: FIRST_SEED }],
    done: ['id-card'],
  });
  const again = [{ abilityNo: '35', kind: 'id-card', from: FIRST_SEED + 30 }];
  const only = { ...wanted, kinds: ['id-card'] as TextTask[] };
  expect(planOf(measured, { ...only, isCurrent: () => false }).open).toEqual(again);
  expect(planOf(measured, { ...only, documents: 31 }).open).toEqual(again);
  expect(planOf(measured, { ...only, levels: promisedLevels }).open).toEqual(again);
});

test('[TRIAL-03] published documents are none of those that tests, samples and tuning use', () => {
  const samples: { drawing: { seed?: number } }[] = JSON.parse(
    readFileSync(new URL('../../content/trial/samples.json', import.meta.url), 'utf8'),
  );
  expect(Math.max(...samples.map(({ drawing }) => drawing.seed ?? 0))).toBeLessThan(FIRST_SEED);
});

test('[TRIAL-03] what makes a document harder to read is drawn apart from the document', () => {
  const seeds = Array.from({ length: 40 }, (_, index) => FIRST_SEED + index);
  const all = seeds.flatMap((seed) => levels.map((level) => distortionOf(seed, level)));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((seed) => seeds.includes(seed))).toEqual([]);
});

test('[TRIAL-03] the time that is left is estimated by the documents that were read', () => {
  expect(timeLeft({ read: 10, all: 70, milliseconds: 100_000 })).toBe('about 10 min');
  expect(timeLeft({ read: 69, all: 70, milliseconds: 100_000 })).toBe('less than a minute');
});
