import { expect, test } from 'vitest';
import { foldOneTimeCode, oneTimeCodePattern } from '#contract/auth/one-time-code.ts';
import { describeKey, newRecoveryCode, stepOf } from './one-time-code.ts';

/** The key of the test values in RFC 6238, appendix B, for SHA-1. Codes are their last six of eight figures. */
const KEY = Buffer.from('12345678901234567890');

test.each([
  [59, '287082', 0x1],
  [1_111_111_109, '081804', 0x23523ec],
  [1_111_111_111, '050471', 0x23523ed],
  [1_234_567_890, '005924', 0x273ef07],
  [2_000_000_000, '279037', 0x3f940aa],
  [20_000_000_000, '353130', 0x27bc86aa],
])('at second %s the code of RFC 6238 is %s', (seconds, code, step) => {
  expect(stepOf(KEY, code, seconds * 1000)).toBe(step);
});

test('a code is right from the step before to the step after its own, and wrong beyond', () => {
  const step = 0x23523ed;
  const begins = step * 30_000;
  for (const [ms, expected] of [
    [begins - 30_001, undefined],
    [begins - 30_000, step],
    [begins, step],
    [begins + 59_999, step],
    [begins + 60_000, undefined],
  ] as const)
    expect(stepOf(KEY, '050471', ms), `${ms - begins}`).toBe(expected);
});

test.each(['', '05047', '0504711', '05047a', ' 050471', '０５０４７１'])('%j is no code', (code) => {
  expect(stepOf(KEY, code, 1_111_111_111_000)).toBeUndefined();
});

test('the address for an app has the issuer, the account and the key', () => {
  const { key, uri } = describeKey(KEY, 'operator');
  const address = new URL(uri);
  expect(key).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(address.protocol + address.host).toBe('otpauth:totp');
  expect(decodeURIComponent(address.pathname)).toBe('/隅见 AI 开放平台:operator');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: '隅见 AI 开放平台',
    secret: key,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('typed codes are read with spaces, dashes, wide figures and capitals', () => {
  for (const typed of ['123456', ' 123 456 ', '123-456', '１２３４５６', '123\u200b456'])
    expect(foldOneTimeCode(typed)).toBe('123456');
  expect(foldOneTimeCode('K4MZP–7HQ2W')).toBe('k4mzp7hq2w');
  for (let made = 0; made < 200; made += 1) expect(newRecoveryCode()).toMatch(oneTimeCodePattern);
  for (const wrong of ['', '12345', '1234567', 'k4mzp7hq2', 'k4mzp7hq2i'])
    expect(wrong).not.toMatch(oneTimeCodePattern);
});
