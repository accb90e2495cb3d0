import { describe, expect, test } from 'vitest';
import { getSubAccountUser } from '#contract/auth/calls.ts';
import { getAccount, queryAccounts, querySalesAccounts } from '#contract/account/console-accounts.ts';
import { maskPhone } from '#contract/auth/names.ts';
import { testApp } from '#server/app/testing.ts';
import { addTestAccount, addTestSubAccount } from '#server/areas/auth/testing.ts';

const { call, database, signUp, signUpSub, openSession } = await testApp();
const operator = await signUp({ userRoles: [5], phone: '19800000001' });
const headers = { token: operator.token };

const ask = async (query: object) =>
  (await call(queryAccounts, { pageNo: 1, pageSize: 100, ...query }, headers)).body.data;
const idsOf = async (query: object) => (await ask(query)).list.map(({ accountId }) => Number(accountId));

describe('finding an account', () => {
  test.each([
    ['a part of the user name', 'EHOUSE-N', 'found'],
    ['the whole phone', '13911112222', 'found'],
    ['the phone as it is read out', '+86 139-1111 2222', 'found'],
    ['the end of the phone', '2222', 'found'],
    ['a part of the enterprise', '仓储', 'found'],
    ['a part of the enterprise with full-width signs', '云仓（华', 'found'],
    ['the enterprise number', '20269999', 'found'],
    ['a sub-account’s whole name', 'anyone@20269999', 'found'],
    ['a sub-account’s phone', '13933334444', 'found'],
    ['spaces around it', '  warehouse-north  ', 'found'],
    ['a part of the phone', '1391111', 'nothing'],
    ['an unknown name', '没有这样的企业', 'nothing'],
  ])('[OPS-02] by %s', async (_what, keyword, expected) => {
    found ??= await makeFound();
    expect(await idsOf({ keyword })).toEqual(expected === 'found' ? [found] : []);
  });
  let found: number | undefined;
  const makeFound = async () => {
    const account = await addTestAccount(database, {
      userName: 'Warehouse-North',
      phone: '13911112222',
      enterpriseName: '云仓（华北）仓储有限公司',
      enterpriseNo: '20269999',
      accountRole: 2,
    });
    await addTestSubAccount(database, { of: account, phone: '13933334444', subAccountName: '李工' });
    return account.accountId;
  };

  test('[OPS-02] by its id, and that of a sub-account', async () => {
    const account = await addTestAccount(database);
    const { subAccountId } = await addTestSubAccount(database, { of: account });
    expect(await idsOf({ keyword: String(account.accountId) })).toContain(account.accountId);
    expect(await idsOf({ keyword: String(subAccountId) })).toContain(account.accountId);
  });

  test('[OPS-02] by the number and the UUID that its own pages and data show', async () => {
    const account = await signUp();
    const sub = await signUpSub({ of: account });
    for (const { token } of [account, sub]) {
      const { userId, uuid } = (await call(getSubAccountUser, {}, { token })).body.data;
      for (const keyword of [userId, uuid, uuid.toUpperCase()])
        expect(await idsOf({ keyword }), keyword).toEqual([account.accountId]);
    }
    expect(await idsOf({ keyword: '00000000-0000-4000-8000-000000000000' })).toEqual([]);
  });

  test('[OPS-02] by the names of a sub-account, which is highlighted', async () => {
    const account = await addTestAccount(database, { accountRole: 2 });
    const other = await addTestAccount(database, { accountRole: 2 });
    const sub = await addTestSubAccount(database, { of: account, loginName: 'Li-Gong', subAccountName: '李工' });
    await addTestSubAccount(database, { of: account });
    await addTestSubAccount(database, { of: other, loginName: 'li-gong-2' });
    const named = [{ subAccountId: String(sub.subAccountId), loginName: 'Li-Gong', subAccountName: '李工' }];
    for (const keyword of [
      'li-gong',
      ' LI-GONG ',
      `li-gong@${account.enterpriseNo}`,
      sub.phone,
      String(sub.subAccountId),
    ])
      expect((await ask({ keyword })).list, keyword).toMatchObject([
        { accountId: String(account.accountId), namedSubAccounts: named },
      ]);
    expect((await ask({ keyword: account.userName })).list).toMatchObject([{ namedSubAccounts: [] }]);
    expect((await ask({ keyword: `nobody@${account.enterpriseNo}` })).list).toMatchObject([{ namedSubAccounts: [] }]);
    await addTestSubAccount(database, { of: other, loginName: 'li-gong' });
    expect(await idsOf({ keyword: 'li-gong' })).toEqual([other.accountId, account.accountId]);
    expect(await idsOf({ keyword: `li-gong@${account.enterpriseNo}` })).toEqual([account.accountId]);
  });

  test('pattern characters and quotes are ordinary characters', async () => {
    const { accountId } = await addTestAccount(database, { enterpriseName: "100%_\\的'店'" });
    for (const keyword of ['%', '_', '\\', '%_', "'", "'店'", '100%_\\'])
      expect(await idsOf({ keyword }), keyword).toEqual([accountId]);
    for (const keyword of ["' or '1'='1", '%%%', '__', 'a%b', '";--', '𠮷', '\u202e'])
      expect(await idsOf({ keyword }), keyword).toEqual([]);
  });

  test('[OPS-02] by role, state and day, in three orders', async () => {
    const of = (userName: string, createdAt: string, options: object) =>
      addTestAccount(database, { userName, enterpriseName: '筛选用企业', ...options }).then(async ({ accountId }) => {
        await database.query({ name: '', text: 'update identity_account set created_at = $2 where account_id = $1' }, [
          accountId,
          createdAt,
        ]);
        return accountId;
      });
    // 00:30 in Shanghai is 16:30 UTC of the day before.
    const first = await of('filter-c', '2026-03-01T16:30:00Z', { userRoles: [3, 2], authStatus: 1 });
    const second = await of('filter-a', '2026-03-02T15:59:00Z', { userRoles: [2], accountRole: 9 });
    const third = await of('filter-b', '2026-03-02T16:00:00Z', { authStatus: 2 });
    const filtered = (query: object) => idsOf({ keyword: '筛选用企业', ...query });
    expect(await filtered({})).toEqual([third, second, first]);
    expect(await filtered({ order: 'oldest' })).toEqual([first, second, third]);
    expect(await filtered({ order: 'name' })).toEqual([second, third, first]);
    expect(await filtered({ userRole: 2 })).toEqual([second, first]);
    expect(await filtered({ userRole: 3 })).toEqual([first]);
    expect(await filtered({ accountRole: 9 })).toEqual([second]);
    expect(await filtered({ authStatus: 2 })).toEqual([third]);
    expect(await filtered({ enabled: false })).toEqual([]);
    expect(await filtered({ enabled: true })).toHaveLength(3);
    expect(await filtered({ createdFrom: '2026-03-02', createdTo: '2026-03-02' })).toEqual([second, first]);
    expect(await filtered({ createdFrom: '2026-03-03' })).toEqual([third]);
    expect(await filtered({ createdTo: '2026-03-01' })).toEqual([]);
    const page = await ask({ keyword: '筛选用企业', pageNo: 2, pageSize: 2 });
    expect(page).toMatchObject({ total: 3, pageNo: 2, list: [{ accountId: String(first) }] });
    expect(await ask({ keyword: '筛选用企业', pageNo: 100_000 })).toMatchObject({ total: 3, list: [] });
  });

  test.each([
    { keyword: 'x'.repeat(10_000) },
    { keyword: 'a\u0000' },
    { keyword: '\ud800' },
    { keyword: null },
    { userRole: 0 },
    { accountRole: 5 },
    { authStatus: 5 },
    { enabled: 'yes' },
    { createdFrom: '2026-02-30' },
    { createdFrom: '0000-01-01' },
    { createdTo: '2026-3-1' },
    { createdTo: '2026-01-01; drop table identity_account' },
    { order: 'phone' },
    { pageNo: 0 },
    { pageSize: 101 },
  ])('refuses %j', async (wrong) => {
    const answer = await call(queryAccounts, { pageNo: 1, pageSize: 20, ...wrong }, headers);
    expect(answer).toMatchObject({ status: 400, body: { data: { field: Object.keys(wrong)[0] } } });
  });

  test('[OPS-02] masks the phone and never shows a password', async () => {
    const account = await addTestAccount(database);
    const { body } = await call(queryAccounts, { keyword: String(account.accountId), pageNo: 1, pageSize: 1 }, headers);
    expect(body.data.list).toMatchObject([{ phone: maskPhone(account.phone), userName: account.userName }]);
    const detail = await call(getAccount, { accountId: String(account.accountId) }, headers);
    expect(JSON.stringify([body, detail.body])).not.toContain(account.phone);
    expect(JSON.stringify([body, detail.body])).not.toMatch(/salt|sealed|inner/i);
  });
});

test('[OPS-02] an account is shown with its sub-accounts, where it is logged in, and when it last was', async () => {
  const account = await addTestAccount(database, { accountRole: 2, enterpriseName: '详情企业' });
  const sub = await addTestSubAccount(database, { of: account, subAccountName: '张工', accountRole: 7 });
  await openSession(account);
  await openSession(sub);
  const { body } = await call(getAccount, { accountId: String(account.accountId) }, headers);
  expect(body.data).toMatchObject({
    userName: account.userName,
    enterpriseName: '详情企业',
    version: 1,
    lock: null,
    sale: null,
    subAccounts: [
      { subAccountId: String(sub.subAccountId), subAccountName: '张工', accountRole: 7, enabled: true, waiting: false },
    ],
  });
  expect(body.data.sessions.map(({ loginName }) => loginName).sort()).toEqual([sub.loginName, null].sort());
  expect(body.data.lastLoginAt).not.toBeNull();
});

test('[OPS-02] sales accounts are suggested by the beginning of their name', async () => {
  const names = ['sales-hangzhou', 'sales-harbin', 'other'];
  for (const userName of names) await addTestAccount(database, { userName, userRoles: [4] });
  await addTestAccount(database, { userName: 'sales-nobody' });
  const offered = async (keyword: string) =>
    (await call(querySalesAccounts, { keyword }, headers)).body.data.map(({ userName }) => userName);
  expect(await offered('Sales-ha')).toEqual(['sales-hangzhou', 'sales-harbin']);
  expect(await offered('')).toEqual(['other', 'sales-hangzhou', 'sales-harbin']);
  for (const keyword of ['%', '_ales', "'"]) expect(await offered(keyword)).toEqual([]);
});
