import { expect, it } from 'vitest';
import type { Raster } from '../engine.ts';
import { drawIdCard } from '../specimens/cards/id-card.ts';
import { pageOf } from '../specimens/page-of.ts';
import { createRandom } from '../specimens/random.ts';
import { asRaster, asSharp, renderSpecimen, renderSvg } from '../specimens/render.ts';
import { text } from '../specimens/svg.ts';
import { uprightBox } from '../text/oriented-box.ts';
import { cutOut } from '../text/warp.ts';
import { idCardReader } from './cards/id-card.ts';
import type { Page, PageLine } from './document-reader.ts';
import { sharpnessOf } from './motion-blur.ts';
import { readDocument } from './read-document.ts';

/** As seen by a camera that moves by this many pixels. */
const moved = (raster: Raster, length: number, direction: 'right' | 'down' | 'falling') => {
  const kernel = Array.from({ length: length * length }, (_, index) => {
    const [x, y, middle] = [index % length, Math.floor(index / length), (length - 1) / 2];
    return Number(direction === 'right' ? y === middle : direction === 'down' ? x === middle : x === y);
  });
  return asRaster(asSharp(raster).convolve({ width: length, height: length, kernel, scale: length }));
};

const nameOn = (name: string) =>
  renderSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${name.length * 40 + 24}" height="56">
    <rect width="100%" height="100%" fill="#e8eef2"/>${text(12, 44, name, { size: 40 })}</svg>`);

it.each(['三一', '王一一', '川小川', '丁三', '欧阳明', '谭钧'])(
  '[TRIAL-03] distinguishes motion from the strokes that %s has',
  async (name) => {
    const sharp = await nameOn(name);
    expect(sharpnessOf(sharp)).toBeGreaterThan(0.5);
    expect(sharpnessOf(await asRaster(asSharp(sharp).blur(2)))).toBeGreaterThan(0.5);
  },
);

it.each(['right', 'down', 'falling'] as const)('[TRIAL-03] sees motion %s', async (direction) => {
  for (const name of ['欧阳明', '谭钧', '许泽鑫'])
    expect(sharpnessOf(await moved(await nameOn(name), 9, direction))).toBeLessThan(0.4);
});

/** The front of an identity card; `read` is the result for its name. */
const nameOf = async (change: (raster: Raster, line: PageLine) => Promise<Raster> | Raster, lost = 0) => {
  for (let seed = 1; ; seed += 1) {
    const specimen = drawIdCard(createRandom(seed));
    const name = specimen.fields.find((field) => field.name === 'name')?.value ?? '';
    if (name.length < 3) continue;
    const plain = pageOf(specimen);
    const line = plain.lines.find(({ text: read }) => read === name);
    if (!line) throw new Error('the specimen prints no name');
    const raster = await change(await renderSpecimen(specimen), line);
    const page: Page = {
      ...plain,
      lines: plain.lines.map((other) =>
        other === line && lost > 0
          ? { ...line, text: name.slice(0, -lost), characters: line.characters.slice(0, -lost) }
          : other,
      ),
      pixelsOf: ({ left, top, right, bottom }, width, height) =>
        cutOut(raster, uprightBox(left, top, right, bottom), width, height),
    };
    const { fields } = await readDocument(idCardReader, page, specimen);
    return fields.find((field) => field.name === 'name');
  }
};

it('[TRIAL-03] is less sure of a name that motion has blurred', async () => {
  expect((await nameOf((raster) => raster))?.score).toBe(0.99);
  expect((await nameOf((raster) => moved(raster, 13, 'right')))?.score).toBeLessThan(0.8);
});

/** The name is printed on a rule that is longer than it. */
const ruled = ({ width, height, rgb }: Raster, { left, bottom }: PageLine): Raster => {
  const drawn = Uint8Array.from(rgb);
  for (let y = Math.round(bottom) - 6; y < bottom - 3; y += 1)
    drawn.fill(60, (y * width + Math.round(left)) * 3, (y * width + Math.round(left) + 400) * 3);
  return { width, height, rgb: drawn };
};

it('[TRIAL-03] reports that strokes next to a name were not read', async () => {
  expect((await nameOf((raster) => raster))?.check).toBeUndefined();
  expect((await nameOf(ruled))?.check).toBeUndefined();
  const cut = await nameOf((raster) => raster, 1);
  expect(cut).toMatchObject({ check: 'failed' });
  expect(cut?.score).toBeLessThan(0.6);
});
