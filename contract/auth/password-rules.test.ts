import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { kindsOf, passwordError, passwordStrength } from './password-rules.ts';

const thorough = inject('thorough');

const names = ['13800138000', 'Lin_Xia'];

test.each([
  ['', 'short'],
  ['ab12345', 'short'],
  // Eight UTF-16 units, four characters.
  ['😀😀a1', 'short'],
  [`${'观澜'.repeat(32)}1`, 'long'],
  ['观澜Portal\u00002026', 'control'],
  ['kyouhvtmwb', 'oneKind'],
  ['8203917465', 'oneKind'],
  ['观澜门户密码口令', 'oneKind'],
  ['１３８００１３８０００号码', 'personal'],
  ['my-LIN_XIA-77', 'personal'],
  ['Password123', 'common'],
  ['ｐａｓｓｗｏｒｄ１', 'common'],
  ['1qaz2wsx', 'common'],
  ['woaini1314', 'common'],
  ['admin@2026', 'common'],
] as const)('[ID-01] the password %j is refused as %s', (password, error) => {
  expect(passwordError(password, names)).toBe(error);
});

test.each(['观澜Portal-2026', 'kyouhvt4', '8203-9174', `${'k7'.repeat(32)}`, 'a quiet lobby, 3 doors'])(
  '[ID-01] the password %j is taken',
  (password) => {
    expect(passwordError(password, names)).toBeUndefined();
  },
);

test('[ID-01] only the part of a login name before its enterprise counts as a name, and none of one or two letters', () => {
  expect(passwordError('yuxi2026-tan', ['yuxi@20260001'])).toBe('personal');
  expect(passwordError('20260001-tan', ['yuxi@20260001'])).toBeUndefined();
  expect(passwordError('quiet-7-door', ['', ' ', 'qu'])).toBeUndefined();
});

test('letters of any script are one kind, figures another, all else the third', () => {
  expect(kindsOf('abcABC观澜')).toBe(1);
  expect(kindsOf('abc١٢')).toBe(2);
  expect(kindsOf('abc1 -')).toBe(3);
});

test('passwords that are tried first are known in any case, and those of chance are not taken for them', () => {
  for (const common of ['QWER1234', 'P@ssw0rd', 'a1234567', '123456abc', 'iloveyou520', 'Welcome@123', 'Huawei@123!'])
    expect(isCommonPassword(common), common).toBe(true);
  const letters = fc.stringMatching(/^[bcdfghjkmnpqrtvwxz]{6}[0-9]{2}[bcdfghjkmnpqrtvwxz]{6}$/);
  fc.assert(
    fc.property(letters, (password) => !isCommonPassword(password)),
    { numRuns: thorough ? 5000 : 100 },
  );
});

test('more characters and kinds are stronger, and a rejected password is weak', () => {
  expect(passwordStrength('Password123', names)).toBe('weak');
  expect(passwordStrength('kyouhvt4', names)).toBe('weak');
  expect(passwordStrength('kyouhvt4mq', names)).toBe('middle');
  expect(passwordStrength('观澜Portal-2026', names)).toBe('strong');
});

test('no input makes the rules slow or fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (password) => {
      passwordError(password, [password]);
    }),
    { numRuns: thorough ? 5000 : 100 },
  );
  const started = performance.now();
  for (const sign of ['a', '1', '!', '０', 'ﷺ', '\u0300']) passwordError(sign.repeat(10_000), names);
  expect(performance.now() - started).toBeLessThan(1000);
});
