import { expect, test } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { adviceOn, wishesOf } from './advice.ts';
import { measure, type Pixels } from './measure.ts';
import { headerSize } from './picture-size.ts';

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

test('[CAT-21] a picture within the conditions gets no advice; one outside is told what is amiss', async () => {
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

test('[TRIAL-04] the size is read from the header of PNG and JPEG, and a header that ends early says nothing', async () => {
  const picture = sharp({ create: { width: 321, height: 45, channels: 3, background: 'red' } });
  for (const bytes of [await picture.png().toBuffer(), await picture.jpeg({ progressive: true }).toBuffer()]) {
    expect(headerSize(bytes)).toEqual({ width: 321, height: 45 });
    expect(headerSize(bytes.subarray(0, 12))).toBeUndefined();
  }
});
