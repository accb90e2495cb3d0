import { expect, test } from 'vitest';
import { lineRange } from './line-range.ts';

test('a line of a text is where it is, the last and empty ones, too', () => {
  const text = 'WEBVTT\n\n00:01 --> 00:02\n一';
  expect([1, 2, 3, 4].map((line) => text.slice(...lineRange(text, line)))).toEqual([
    'WEBVTT',
    '',
    '00:01 --> 00:02',
    '一',
  ]);
});
