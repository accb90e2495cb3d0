import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { line, lines } from './typed-text.ts';

const read = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value);

test.each([
  ['  标题 ', '标题'],
  ['<b>粗</b> & "x"', '<b>粗</b> & "x"'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
])('a line keeps %j as %j', (typed, kept) => {
  expect(read(line(60, 1), typed)).toEqual({ success: true, data: kept });
});

test.each([
  '',
  '   ',
  'a\nb',
  'a\tb',
  'a\u0000',
  'a\u001b[2J',
  'a\u0085',
  'a\u202eb',
  'a\ud800',
  '字'.repeat(61),
  5,
  null,
])('a line rejects %j', (typed) => {
  expect(read(line(60, 1), typed).success).toBe(false);
});

test('lines keep their breaks, all as \\n', () => {
  expect(read(lines(60, 1), '\r\n一\r\n\t二\r三 \n')).toEqual({ success: true, data: '一\n\t二\n三' });
});

test.each(['', ' \n ', 'a\u0000', 'a\u0007', 'a\u007f', 'a\u2066b', 'a\udc00', '字'.repeat(61)])(
  'lines reject %j',
  (typed) => {
    expect(read(lines(60, 1), typed).success).toBe(false);
  },
);
