import { expect, test } from 'vitest';
import { mayBePicture } from './check-picture.ts';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0]);

test.each([
  ['a PNG', png, true],
  ['a JPEG', jpeg, true],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', false],
  ['a GIF', 'GIF89a', false],
  ['the first bytes of a PNG alone', png.subarray(0, 4), false],
  ['nothing', '', false],
] as const)('[VAL-02] %s, whatever its name says: %s', async (_what, content, isTaken) => {
  expect(await mayBePicture(new File([content], 'a.png', { type: 'image/png' }), 1000)).toBe(isTaken);
});

test('[VAL-02] a picture may have the bytes of its use, and not one more', async () => {
  expect(await mayBePicture(new Blob([png]), png.length)).toBe(true);
  expect(await mayBePicture(new Blob([png]), png.length - 1)).toBe(false);
});
