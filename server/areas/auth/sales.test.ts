import { expect, test } from 'vitest';
import { getSale, getUserInfo } from '#contract/auth/calls.ts';
import { queryCustomers } from '#contract/auth/customer-calls.ts';
import { testApp } from '#server/app/testing.ts';
import { addTestAccount, signUp, signUpSub, somePhone } from './testing.ts';

const { call, database } = await testApp();

const setEnabled = { name: '', text: 'update identity_account set enabled = $2 where account_id = $1' };
const setRoles = { name: '', text: 'update identity_account set user_roles = $2 where account_id = $1' };

const signUpSale = (userName: string) => signUp(database, { userName, phone: somePhone(), userRoles: [4] });
const customersOf = async (token: string, page = { pageNo: 1, pageSize: 20 }) =>
  (await call(queryCustomers, page, { token })).body.data;

test('[ROLE-03] the sales contact of an account is its name and phone, and a sub-account has its enterprise’s', async () => {
  const sale = await signUpSale('sales-contact');
  const { accountId, enterpriseNo, token } = await signUp(database, { saleId: sale.accountId, accountRole: 2 });
  const contact = { saleName: 'sales-contact', phone: sale.phone };
  expect((await call(getSale, {}, { token })).body.data).toEqual(contact);
  const sub = await signUpSub(database, { of: { accountId, enterpriseNo } });
  expect((await call(getSale, {}, { token: sub.token })).body.data).toEqual(contact);
});

test('[ROLE-03] there is no contact if none was set, if it is disabled, or if it no longer sells', async () => {
  const none = await signUp(database);
  expect((await call(getSale, {}, { token: none.token })).body.data).toBeNull();
  const sale = await signUpSale('sales-leaving');
  const { token } = await signUp(database, { saleId: sale.accountId });
  const asked = async () => (await call(getSale, {}, { token })).body.data?.saleName ?? null;
  expect(await asked()).toBe('sales-leaving');
  await database.query(setEnabled, [sale.accountId, false]);
  expect(await asked()).toBeNull();
  await database.query(setEnabled, [sale.accountId, true]);
  await database.query(setRoles, [sale.accountId, [1]]);
  expect(await asked()).toBeNull();
});

test('[ROLE-03] a sales account has the code of its customers, and loses it with its role', async () => {
  const { accountId, token } = await signUpSale('sales-codes');
  const codes = async () => (await call(getUserInfo, {}, { token })).body.data.permissionCodes;
  expect(await codes()).toContain('customers');
  await database.query(setRoles, [accountId, [1]]);
  expect(await codes()).not.toContain('customers');
  const refused = await call(queryCustomers, { pageNo: 1, pageSize: 20 }, { token });
  expect([refused.status, refused.body.data]).toEqual([403, { permission: 'customers' }]);
});

test('[ROLE-03] a sales account sees only its own customers, newest first, with masked phones', async () => {
  const sale = await signUpSale('sales-own');
  const other = await signUpSale('sales-other');
  expect(await customersOf(sale.token)).toEqual({ total: 0, pageNo: 1, pageSize: 20, list: [] });
  await addTestAccount(database, { userName: 'first-customer', saleId: sale.accountId, phone: '19812340001' });
  await addTestAccount(database, { userName: 'second-customer', saleId: sale.accountId, authStatus: 1 });
  await addTestAccount(database, { userName: 'customer-of-another', saleId: other.accountId });

  const { total, list } = await customersOf(sale.token);
  expect(total).toBe(2);
  expect(list.map(({ userName }) => userName)).toEqual(['second-customer', 'first-customer']);
  expect(list[1]).toEqual({
    userName: 'first-customer',
    phone: '198****0001',
    enterpriseName: '测试企业',
    authStatus: 4,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect((await customersOf(other.token)).list.map(({ userName }) => userName)).toEqual(['customer-of-another']);
});

test('[ROLE-03] customers come in pages; one past the end is empty and knows the total', async () => {
  const sale = await signUpSale('sales-pages');
  for (const number of [1, 2, 3]) await addTestAccount(database, { userName: `c-${number}`, saleId: sale.accountId });
  const named = async (pageNo: number) => {
    const { total, list } = await customersOf(sale.token, { pageNo, pageSize: 2 });
    return [total, list.map(({ userName }) => userName)];
  };
  expect(await named(1)).toEqual([3, ['c-3', 'c-2']]);
  expect(await named(2)).toEqual([3, ['c-1']]);
  expect(await named(3)).toEqual([3, []]);
  expect(await named(100_000)).toEqual([3, []]);
});

test.each([
  ['no page', {}],
  ['page 0', { pageNo: 0, pageSize: 20 }],
  ['a size past the limit', { pageNo: 1, pageSize: 101 }],
  ['a number in words', { pageNo: '1', pageSize: 20 }],
])('[ERR-05] [ROLE-03] %s is refused', async (_what, request) => {
  const { token } = await signUp(database, { userRoles: [4] });
  const { status, body } = await call(queryCustomers, request, { token });
  expect([status, body.code]).toEqual([400, '400']);
});

test('[ROLE-03] a body that names another sales account changes nothing', async () => {
  const sale = await signUpSale('sales-mine');
  const other = await signUpSale('sales-theirs');
  await addTestAccount(database, { userName: 'not-mine', saleId: other.accountId });
  const request = { pageNo: 1, pageSize: 20, saleId: String(other.accountId), accountId: other.accountId };
  expect((await call(queryCustomers, request, { token: sale.token })).body.data.list).toEqual([]);
});
