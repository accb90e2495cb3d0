import { expect, test } from 'vitest';
import { accountNameFault, foldAccount, foldSubName, subAccountNameFault } from './typed-values.ts';

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
    expect(accountNameFault(foldAccount(`lin${character}xia`))).toBe('identity.form.account.wrong');
    expect(subAccountNameFault(foldSubName(`lin${character}xia@20260001`))).toBe('identity.form.subName.wrong');
  },
);

test('[ID-16] the server decides about any other name of a main account', () => {
  for (const name of ['linxia', '13800000000', ' 138 0000 0000 ', '林夏', '<b>', 'a b'])
    expect(accountNameFault(foldAccount(name)), name).toBeUndefined();
  expect(accountNameFault(foldAccount(' '))).toBe('identity.form.account.empty');
  expect(accountNameFault(foldAccount('linxia@20260001'))).toBe('identity.form.account.sub');
});
