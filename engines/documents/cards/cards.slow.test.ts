import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongFields } from '../../accuracy/field-errors.ts';
import { measure } from '../../accuracy/measure.ts';
import { loadReaders } from '../../built-in-tasks.ts';
import { cardSpecimens } from '../../specimens/all.ts';
import { degrade } from '../../specimens/degrade.ts';
import { createRandom } from '../../specimens/random.ts';
import { renderSpecimen } from '../../specimens/render.ts';
import { createTextReader, type TextReader } from '../../text/text-reader.ts';
import { readDocument } from '../read-document.ts';

let reader: TextReader;
beforeAll(async () => {
  reader = await createTextReader();
});
afterAll(() => reader.close());

const read = [
  ['id-card', 'rotate7', 7],
  ['passport', 'half', 7],
  ['express-waybill', 'upsideDown', 7],
  ['shopping-receipt', 'half', 1000],
  ['driving-licence', 'rotate3', 11],
] as const;

test.each(read)('[TRIAL-03] every field of %s is read off a picture: %s, seed %i', async (kind, level, seed) => {
  const outcome = await measure(reader, { kind, level, seed });
  expect(outcome.wrong).toEqual([]);
  expect(outcome.characterErrors / outcome.characters).toBeLessThan(0.03);
});

/** The field with the error of each kind. */
const faulty = [
  { kind: 'id-card', field: 'idNumber' },
  { kind: 'business-licence', field: 'creditCode' },
  { kind: 'driving-licence', field: 'licenceNumber' },
  { kind: 'passport', field: 'passportNumber' },
  { kind: 'shopping-receipt', field: 'total' },
] as const;

test.each(faulty)(
  '[TRIAL-03] a $kind that disagrees with itself is read as printed, and reported',
  async ({ kind, field }) => {
    const [draw, documentReader] = [cardSpecimens[kind], (await loadReaders())[kind]];
    if (!draw || !documentReader) throw new Error(`${kind} has no drawing or no reader`);
    const specimen = draw(createRandom(3), { faulty: true });
    const picture = await degrade(await renderSpecimen(specimen), 'half', 3);
    const { fields } = await readDocument(documentReader, await reader.readPage(picture), picture);
    expect(wrongFields(specimen.fields, fields)).toEqual([]);
    expect(fields.find(({ name }) => name === field)).toMatchObject({
      check: 'failed',
      reason: expect.stringMatching(/。$/),
    });
  },
);
