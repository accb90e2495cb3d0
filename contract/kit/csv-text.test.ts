import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test('a table is text with a byte order mark, every cell quoted', () => {
  expect(
    csvText([
      ['登录名', '备注'],
      ['a"b', 'c,d\ne'],
    ]),
  ).toBe('\ufeff"登录名","备注"\r\n"a""b","c,d\ne"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(1)', '\t=1', ' =1', '＝1', '\r\n@x'])('%j is not a formula in it', (cell) => {
  expect(csvText([[cell]])).toBe(`\ufeff"'${cell}"\r\n`);
});

test('a number, a date and a phone stay as they are', () => {
  expect(csvText([['12', '2026-01-01', '13800000000']])).toBe('\ufeff"12","2026-01-01","13800000000"\r\n');
});
