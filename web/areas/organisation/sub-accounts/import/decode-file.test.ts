import { expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => new Uint8Array(values);

test('[ACC-10] UTF-8 is read as such, with a byte order mark and without', () => {
  expect(decodeFile(utf8('姓名'))).toEqual({ text: '姓名', encoding: 'utf-8' });
  expect(decodeFile(utf8('\ufeff姓名'))).toEqual({ text: '姓名', encoding: 'utf-8' });
});

test('[ACC-10] what is no UTF-8 is read as GB18030', () => {
  // 姓名 and 张三 in GBK.
  expect(decodeFile(bytes(0xd0, 0xd5, 0xc3, 0xfb))).toEqual({ text: '姓名', encoding: 'gb18030' });
  expect(decodeFile(bytes(0xd5, 0xc5, 0xc8, 0xfd))).toEqual({ text: '张三', encoding: 'gb18030' });
});

test('[ACC-10] UTF-16 is recognised by its mark', () => {
  const text = 'a,姓名';
  const units = Array.from(text, (sign) => sign.charCodeAt(0)).flatMap((unit) => [unit & 255, unit >> 8]);
  expect(decodeFile(bytes(0xff, 0xfe, ...units))).toEqual({ text, encoding: 'utf-16le' });
});

test.each([
  ['empty', bytes()],
  ['empty', utf8(' \r\n')],
  ['workbook', bytes(0x50, 0x4b, 0x03, 0x04, 0, 0)],
  ['workbook', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)],
  ['notText', bytes(0x61, 0, 0x62)],
  ['badBytes', bytes(0x61, 0xff, 0xff)],
  ['badBytes', bytes(0xd0, 0xd5, 0xc3)],
  ['badBytes', bytes(0xff, 0xfe, 0x61)],
])('[ACC-10] a file is refused as %s', (fileError, contents) => {
  expect(decodeFile(contents)).toEqual({ fileError });
});
