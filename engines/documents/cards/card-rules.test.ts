import { expect, test } from 'vitest';
import { findDay, dayExists } from '../dates.ts';
import { creditCheckCharacter } from '../credit-code.ts';
import { tidied } from '../span.ts';
import { idCheckCharacter, isIdNumber, partsOfIdNumber } from './id-number.ts';
import { mrzCheckDigit, parseMrz, printMrz } from './mrz.ts';

test('[TRIAL-03] the check character of an identity number is that of GB 11643', () => {
  // The example of the standard.
  expect(idCheckCharacter('11010519491231002')).toBe('X');
  expect(isIdNumber('11010519491231002X')).toBe(true);
  expect(isIdNumber('110105194912310021')).toBe(false);
  expect(isIdNumber('11010519491231002')).toBe(false);
  expect(isIdNumber('1101051949123100２X')).toBe(false);
  expect(partsOfIdNumber('11010519491231002X')).toEqual({ year: 1949, month: 12, day: 31, sex: '女' });
});

test('[TRIAL-03] one digit of an identity number read wrong never passes', () => {
  const number = '11010519491231002X';
  const misread = Array.from({ length: 17 }, (_, place) =>
    [...'0123456789'].map((digit) => number.slice(0, place) + digit + number.slice(place + 1)),
  ).flat();
  expect(new Set(misread.filter(isIdNumber))).toEqual(new Set([number]));
});

test('[TRIAL-03] check digits of machine-readable lines are those of ICAO 9303', () => {
  // The examples of Doc 9303 part 3, 4.9 and part 4, appendix B.
  expect(mrzCheckDigit('520727')).toBe('3');
  expect(mrzCheckDigit('AB2134<<<')).toBe('5');
  const first = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
  const second = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
  expect(parseMrz(first, second)).toEqual({
    issuer: 'UTO',
    surname: 'ERIKSSON',
    givenNames: 'ANNA MARIA',
    number: 'L898902C3',
    nationality: 'UTO',
    birth: '740812',
    sex: 'F',
    expiry: '120415',
    agrees: { number: true, birth: true, expiry: true, composite: true },
  });
  expect(parseMrz(first, second.replace('7408122', '7408132'))?.agrees).toMatchObject({
    birth: false,
    composite: false,
  });
  expect(parseMrz(first, second.slice(1))).toBeUndefined();
  expect(
    printMrz({
      issuer: 'UTO',
      surname: 'ERIKSSON',
      givenNames: 'ANNA MARIA',
      number: 'L898902C3',
      nationality: 'UTO',
      birth: '740812',
      sex: 'F',
      expiry: '120415',
      personal: 'ZE184226B',
    }),
  ).toEqual([first, second]);
});

test.each([
  ['2024年3月5日', '2024年3月5日'],
  ['成立日期 2024 年 03 月 05 日', '2024年03月05日'],
  ['2024-03-05 12:30:11', '2024-03-05'],
  ['２０２４．０３．０５', '2024.03.05'],
  ['20240305', '20240305'],
])('[TRIAL-03] the day in %s is found as it is printed', (text, day) => {
  expect(findDay(text)).toMatchObject({ text: day, year: 2024, month: 3, day: 5 });
});

test.each([
  ['2024-5-1 18:42:07', '2024-5-1'],
  ['2024-5-1 8:42', '2024-5-1'],
  ['2024/1/2 09:05', '2024/1/2'],
  ['2024.3.5 10:20', '2024.3.5'],
  ['2024-05-1 9 18:42', '2024-05-19'],
  ['20240519 18:42', '20240519'],
])('[TRIAL-03] the day in %s takes nothing of the time behind it', (text, day) => {
  expect(findDay(text)).toMatchObject({ text: day, isPiece: false });
});

test('[TRIAL-03] a day that does not exist is reported', () => {
  expect(dayExists({ year: 2023, month: 2, day: 29 })).toBe(false);
  expect(dayExists({ year: 2024, month: 2, day: 29 })).toBe(true);
  expect(dayExists({ year: 2024, month: 13, day: 1 })).toBe(false);
  expect(findDay('电话 057180001234')).toBeUndefined();
});

test('[TRIAL-03] values have no blanks next to Chinese characters, and half-width signs', () => {
  expect(tidied('浙江省 杭州市　文澜路 12 号（A座）')).toBe('浙江省杭州市文澜路12号(A座)');
  expect(tidied('ZHANG,  WEI')).toBe('ZHANG, WEI');
  expect(creditCheckCharacter('99')).toBeUndefined();
});
