import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongFields } from '#engines/accuracy/field-errors.ts';
import { invoiceSpecimens } from '#engines/specimens/all.ts';
import { createRandom } from '#engines/specimens/random.ts';
import { renderSpecimen } from '#engines/specimens/render.ts';
import { createTextReader, type TextReader } from '../../text/text-reader.ts';
import { resize } from '../../text/warp.ts';
import { readDocument } from '../read-document.ts';
import { pieceKinds } from './piece-kinds.ts';

let reader: TextReader;
beforeAll(async () => {
  reader = await createTextReader();
});
afterAll(() => reader.close());

const LONGER_SIDE = 800;

/** Documents with few lines, and the field with the error of each. */
const faulty = {
  'train-ticket': { seed: 8, field: 'date' },
  'vat-invoice': { seed: 8, field: 'totalAmount' },
  'quota-invoice': { seed: 5, field: 'amount' },
  'toll-invoice': { seed: 1, field: 'date' },
  'machine-printed-invoice': { seed: 7, field: 'totalAmount' },
  'flight-itinerary': { seed: 5, field: 'totalAmount' },
  'coach-invoice': { seed: 8, field: 'date' },
  'taxi-invoice': { seed: 2, field: 'date' },
  'roll-invoice': { seed: 20, field: 'totalAmount' },
} as const;

const kinds = pieceKinds.map(({ kind, reader: documentReader }) => ({
  kind: kind as keyof typeof faulty,
  documentReader,
}));

test.each(kinds)(
  '[TRIAL-03] $kind: read off a small picture as it is printed, and contradictions are reported',
  async ({ kind, documentReader }) => {
    const { seed, field } = faulty[kind];
    const specimen = invoiceSpecimens[kind]?.(createRandom(seed), { faulty: true });
    if (!specimen) throw new Error(`there are no specimens of ${kind}`);
    const large = await renderSpecimen(specimen);
    const scale = LONGER_SIDE / Math.max(large.width, large.height);
    const picture = await resize(large, Math.round(large.width * scale), Math.round(large.height * scale));
    const { fields } = await readDocument(documentReader, await reader.readPage(picture), picture);
    expect(wrongFields(specimen.fields, fields)).toEqual([]);
    expect(fields.find(({ name }) => name === field)?.check).toBe('failed');
  },
);
