import { expect, test } from 'vitest';
import { creditCheck, creditCode, organisationCheck } from './credit-code.ts';
import { idCard } from './id-card.ts';
import { identityCheck, identityNumber } from './identity-number.ts';
import { passportLines, readableCheck } from './passport-lines.ts';

test('identity numbers end in the check sign of GB 11643', () => {
  // The example of the standard's annex.
  expect(identityCheck('11010519491231002')).toBe('X');
  expect(identityCheck('44052418800101001')).toBe('4');
  expect(identityNumber('19900101', 1)).toMatch(/^00000019900101001[\dX]$/);
});

test('an identity card bears the number of the day and the sex that it names', () => {
  for (const hair of ['short', 'bob'] as const) {
    const { drawn } = idCard({ hair });
    const number = />(\d{17}[\dX])</.exec(drawn)?.[1] ?? '';
    const [, year = '', month = '', day = ''] = />(\d{4}) 年 (\d+) 月 (\d+) 日</.exec(drawn) ?? [];
    expect(number.slice(6, 14)).toBe(year + month.padStart(2, '0') + day.padStart(2, '0'));
    expect(number.slice(17)).toBe(identityCheck(number));
    expect(Number(number[16]) % 2 === 1 ? '男' : '女').toBe(/>([男女])</.exec(drawn)?.[1]);
  }
});

test('unified credit codes end in the check signs of GB 11714 and GB 32100', () => {
  expect(organisationCheck('D2143569')).toBe('X');
  expect(creditCheck('91350100M000100Y4')).toBe('3');
  const code = creditCode('MA000000');
  expect(code).toHaveLength(18);
  expect(code[16]).toBe(organisationCheck(code.slice(8, 16)));
  expect(code[17]).toBe(creditCheck(code));
});

test('the machine-readable lines of a passport bear the check digits of ICAO 9303', () => {
  expect(readableCheck('520727')).toBe('3');
  // The specimen of the standard.
  expect(
    passportLines({
      state: 'UTO',
      surname: 'ERIKSSON',
      givenName: 'ANNA<MARIA',
      number: 'L898902C3',
      birth: '740812',
      sex: 'F',
      expiry: '120415',
      personalNumber: 'ZE184226B',
    }),
  ).toEqual(['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']);
});
