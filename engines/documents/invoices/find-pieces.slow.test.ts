import { expect, test } from 'vitest';
import type { Raster } from '#engines/engine.ts';
import { pageOf } from '#engines/specimens/page-of.ts';
import { createRandom } from '#engines/specimens/random.ts';
import { renderSvg } from '#engines/specimens/render.ts';
import { drawQuotaInvoice } from '#engines/specimens/invoices/quota-invoice.ts';
import { drawTaxiInvoice } from '#engines/specimens/invoices/taxi-invoice.ts';
import { text } from '#engines/specimens/svg.ts';
import { OutOfTime, type Page, type ReadPage } from '../document-reader.ts';
import { findPieces } from './find-pieces.ts';

const quota = pageOf(drawQuotaInvoice(createRandom(5)));
const taxi = pageOf(drawTaxiInvoice(createRandom(2)));
const [width, height] = [840, 600];
const fill = (x: number, y: number, wide: number, high: number, colour: string) =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${colour}"/>`;

/** A table of wood, and on it a white sheet with a small paper and a large one. */
const draw = (print = '') => {
  const wood = Array.from({ length: 150 }, (_, row) => fill(0, row * 4, width, 2, row % 3 ? '#5f452c' : '#8a6a4a'));
  const papers = fill(90, 80, 220, 200, '#f0d8d8') + fill(400, 90, 330, 380, '#d8e4f0');
  return renderSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fill(0, 0, width, height, '#7a5a3a')}${wood.join('')}${fill(60, 50, 720, 500, '#fff')}${papers}${print}</svg>`,
  );
};

const lines = ['出租车专用发票', '发票代码：111001881001', '发票号码：04512388', '里程：12.4公里', '金额：45.00元'];
const printBeside = lines.map((line, row) => text(100, 330 + row * 36, line, { size: 20 })).join('');

const blank = (wide: number, high: number): Raster => ({
  width: wide,
  height: high,
  rgb: new Uint8Array(wide * high * 3).fill(255),
});

const labelsIn = async (picture: Raster, readPage: ReadPage) => {
  const { found } = await findPieces(picture, readPage, Number.POSITIVE_INFINITY);
  return found.map(({ kind }) => kind.label);
};

test('[CAT-12] papers on a sheet are seen on a table that is not even, and each is read once', async () => {
  const widths: number[] = [];
  const labels = await labelsIn(await draw(), async (piece) => {
    widths.push(Math.round(piece.width / 100));
    return piece.width < 300 ? quota : taxi;
  });
  expect([labels, widths]).toEqual([
    ['定额发票', '出租车发票'],
    [2, 3],
  ]);
});

test('[CAT-12] print on the sheet next to the papers is read too', async () => {
  const unknown = { ...quota, lines: [] };
  const labels = await labelsIn(await draw(printBeside), async (piece) =>
    piece.width === width ? taxi : piece.width < 300 && piece.height < 300 ? quota : unknown,
  );
  expect(labels).toEqual(['定额发票', '出租车发票']);
});

test('[CAT-12] a document that is given up in the middle for want of time leaves the others in the answer', async () => {
  let given = 0;
  const sheet = await findPieces(
    await draw(),
    async (piece) => {
      if (piece.width < 300) return quota;
      given += 1;
      throw new OutOfTime('no time was left to read the page');
    },
    Number.POSITIVE_INFINITY,
  );
  expect(sheet).toMatchObject({ found: [{ kind: { label: '定额发票' } }], unknown: 0, late: 1 });
  expect(given).toBe(1);
});

test('[TRIAL-08] print next to the papers for which there was no time is reported', async () => {
  const late: ReadPage = async (piece) => {
    if (piece.width === width) throw new OutOfTime('no time was left to read the page');
    return piece.width < 300 ? quota : taxi;
  };
  const sheet = await findPieces(await draw(printBeside), late, Number.POSITIVE_INFINITY);
  expect(sheet).toMatchObject({ found: [{}, {}], late: 0, isBesideLate: true });
});

test('[TRIAL-08] once the time is over no document of a sheet is begun', async () => {
  let asked = 0;
  const count: ReadPage = async () => {
    asked += 1;
    return quota;
  };
  const sheet = await findPieces(await draw(), count, 0);
  expect({ ...sheet, asked }).toEqual({ found: [], unknown: 0, beyond: 0, late: 2, asked: 0 });
});

test('[CAT-12] a document that the print shows is cut out whole of a picture larger than the page that was read', async () => {
  const lineAt = (left: number) => (line: string, row: number) => {
    const [right, top, bottom] = [left + line.length * 8, 40 + row * 18, 50 + row * 18];
    const polygon: [number, number][] = [
      [left * 2, top * 2],
      [right * 2, top * 2],
      [right * 2, bottom * 2],
      [left * 2, bottom * 2],
    ];
    return { text: line, score: 1, polygon, left, top, right, bottom, characters: [] };
  };
  const sheet: Page = {
    ...quota,
    width: width / 2,
    height: height / 2,
    raster: blank(width / 2, height / 2),
    lines: [...lines.map(lineAt(20)), ...lines.map(lineAt(260))],
    toPicture: (x, y) => [x * 2, y * 2],
  };
  const sizes: number[][] = [];
  const found = await labelsIn(blank(width, height), async (piece) => {
    if (piece.width === width) return sheet;
    sizes.push([piece.width, piece.height]);
    return taxi;
  });
  expect(found).toEqual(['出租车发票', '出租车发票']);
  expect(sizes).toHaveLength(2);
  const [printWide, printHigh] = [17 * 8 * 2, 82 * 2];
  for (const [wide = 0, high = 0] of sizes) expect([wide > printWide, high > printHigh]).toEqual([true, true]);
});
