import { expect, test } from 'vitest';
import { mediaIdIn, readVariant, variantAddress } from './address.ts';
import { cropOf, cropShapes, objectPosition } from './crops.ts';
import { mediaWidths, variantWidths } from './variants.ts';

const wide = { width: 1600, height: 900 };
const id = 'AbCdEfGhIjKlMnOpQrStU_';

test.each([
  ['the focus in the middle of the crop', { focusX: 50, focusY: 50 }, { left: 350, top: 0, width: 900, height: 900 }],
  ['the crop within the picture on the left', { focusX: 0, focusY: 0 }, { left: 0, top: 0, width: 900, height: 900 }],
  ['and on the right', { focusX: 100, focusY: 0 }, { left: 700, top: 0, width: 900, height: 900 }],
])('[CONT-04] a crop keeps %s', (_what, focus, crop) => {
  expect(cropOf({ ...wide, ...focus }, '1x1')).toEqual(crop);
});

test('[CONT-04] a page that crops by itself shows the same part', () => {
  expect(objectPosition({ ...wide, focusX: 30, focusY: 90 }, '1x1')).toBe('4% 50%');
  expect(objectPosition({ ...wide, focusX: 30, focusY: 90 }, '3x1')).toBe('50% 100%');
  expect(objectPosition({ ...wide, focusX: 30, focusY: 90 }, '16x9')).toBe('50% 50%');
});

test('[CONT-04] no variant is larger than its picture', () => {
  expect(variantWidths(wide, 'whole')).toEqual([160, 320, 640, 960, 1280, 1600]);
  expect(variantWidths(wide, '1x1')).toEqual([160, 320, 640, 900]);
  expect(variantWidths({ width: 4000, height: 100 }, 'whole')).toEqual([160, 320, 640, 960, 1280, 1920]);
  expect(variantWidths({ width: 3, height: 2 }, '3x1')).toEqual([3]);
});

test('[CONT-04] the largest variant is as wide as the crop', () => {
  for (let width = 1; width < 400; width += 7)
    for (let height = 1; height < 400; height += 13)
      for (const shape of cropShapes)
        expect(variantWidths({ width, height }, shape).at(-1)).toBe(
          cropOf({ width, height, focusX: 50, focusY: 50 }, shape).width,
        );
  expect(variantWidths({ width: 1920, height: 1080 }, 'whole')).toEqual(mediaWidths);
});

test('addresses are read as they are written', () => {
  const variant = { shape: '16x9', width: 640, format: 'avif' } as const;
  const address = variantAddress(`/media/${id}`, '0123456789abcdef', variant);
  expect(address).toBe(`/media/${id}/0123456789abcdef/16x9-640.avif`);
  expect(readVariant('16x9-640.avif')).toEqual(variant);
  expect(mediaIdIn(address)).toBe(id);
  expect([`/media/${id}`, `/media/${id}?a`, `/media/${id}#b`].map(mediaIdIn)).toEqual([id, id, id]);
  expect([`/media/${id}x`, `//media/${id}`, '/media/a', `https://a.cn/media/${id}`].map(mediaIdIn)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  for (const name of ['16x9-0.avif', '16x9-64000.avif', '2x1-640.avif', '16x9-640.gif', '16x9-640.avif/..'])
    expect(readVariant(name)).toBeUndefined();
});
