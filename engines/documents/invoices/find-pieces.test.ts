import { expect, test } from 'vitest';
import { pageOf } from '#engines/specimens/page-of.ts';
import { createRandom } from '#engines/specimens/random.ts';
import { renderSvg } from '#engines/specimens/render.ts';
import { invoiceSpecimens } from '#engines/specimens/invoices/specimens.ts';
import { OutOfTime, type ReadPage } from '../document-reader.ts';
import { findPieces } from './find-pieces.ts';

const quota = pageOf(invoiceSpecimens['quota-invoice'](createRandom(5)));
const taxi = pageOf(invoiceSpecimens['taxi-invoice'](createRandom(2)));
const nothing = { ...quota, lines: [] };
const size = { width: 840, height: 600 };

/** A table of wood, and a sheet with a small paper and a large one. */
const sheet = renderSvg(
  `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="600"><rect width="840" height="600" fill="#8a6a4a"/>${Array.from(
    { length: 150 },
    (_, row) => `<rect y="${row * 4}" width="840" height="2" fill="#5f452c"/>`,
  ).join(
    '',
  )}<rect x="60" y="50" width="720" height="500" fill="#fff"/><rect x="90" y="80" width="220" height="200" fill="#f0d8d8" stroke="#444"/><rect x="400" y="90" width="330" height="380" fill="#d8e4f0" stroke="#444"/></svg>`,
);

const labelsOf = async (readPage: ReadPage) => {
  const found = await findPieces(await sheet, readPage, Number.POSITIVE_INFINITY);
  return { labels: found.found.map(({ kind }) => kind.label), late: found.late };
};

test('[CAT-12] papers on a sheet are seen on a table that is not even, and what lies beside them is read too', async () => {
  const asked: number[][] = [];
  const readPage: ReadPage = async ({ width, height }) => {
    asked.push([width, height]);
    return width < 300 ? quota : width < 400 ? taxi : nothing;
  };
  expect(await labelsOf(readPage)).toEqual({ labels: ['定额发票', '出租车发票'], late: 0 });
  expect(asked.map(([width = 0]) => Math.round(width / 100))).toEqual([2, 3, 8]);

  const besidePage: ReadPage = async (picture) =>
    picture.width === size.width ? taxi : picture.width < 300 ? quota : nothing;
  expect((await labelsOf(besidePage)).labels).toEqual(['定额发票', '出租车发票']);
});

test('[CAT-12] a document that is given up in the middle for want of time leaves the others in the answer', async () => {
  const readPage: ReadPage = async ({ width }) => {
    if (width >= 300) throw new OutOfTime('no time was left to read the page');
    return quota;
  };
  const found = await findPieces(await sheet, readPage, Number.POSITIVE_INFINITY);
  expect(found.found.map(({ kind }) => kind.label)).toEqual(['定额发票']);
});
