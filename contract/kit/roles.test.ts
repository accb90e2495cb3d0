import { expect, test } from 'vitest';
import * as facts from '../specification/identity.ts';
import * as roles from './roles.ts';

const everyRole = Object.values(facts.accountRoles).flat();

test('[ROLE-01] user roles and account roles have the numbers of the specification', () => {
  expect(roles.userRoles).toEqual(facts.userRoles);
  expect(roles.accountRoles).toEqual(facts.accountRoles);
});

test('[CERT-01] account types and states of certification have the numbers of the specification', () => {
  expect(roles.accountTypes).toEqual(facts.accountTypes);
  expect(roles.authStatuses).toEqual(facts.authStatuses);
});

test('[ROLE-01] each account role has its kind, and no other', () => {
  const { exclusive, normal, subAccount, subAccountManager, subAccountWorker, portalManager, subPortalManager } =
    facts.accountRoles;
  const ofKind = (isOfKind: (role: roles.AccountRole) => boolean) => everyRole.filter(isOfKind).sort();
  expect(ofKind(roles.isExclusive)).toEqual([...exclusive].sort());
  expect(ofKind(roles.isNormal)).toEqual([...normal].sort());
  expect(ofKind(roles.isSubAccountRole)).toEqual([...subAccount, ...subAccountManager, ...subAccountWorker].sort());
  expect(ofKind(roles.isPortalManager)).toEqual([...portalManager, ...subPortalManager].sort());
});

test('[ROLE-01] managers and super managers are operators, and providers are providers', () => {
  const { manager, superManager, provider } = facts.userRoles;
  const ofKind = (isOfKind: (one: readonly roles.UserRole[]) => boolean) =>
    Object.values(facts.userRoles).filter((role) => isOfKind([role]));
  expect(ofKind(roles.isOperator).sort()).toEqual([manager, superManager].sort());
  expect(ofKind(roles.isProvider)).toEqual([provider]);
});
