import { join } from 'node:path';
import { expect, test } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { adviceOn, wishesOf } from './advice.ts';
import { fileKindOf } from './file-kind.ts';
import { measure, type Pixels } from './measure.ts';
import { headerSize } from './picture-size.ts';
import { convertedText } from './read-or-convert.ts';

const page = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#3d4653"/>
  <rect x="${300 - side}" y="${200 - (side * 2) / 3}" width="${side * 2}" height="${(side * 4) / 3}" fill="#f2f0ea"/>
  ${Array.from({ length: 9 }, (_, at) => `<path d="M${310 - side} ${215 - (side * 2) / 3 + at * 12}h${side}" stroke="#222" stroke-width="4" stroke-dasharray="7 3"/>`).join('')}</svg>`;

const pixelsOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
};
const look = async (picture: Sharp) => ({ width: 600, height: 400, ...measure(await pixelsOf(picture)) });
const drawn = (side: number) => sharp(Buffer.from(page(side)));
const wishes = wishesOf({
  condition: [
    { type: 1, name: '', icon: '', title: '', des: ['裁切后的图片宽高比 4:3～2:1，圆角留在画面内。'] },
    { type: 2, name: '', icon: '', title: '', des: ['证面占画面 50% 以上。'] },
  ],
});

test('[CAT-21] a picture within the conditions gets no advice; one outside gets advice about what is wrong', async () => {
  expect(wishes).toEqual({ share: 0.5, aspect: [4 / 3, 2] });
  expect(adviceOn(await look(drawn(260)), wishes)).toEqual([]);
  const far = adviceOn(await look(drawn(120)), wishes);
  expect(far).toEqual([{ kind: 'share', found: expect.stringMatching(/^1\d%$/), wanted: '50%' }]);
  const blurred = adviceOn(await look(drawn(260).blur(5)), wishes);
  expect(blurred.map(({ kind }) => kind)).toEqual(['blurred']);
  const dark = adviceOn(await look(drawn(260).linear(0.18, 0)), wishes);
  expect(dark).toContainEqual({ kind: 'dark', found: expect.stringMatching(/^1\d%$/), wanted: '24%' });
  const blank = adviceOn(await look(drawn(260).linear(0, 255)), {});
  expect(blank.map(({ kind }) => kind)).toEqual(['blown', 'blurred']);
  expect(adviceOn({ ...(await look(drawn(260))), width: 200, height: 400 }, wishes).map(({ kind }) => kind)).toEqual([
    'small',
    'aspect',
  ]);
});

test('[CAT-21] black print on white is no over-exposure, nor is a page of a PDF; a burnt-out photograph is', async () => {
  const printed = (lines: number, color: string) =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#fff"/>
      ${Array.from({ length: lines }, (_, at) => `<path d="M80 ${80 + at * 30}h300" stroke="${color}" stroke-width="3" stroke-dasharray="7 5 3 4"/>`).join('')}</svg>`),
    );
  const kinds = (picture: Parameters<typeof adviceOn>[0]) => adviceOn(picture, {}).map(({ kind }) => kind);
  for (const lines of [1, 4, 20])
    for (const color of ['#111', '#1a3fa0', '#c00']) {
      const page = await look(printed(lines, color));
      expect(page.blown, `${lines} ${color}`).toBeGreaterThanOrEqual(0.93);
      expect(kinds(page), `${lines} ${color}`).toEqual([]);
    }
  const blank = await look(printed(0, '#111'));
  expect(kinds(blank)).toEqual(['blown', 'blurred']);
  expect(kinds({ ...blank, isPage: true })).toEqual(['blurred']);
  const photograph = join(import.meta.dirname, '../../../../content/trial/scenes/cattle-meadow.jpg');
  expect(kinds(await look(sharp(photograph)))).toEqual([]);
  for (const burnt of [sharp(photograph).linear(12, 0), sharp(photograph).linear(1.5, 200)])
    expect(kinds(await look(burnt))).toContain('blown');
});

test('[TRIAL-01] a file is known by its content, under any name', () => {
  const kindOf = (head: string) => fileKindOf(Uint8Array.from(head, (character) => character.charCodeAt(0)));
  expect(kindOf('date,amount\n2026-11-25,60.06\n')).toBe('other');
  expect(kindOf('BMW 530 Li, 2026')).toBe('other');
  expect(kindOf('')).toBe('other');
  expect(kindOf('<!DOCTYPE html><html>')).toBe('other');
  expect(kindOf('%PDF-1.7\n')).toBe('pdf');
  expect(kindOf('\0\0\0\x18ftypheic')).toBe('heic');
  expect(kindOf('\0\0\0\x1cftypavif')).toBe('decodable');
  expect(kindOf('RIFF\x10\0\0\0WEBPVP8 ')).toBe('decodable');
  expect(kindOf('BM\x36\0\x0c\0\0\0\0\0\x36')).toBe('decodable');
  expect(kindOf('II*\0\x08\0\0\0')).toBe('picture');
  expect(kindOf('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('picture');
});

test('[TRIAL-01] what was done to a picture names what was over the limit', () => {
  provideAllTexts();
  expect(convertedText({}, 'tooManyPixels')).toContain('4000 万像素');
  expect(convertedText({}, 'tooManyPixels')).not.toContain('MB');
  expect(convertedText({}, 'tooLong')).toContain('16384 像素');
  expect(convertedText({}, 'tooLarge')).toContain('4 MB');
  expect(convertedText({ pages: 3 }, 'format')).toContain('PDF 共 3 页');
});

test('[TRIAL-04] the size is read from the header of PNG and JPEG, and a header that ends early says nothing', async () => {
  const picture = sharp({ create: { width: 321, height: 45, channels: 3, background: 'red' } });
  for (const bytes of [await picture.png().toBuffer(), await picture.jpeg({ progressive: true }).toBuffer()]) {
    expect(headerSize(bytes)).toEqual({ width: 321, height: 45 });
    expect(headerSize(bytes.subarray(0, 12))).toBeUndefined();
  }
});
