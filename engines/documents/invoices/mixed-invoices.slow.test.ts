import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongFields } from '#engines/accuracy/field-errors.ts';
import { drawMixedInvoices } from '#engines/specimens/invoices/mixed-invoices.ts';
import { createRandom } from '#engines/specimens/random.ts';
import { renderSpecimen } from '#engines/specimens/render.ts';
import { createTextReader, type TextReader } from '../../text/text-reader.ts';
import { readDocumentPicture } from '../read-document.ts';
import { createMixedInvoicesReader } from './mixed-invoices.ts';

let reader: TextReader;
beforeAll(async () => {
  reader = await createTextReader();
});
afterAll(() => reader.close());

/** Three documents, one of them turned by a quarter and one askew. */
const SHEET = 8;

test('[CAT-12] mixed invoices: each document of a sheet is found, recognised by its kind and read upright', {
  timeout: 120_000,
}, async () => {
  const specimen = drawMixedInvoices(createRandom(SHEET));
  const picture = await renderSpecimen(specimen);
  const found = await readDocumentPicture(
    createMixedInvoicesReader(Number.POSITIVE_INFINITY),
    reader.readPage,
    picture,
  );
  expect(found.pieces.map(({ kind }) => kind)).toEqual(specimen.pieces?.map(({ kind }) => kind));
  expect(wrongFields(specimen.fields, found.fields)).toEqual([]);
  expect(found.targets.map(({ label }) => label)).toEqual(found.pieces.map(({ label }) => label));
  for (const [index, { polygon }] of found.pieces.entries()) {
    const wanted = specimen.pieces?.[index]?.polygon ?? [];
    for (const [x, y] of wanted)
      expect(Math.min(...polygon.map(([px, py]) => Math.hypot(px - x, py - y)))).toBeLessThan(40);
  }
  for (const { polygon = [], piece = -1 } of found.fields)
    for (const [x, y] of polygon) {
      const own = found.targets[piece]?.box ?? [0, 0, 0, 0];
      expect(x >= own[0] - 5 && x <= own[0] + own[2] + 5 && y >= own[1] - 5 && y <= own[1] + own[3] + 5).toBe(true);
    }
});
