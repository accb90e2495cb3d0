import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtInTasks } from '#engines/built-in-tasks.ts';
import { isCurrent, readStoredResults, type StoredResult } from '#server/areas/trial/stored-results.ts';
import { sampleEntries } from './trial-samples.ts';

const sizeOf = ({ found: { width, height } }: StoredResult) => ({ width, height });
const root = join(import.meta.dirname, '..');
const stored = readStoredResults(root);
const firstOf = (abilityNo: number) => sampleEntries(root).find((entry) => entry.abilityNo === abilityNo);
const abilityNos = Object.keys(builtInTasks).map(Number);

test('[MEND-01] every ability with a built-in engine has the present answer of that engine for its first sample', () => {
  expect([...stored.keys()].toSorted((one, other) => one - other)).toEqual(abilityNos);
  const outdated = abilityNos.filter((abilityNo) => {
    const result = stored.get(abilityNo);
    const first = firstOf(abilityNo);
    return !result || !first || !isCurrent(result, { sampleId: first.sampleId, ...sizeOf(result) });
  });
  expect(outdated, 'run `node scripts/store-trial-results.ts`').toEqual([]);
});

test('[MEND-01] a stored answer of another version, model, sample or size is not shown', () => {
  const result = stored.get(abilityNos[0] as number);
  if (!result) throw new Error('the first ability has a stored answer');
  const sample = { sampleId: result.sampleId, ...sizeOf(result) };
  expect(isCurrent(result, sample)).toBe(true);
  expect(isCurrent({ ...result, version: '0.0.1' }, sample)).toBe(false);
  expect(isCurrent({ ...result, model: 'another' }, sample)).toBe(false);
  expect(isCurrent(result, { ...sample, sampleId: 'another' })).toBe(false);
  expect(isCurrent(result, { ...sample, width: sample.width + 1 })).toBe(false);
  expect(isCurrent(result, undefined)).toBe(false);
});

test('[MEND-01] a stored answer found something, within its picture', () => {
  for (const { sampleId, found } of stored.values()) {
    const { width, height, targets, texts, fields } = found;
    expect(targets.length + texts.length + fields.length, sampleId).toBeGreaterThan(0);
    for (const [x, y] of [...texts, ...fields].flatMap(({ polygon = [] }) => polygon))
      expect(x > -width / 10 && x < width * 1.1 && y > -height / 10 && y < height * 1.1, sampleId).toBe(true);
  }
});
