import { expect, test } from 'vitest';
import type { User } from '../session/user.ts';
import { accountAddress, avatarSign, enterpriseLine, nameOf, roleLabel } from './user-facts.ts';

test('[UBOX-01] a main account is called by its user name, a sub-account by its login name', () => {
  expect(nameOf({ accountInfo: { yuserName: 'Y' } } as User)).toBe('Y');
  expect(nameOf({ subAccountInfo: { subAccountName: 'S' }, loginName: 'L' } as User)).toBe('L');
});

test('[UBOX-01] the avatar shows the first character, however many code units it has', () => {
  expect(avatarSign('张三')).toBe('张');
  expect(avatarSign('guanlan')).toBe('G');
  expect(avatarSign('𠮷田')).toBe('𠮷');
  expect(avatarSign('')).toBe('');
});

test.each([
  [[3], 'provider'],
  [[2, 3], 'provider'],
  [[2], 'partner'],
  [[1, 2], 'partner'],
  [[1], 'user'],
  [[4], 'unknown'],
  [[5], 'unknown'],
  [[6], 'unknown'],
  [[], 'unknown'],
])('[UBOX-02] the user roles %j read as %s', (roles, label) => {
  expect(roleLabel(roles)).toBe(`identity.box.role.${label}`);
});

test.each([
  { roles: [1], accountRole: 4, enterpriseAuthStatus: 1, line: 'certified' },
  { roles: [1], accountRole: 1, enterpriseAuthStatus: 0, line: 'notCertified' },
  { roles: [1], accountRole: 4, enterpriseAuthStatus: 2, line: 'notCertified' },
  { roles: [1], accountRole: 4, enterpriseAuthStatus: 3, line: 'notCertified' },
  { roles: [1], accountRole: 4, enterpriseAuthStatus: 4, line: 'notCertified' },
  { roles: [1], accountRole: 5, enterpriseAuthStatus: 1, line: 'certified' },
  { roles: [1], accountRole: 6, enterpriseAuthStatus: 2, line: 'notCertified' },
  { roles: [3], accountRole: 2, enterpriseAuthStatus: 1, line: 'certified' },
  { roles: [1], accountRole: 3, enterpriseAuthStatus: 1, line: undefined },
  { roles: [1], accountRole: 8, enterpriseAuthStatus: 4, line: undefined },
  { roles: [5], accountRole: 4, enterpriseAuthStatus: 1, line: undefined },
  { roles: [6], accountRole: 4, enterpriseAuthStatus: 4, line: undefined },
  { roles: [4], accountRole: 4, enterpriseAuthStatus: 1, line: 'certified' },
])(
  '[UBOX-03] roles $roles with account role $accountRole and enterprise status $enterpriseAuthStatus read $line',
  ({ line, ...facts }) => {
    expect(enterpriseLine(facts)).toBe(line && `identity.box.${line}`);
  },
);

test('[UBOX-04] inside the account centre an item leads to its page, elsewhere to the address for a new tab', () => {
  expect(accountAddress('account', '/account/sheets')).toEqual({ href: '/account/account', isInside: true });
  expect(accountAddress('modify-phone', '/account/modify-password')).toEqual({
    href: '/account/modify-phone',
    isInside: true,
  });
  expect(accountAddress('modify-password', '/')).toEqual({
    href: '/account-center/modify-password',
    isInside: false,
  });
  expect(accountAddress('account', '/account-center/account').isInside).toBe(false);
});
