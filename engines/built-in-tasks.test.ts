import { expect, test } from 'vitest';
import { wrongFields } from './accuracy/field-errors.ts';
import { builtInTasks, loadReaders } from './built-in-tasks.ts';
import { codeTasks, detectionTasks, type TextTask } from './engine.ts';
import { allSpecimens } from './specimens/all.ts';
import { pageOf } from './specimens/page-of.ts';
import { createRandom } from './specimens/random.ts';
import { readDocument } from './documents/read-document.ts';

const documentReaders = await loadReaders();
const others: readonly string[] = [...detectionTasks, ...codeTasks];
const textTasks = Object.values(builtInTasks).filter((task) => !others.includes(task)) as TextTask[];

test('[TRIAL-01] every text task has specimens, and every one but general text has a reader', () => {
  expect(Object.keys(allSpecimens).sort()).toEqual(textTasks.toSorted());
  expect(textTasks.filter((task) => !documentReaders[task])).toEqual(['general-text']);
});

/** Their readers need the pixels of the page. */
const READ_FROM_PIXELS = ['digital-meter', 'mixed-invoices', 'overlay-text'];
const readFromLines = Object.keys(documentReaders).filter((task) => !READ_FROM_PIXELS.includes(task)) as TextTask[];
const SEEDS = Array.from({ length: 12 }, (_, index) => 700 + index);

test.each(readFromLines)('[TRIAL-03] every field of a specimen of %s is read off its lines', async (task) => {
  const [draw, reader] = [allSpecimens[task], documentReaders[task]];
  if (!draw || !reader) throw new Error(`${task} has no specimens or no reader`);
  for (const seed of SEEDS) {
    const specimen = draw(createRandom(seed));
    const { fields } = await readDocument(reader, pageOf(specimen), specimen);
    expect({ seed, wrong: wrongFields(specimen.fields, fields) }).toEqual({ seed, wrong: [] });
  }
});
