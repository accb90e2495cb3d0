import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtInTasks } from '#engines/built-in-tasks.ts';
import { sampleSpecimens } from '#engines/specimens/all.ts';
import { levels } from '#engines/specimens/levels.ts';
import { sampleEntries } from './trial-samples.ts';

const root = join(import.meta.dirname, '..');
const entries = sampleEntries(root);

test('[TRIAL-01] every ability with an engine has at least four separate samples, one of them hard', () => {
  const lacking = Object.keys(builtInTasks).filter((abilityNo) => {
    const own = entries.filter((entry) => String(entry.abilityNo) === abilityNo);
    return own.length < 4 || !own.some(({ hard }) => hard);
  });
  expect(lacking).toEqual([]);
  expect(new Set(entries.map(({ sampleId }) => sampleId)).size).toBe(entries.length);
  expect(entries.filter(({ abilityNo }) => !(abilityNo in builtInTasks))).toEqual([]);
});

test('[TRIAL-01] names of samples say what each shows, short enough for the strip', () => {
  const names = entries.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => name.length > 18)).toEqual([]);
});

test('[TRIAL-01] every sample can be drawn, so that none is left out of the index', () => {
  const missing = entries.filter(({ abilityNo, drawing }) => {
    if ('scene' in drawing) return !existsSync(join(root, `content/trial/scenes/${drawing.scene}.jpg`));
    const { specimen, level } = drawing;
    // General text is also shown on documents of other kinds.
    const isOfAbility = [specimen, 'general-text'].includes(builtInTasks[abilityNo as keyof typeof builtInTasks]);
    const isLevel = level === undefined || (levels as readonly string[]).includes(level);
    return !isOfAbility || !isLevel || !(specimen in sampleSpecimens);
  });
  expect(missing).toEqual([]);
});
