import { describe, expect, test } from 'vitest';
import { accountMenu, menuOf } from './account-menu.ts';
import type { AccountStatus } from '../kit/permissions.ts';
import { permissionsOf } from '../permissions.ts';
import type { AccountRole, AuthStatus, UserRole } from '../kit/roles.ts';
import { accountRoles, authStatuses, menus, menuValues, uncertified, userRoles } from '../specification/identity.ts';
import { lackingTerms } from '../specification/terms.ts';

const valuesOf = (status: AccountStatus) => menuOf(status).map(({ value }) => value);
const main = (accountRole: AccountRole, authStatus: AuthStatus, roles: UserRole[] = [1]): AccountStatus => ({
  accountType: 0,
  userRoles: roles,
  accountRole,
  authStatus,
});
const OF_MAIN: readonly AuthStatus[] = [0, 1, 2, 3, 4];

describe.each(OF_MAIN)('certification %i', (authStatus) => {
  test.each(accountRoles.exclusive)('[ACC-01] exclusive account %i', (role) => {
    expect(valuesOf(main(role, authStatus))).toEqual(menus.exclusive);
  });
  test('[ACC-03] a manager', () => {
    for (const role of accountRoles.manager) expect(valuesOf(main(role, authStatus))).toEqual(menus.manager);
  });
  test('[ACC-06] portal managers, with any other roles', () => {
    for (const roles of [[1], [2], [5]] as UserRole[][])
      expect(valuesOf(main(9, authStatus, roles))).toEqual(menus.portalManager);
    for (const roles of [[1], [3], [5]] as UserRole[][])
      expect(valuesOf(main(15, authStatus, roles))).toEqual(menus.subPortalManager);
  });
  test('[ACC-05] a portal manager who is a provider also manages its shop and goods', () => {
    for (const roles of [[3], [2, 3]] as UserRole[][])
      expect(valuesOf(main(9, authStatus, roles))).toEqual([...menus.portalManager, 'shop', 'goods']);
  });
});

test.each([5, 6, 7] as const)('[ACC-02] sub-account %i', (role) => {
  expect(valuesOf({ accountType: 1, userRoles: [1], accountRole: role, authStatus: 5 })).toEqual(menus.subAccount);
});

describe.each(accountRoles.normal)('[ACC-04] normal account %i', (role) => {
  test.each(uncertified)('has no enterprise to manage in state %i', (authStatus) => {
    expect(valuesOf(main(role, authStatus))).toEqual(menus.normalUncertified);
  });
  test('manages its enterprise once that is certified', () => {
    expect(valuesOf(main(role, authStatuses.authorized))).toEqual(menus.normalCertified);
  });
});

test('[ACC-05] a provider without an exclusive account also manages its shop and goods', () => {
  for (const roles of [[3], [3, 2], [1, 3]] as UserRole[][]) {
    expect(valuesOf(main(4, 4, roles))).toEqual(['account', 'rights', 'shop', 'goods', 'sheets']);
    expect(valuesOf(main(2, 1, roles))).toEqual(['account', 'subAccount', 'rights', 'shop', 'goods', 'sheets']);
    expect(valuesOf(main(3, 1, roles))).toEqual(['account', 'subAccount', 'sheets']);
    expect(valuesOf(main(8, 1, roles))).toEqual(['account', 'subAccount', 'sheets']);
  }
});

test('[ACC-15] values, names and icons', () => {
  const shown = menuOf(main(2, 1, [3]));
  expect(shown.map(({ value }) => value).sort()).toEqual(menuValues.map(({ value }) => value).sort());
  for (const { value, meaning, terms } of menuValues) {
    const name = shown.find((entry) => entry.value === value)?.name ?? '';
    expect(lackingTerms(name, terms), `${meaning}: ${name}`).toEqual([]);
  }
  const icons = Object.values(accountMenu).map(({ icon }) => icon);
  expect(new Set(icons).size).toBe(icons.length);
});

test('[ACC-09] an account holds the permission code of every menu entry', () => {
  const statuses = [
    ...Object.values(accountRoles)
      .flat()
      .flatMap((role) =>
        OF_MAIN.flatMap((status) =>
          [...Object.values(userRoles).map((one) => [one]), [3, 2] as UserRole[]].map((roles) =>
            main(role, status, roles),
          ),
        ),
      ),
    ...([5, 6, 7] as const).map(
      (role): AccountStatus => ({ accountType: 1, userRoles: [1], accountRole: role, authStatus: 5 }),
    ),
  ];
  for (const status of statuses)
    for (const value of valuesOf(status))
      expect(permissionsOf(status), `${JSON.stringify(status)} ${value}`).toContain(value);
});
