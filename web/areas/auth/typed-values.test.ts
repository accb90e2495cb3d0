import { expect, test } from 'vitest';
import { accountNameError, foldAccount, foldSubName, subAccountNameError } from './typed-values.ts';

/** Invisible control and format characters. */
const UNSEEN = [
  '\u0000',
  '\u0007',
  '\t',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u200b',
  '\u202e',
  '\u2066',
  '\ufeff',
];

test.each(UNSEEN.map((character) => [character.charCodeAt(0).toString(16), character]))(
  '[ID-16] a login name that contains U+%s is invalid',
  (_code, character) => {
    expect(accountNameError(foldAccount(`lin${character}xia`))).toBe('identity.form.account.wrong');
    expect(subAccountNameError(foldSubName(`lin${character}xia@20260001`))).toBe('identity.form.subName.wrong');
  },
);

test('[ID-16] the server decides about any other name of a main account', () => {
  for (const name of ['linxia', '13800000000', ' 138 0000 0000 ', '林夏', '<b>', 'a b'])
    expect(accountNameError(foldAccount(name)), name).toBeUndefined();
  expect(accountNameError(foldAccount(' '))).toBe('identity.form.account.empty');
  expect(accountNameError(foldAccount('linxia@20260001'))).toBe('identity.form.account.sub');
});
