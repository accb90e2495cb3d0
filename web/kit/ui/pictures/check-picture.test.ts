import { expect, test } from 'vitest';
import { pictureError } from './check-picture.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0]);

test.each([
  ['a PNG', png, undefined],
  ['a JPEG', jpeg, undefined],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'format'],
  ['a GIF', 'GIF89a', 'format'],
  ['the first bytes of a PNG alone', png.subarray(0, 4), 'format'],
  ['nothing', '', 'format'],
] as const)('[VAL-02] %s, under any name: %s', async (_what, content, error) => {
  expect(await pictureError(new File([content], 'a.png', { type: 'image/png' }), 1000)).toBe(error);
});

test('[VAL-02] a picture may have as many bytes as its use allows, and not one more', async () => {
  expect(await pictureError(new Blob([png]), png.length)).toBeUndefined();
  expect(await pictureError(new Blob([png]), png.length - 1)).toBe('tooLarge');
});

test('[VAL-02] a file that is no picture is reported as such, even if it is also too large', async () => {
  expect(await pictureError(new Blob(['a text that is long enough']), 3)).toBe('format');
});
