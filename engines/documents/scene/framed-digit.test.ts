import { expect, it } from 'vitest';
import { textWidth } from '../../specimens/fonts.ts';
import { renderSvg } from '../../specimens/render.ts';
import { text } from '../../specimens/svg.ts';
import type { Page, PageLine } from '../document-reader.ts';
import { containerNumber } from './container-number.ts';

const TALL = 40;
const RIGHT = 60 + textWidth('CSQU 305438', 54) * 1.06;

const lineOf = (content: string, left: number, top: number, wide: number, tall: number): PageLine => ({
  text: content,
  score: 0.98,
  polygon: [
    [left, top],
    [left + wide, top],
    [left + wide, top + tall],
    [left, top + tall],
  ],
  left,
  top,
  right: left + wide,
  bottom: top + tall,
  characters: [...content].map((character, index, all) => ({
    character,
    x: left + ((index + 0.5) * wide) / all.length,
    score: 0.98,
  })),
});

interface Plate {
  /** From the serial number to the frame, in heights of its letters. */
  away: number;
  isFramed?: boolean;
  isLight?: boolean;
}

/** The number of a container with its check digit; the search for print has missed the digit. */
const read = async ({ away, isFramed = true, isLight = false }: Plate) => {
  const [paint, letters] = isLight ? ['#27506e', '#f2f2ee'] : ['#e8e6dd', '#1d2a33'];
  const frameLeft = RIGHT + away * TALL;
  const digit = { left: frameLeft + 14, right: frameLeft + 40, top: 100, bottom: 140 };
  const raster = await renderSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300">
    <rect width="900" height="300" fill="${paint}"/>
    <rect x="20" y="40" width="860" height="230" fill="none" stroke="${letters}" stroke-width="5"/>
    ${text(60, 140, 'CSQU 305438', { size: 54, fill: letters, bold: true })}
    ${text(frameLeft + 12, 140, '3', { size: 54, fill: letters, bold: true })}
    ${isFramed ? `<rect x="${frameLeft}" y="90" width="54" height="62" fill="none" stroke="${letters}" stroke-width="4"/>` : ''}
  </svg>`);
  const isDigit = ({ left, top, right, bottom }: { left: number; top: number; right: number; bottom: number }) =>
    left < digit.left + 8 && right > digit.right - 8 && top < 110 && bottom > 130 && right - left < 80;
  const page: Page = {
    width: 900,
    height: 300,
    raster,
    lines: [lineOf('CSQU 305438', 56, 93, RIGHT - 52, 54)],
    readPart: async () => [],
    readLine: async (box) => (isDigit(box) ? lineOf('3', box.left, box.top, 30, 54) : undefined),
    toPicture: (x, y) => [x, y],
  };
  const { fields } = await containerNumber.read(page);
  const { value, check, score = 0 } = fields[0] ?? {};
  return { value, check, isSure: score > 0.9 };
};

it.each([0.4, 1.2, 2.4, 3.5, 5, 6.8])(
  '[TRIAL-03] finds a container’s framed check digit %s letter heights away',
  async (away) => {
    const wanted = { value: 'CSQU3054383', check: 'passed', isSure: true };
    expect(await read({ away })).toEqual(wanted);
    expect(await read({ away, isLight: true })).toEqual(wanted);
  },
);

it('[TRIAL-03] shows a container’s number without a check digit as not verified', async () => {
  expect(await read({ away: 5, isFramed: false })).toEqual({ value: 'CSQU305438', check: 'failed', isSure: false });
});
