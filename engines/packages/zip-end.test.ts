import { expect, test } from 'vitest';
import { zipOf } from './writing/zip-writer.ts';
import { endsZip } from '#contract/trial/zip-end.ts';

const archive = zipOf([{ name: 'manifest.json', bytes: Buffer.from('{}') }]);
const commented = Buffer.concat([archive.subarray(0, -2), Buffer.from([3, 0]), Buffer.from('abc')]);

test.each([
  ['an archive', archive, true],
  ['an archive with a comment', commented, true],
  ['nothing', Buffer.alloc(0), false],
  ['a text', Buffer.from('no archive'.repeat(20)), false],
  ['an archive whose end is missing', archive.subarray(0, -1), false],
  ['an archive whose beginning is missing', archive.subarray(4), false],
  ['an archive with something behind it', Buffer.concat([archive, Buffer.from('x')]), false],
])('[TRIAL-07] %s ends as an archive: %#', (_what, bytes, expected) => {
  expect(endsZip(bytes, bytes.length)).toBe(expected);
});

test('[TRIAL-07] the end of a long archive is enough', () => {
  const tail = archive.subarray(-22);
  expect(endsZip(tail, archive.length)).toBe(true);
  expect(endsZip(tail, archive.length - 1)).toBe(false);
});
