import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

describe('[DL-01] a Range header', () => {
  test.each([
    ['bytes=0-0', { from: 0, to: 0 }],
    ['bytes=2-5', { from: 2, to: 5 }],
    ['BYTES=2-5', { from: 2, to: 5 }],
    ['bytes=4-', { from: 4, to: 9 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=-99', { from: 0, to: 9 }],
    ['bytes=8-99999999999999999999999', { from: 8, to: 9 }],
    ['bytes= 1-2 ,', { from: 1, to: 2 }],
  ])('%s is a part of ten bytes', (header, part) => {
    expect(readRange(header, 10)).toEqual(part);
  });

  test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999999999999-'])('%s is outside', (header) => {
    expect(readRange(header, 10)).toBe('outside');
  });

  test.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'bytes=1-2-3',
    'bytes=0x1-2',
    'lines=1-2',
    'bytes 1-2',
    // Several, overlapping and many ranges may be ignored.
    'bytes=0-1,3-4',
    'bytes=0-5,2-9',
    `bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-${at}`).join(',')}`,
  ])('%s means the whole file', (header) => {
    expect(readRange(header, 10)).toBe('whole');
  });

  test('is never read as a part that the file has not', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (text, size) => {
        const range = readRange(`bytes=${text}`, size);
        if (typeof range === 'string') return;
        expect(range.from).toBeGreaterThanOrEqual(0);
        expect(range.to).toBeGreaterThanOrEqual(range.from);
        expect(range.to).toBeLessThan(size);
      }),
    );
  });
});
