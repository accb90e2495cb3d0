import { expect, test } from 'vitest';
import { redirectOf } from './redirect.ts';
import type { User } from './user.ts';

const holderOf = (...permissionCodes: string[]) => ({ permissionCodes }) as User;

test('[GUARD-01] a page passes if its code is among those of the user, else it leads to the 403 page that names it', () => {
  expect(redirectOf({ permission: 'consoleOutbox' }, holderOf('account', 'consoleOutbox'))).toBeUndefined();
  expect(redirectOf({ permission: 'consoleOutbox' }, holderOf('account'))).toBe('/error/403?right=consoleOutbox');
  expect(redirectOf({ permission: 'goods', private: true }, holderOf('account'))).toBe('/error/403?right=goods');
});

test('an operator who still needs one-time codes is led from the console to the page that turns them on', () => {
  const operator = { ...holderOf('account'), lacksSecondFactor: true };
  expect(redirectOf({ permission: 'consoleOutbox', private: true }, operator)).toBe('/account/security');
  expect(redirectOf({ permission: 'account', private: true }, operator)).toBeUndefined();
  expect(redirectOf({ permission: 'goods', private: true }, operator)).toBe('/error/403?right=goods');
});

test('[GUARD-01] a page without a code is for everybody, and the abilities are for visitors too', () => {
  for (const user of [null, holderOf()]) expect(redirectOf({}, user)).toBeUndefined();
  expect(redirectOf({ permission: 'openAbility' }, null)).toBeUndefined();
  expect(redirectOf({ permission: 'goods' }, null)).toBe('/error/403?right=goods');
});

test('[GUARD-01] a private page sends visitors home, and no user before it is known who is there', () => {
  expect(redirectOf({ private: true, permission: 'account' }, null)).toBe('/home');
  expect(redirectOf({ private: true, permission: 'account' }, undefined)).toBeUndefined();
  expect(redirectOf({ private: true, permission: 'account' }, holderOf('account'))).toBeUndefined();
});
