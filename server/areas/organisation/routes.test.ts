import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AnyCall } from '#contract/kit/call.ts';
import {
  checkUser,
  getPasswordChallenge,
  getSubAccountChallenge,
  getUserInfo,
  login,
  resetPassword,
  sendVerifyCode,
} from '#contract/auth/calls.ts';
import { proofOf, sealInner } from '#contract/auth/password-scheme.ts';
import * as calls from '#contract/organisation/calls.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import { permissionItems } from '#contract/organisation/items.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { createAccountStore } from '#server/areas/auth/account-store.ts';
import { passwordPrimitives } from '#server/areas/auth/password-primitives.ts';
import { createOutbox } from '#server/kit/notify/sms/outbox.ts';
import { openTestSession, signUp, signUpSub, somePhone, type TestSubAccount } from '#server/areas/auth/testing.ts';

const { call, app, database, secret } = await testApp({}, { pages: true });
const outbox = createOutbox({ database, secret });
const query = (text: string, values: unknown[] = []) =>
  database.query<Record<string, unknown>>({ name: '', text }, values);

const signUpMain = () => signUp(database, { accountRole: 2, authStatus: 1, enterpriseName: '测试企业' });
type Main = Awaited<ReturnType<typeof signUpMain>>;

const key = () => ({ 'idempotency-key': randomUUID() });
const fields = (given: object = {}) => ({
  loginName: `w${randomInt(1e9)}`,
  subAccountName: '张工',
  phone: somePhone(),
  accountRole: 5,
  ...given,
});
const create = (main: Main, given: object = {}, headers: Record<string, string> = key()) =>
  call(calls.createSubAccount, fields(given), { token: main.token, ...headers });
const get = async (main: Main, subAccountId: string | number) =>
  (await call(calls.getSubAccount, { subAccountId: String(subAccountId) }, { token: main.token })).body.data;
const made = async (main: Main, given: object = {}) => {
  const { body } = await create(main, given);
  expect(body.code).toBe('200');
  return get(main, body.data.subAccountId);
};
const list = async (main: Main, request: object = {}) =>
  (await call(calls.querySubAccounts, { pageNo: 1, pageSize: 100, ...request }, { token: main.token })).body.data;
const namesOf = async (main: Main, request: object = {}) =>
  (await list(main, request)).list.map(({ loginName }) => loginName);
const targetOf = ({ subAccountId, version }: calls.SubAccount) => ({ subAccountId, version });
const update = (main: Main, account: calls.SubAccount, changes: object = {}) =>
  call(calls.updateSubAccount, { ...account, ...changes }, { token: main.token });
const isOver = async (token: string) => {
  const { status, body } = await call(checkUser, {}, { token });
  return [status, body.code];
};
const lives = [200, '200'];
const over = [401, '401'];
const DAY_MS = 86_400_000;
const inDays = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));

/** Sets a password with a text message, as at the first login. `inner` is derived from the password. */
const setFirstPassword = async (name: string, phoneNo: string, inner: Uint8Array) => {
  expect((await call(sendVerifyCode, { phoneNo, source: 2 })).body.code).toBe('200');
  const [message] = await outbox.list(phoneNo);
  const verifyCode = /\d{6}/.exec((message as { text: string }).text)?.[0] as string;
  await query(`update identity_verify_code set sent_at = now() - interval '61 seconds' where phone = $1`, [phoneNo]);
  const { codeId, vcode } = (await call(getPasswordChallenge, { name })).body.data;
  const salt = Array.from({ length: 16 }, () => randomInt(10)).join('');
  const newPwd = sealInner(passwordPrimitives, { inner, vcode, freshSalt: salt, iv: randomBytes(12) });
  return (await call(resetPassword, { codeId, salt, newPwd, phoneNo, verifyCode, subAccountName: name })).body;
};
const logIn = async (name: string, inner: Uint8Array) => {
  const { codeId, vcode } = (await call(getSubAccountChallenge, { name, type: 6 })).body.data;
  const oldPwd = proofOf(passwordPrimitives, inner, vcode);
  return (await call(login, { codeId, name, oldPwd, pageNo: 1, pageSize: 1 })).body;
};

const main = await signUpMain();
const other = await signUpMain();

describe('who may', () => {
  const everyCall: [AnyCall, (target: TestSubAccount) => object][] = [
    [calls.querySubAccounts, () => ({ pageNo: 1, pageSize: 20 })],
    [calls.getSubAccount, ({ subAccountId }) => ({ subAccountId: String(subAccountId) })],
    [calls.createSubAccount, () => fields()],
    [calls.updateSubAccount, ({ subAccountId }) => ({ ...fields(), subAccountId: String(subAccountId), version: 1 })],
    [
      calls.setSubAccountsEnabled,
      ({ subAccountId }) => ({ targets: [{ subAccountId: String(subAccountId), version: 1 }], enabled: false }),
    ],
    [
      calls.changeSubAccounts,
      ({ subAccountId }) => ({ targets: [{ subAccountId: String(subAccountId), version: 1 }], grant: ['try'] }),
    ],
    [calls.resetSubAccountPassword, ({ subAccountId }) => ({ subAccountId: String(subAccountId), version: 1 })],
    [calls.importSubAccounts, () => ({ csv: '登录名' })],
    [calls.previewSubAccount, ({ subAccountId }) => ({ subAccountId: String(subAccountId) })],
  ];

  test('[ACC-10] [ACC-09] a sub-account of any role, a main account without the code and a visitor can call none of it', async () => {
    const target = await signUpSub(database, { of: main });
    const subs = await Promise.all(
      ([5, 6, 7] as const).map((accountRole) => signUpSub(database, { of: main, accountRole, permissionItems })),
    );
    const uncertified = await signUp(database);
    for (const [definition, request] of everyCall) {
      for (const { token } of [...subs, uncertified]) {
        const answer = await call(definition, request(target), { token, ...key() });
        expect([answer.status, answer.body.data], definition.name).toEqual([403, { permission: 'subAccount' }]);
      }
      expect((await call(definition, request(target), key())).status, definition.name).toBe(401);
    }
    expect(await isOver(target.token)).toEqual(lives);
  });

  test('[ACC-10] a sub-account of another enterprise looks missing', async () => {
    const target = await signUpSub(database, { of: other });
    const missing = { ...target, subAccountId: 999_999_999 };
    for (const [definition, request] of everyCall.filter(([, of]) => JSON.stringify(of(target)).includes('Id'))) {
      const asked = await Promise.all(
        [target, missing].map(async (of) => {
          const { status, body } = await call(definition, request(of), { token: main.token, ...key() });
          return { status, body };
        }),
      );
      expect(asked[0]?.status, definition.name).toBe(404);
      expect(asked[0], definition.name).toEqual(asked[1]);
    }
    expect(await isOver(target.token)).toEqual(lives);
    expect(await namesOf(main)).not.toContain(target.loginName);
  });

  test('[ACC-10] the id of a main account is no id of a sub-account', async () => {
    const request = { subAccountId: String(main.accountId) };
    expect((await call(calls.getSubAccount, request, { token: main.token })).status).toBe(404);
  });
});

describe('create', () => {
  test('[ACC-10] has what was given, no rights by default, and waits for its first login', async () => {
    const account = await made(main, { loginName: 'Wang-Wu', subAccountName: ' 王五 ' });
    expect(account).toEqual({
      subAccountId: expect.stringMatching(/^\d+$/),
      loginName: 'Wang-Wu',
      subAccountName: '王五',
      phone: expect.stringMatching(/^198\d{8}$/),
      email: '',
      groupName: '',
      accountRole: 5,
      status: 3,
      validUntil: '',
      note: '',
      permissionItems: [],
      createdAt: expect.stringMatching(/^\d{4}-/),
      createdBy: main.userName,
      lastLoginAt: null,
      version: 1,
    });
    const whole = {
      email: 'zhao.liu@example.com',
      groupName: '算法组',
      accountRole: 7,
      validUntil: inDays(30),
      note: '注'.repeat(50),
      permissionItems: ['key', 'try'],
    };
    expect(await made(main, whole)).toMatchObject(whole);
  });

  test('[ACC-10] a login name is unique in any letter case within its enterprise, and free in another', async () => {
    await made(main, { loginName: 'SameName' });
    for (const loginName of ['SameName', 'samename', 'SAMENAME', ' sameName ']) {
      const { status, body } = await create(main, { loginName });
      expect([status, body.code, body.data]).toEqual([200, 'PTL0006', { field: 'loginName' }]);
    }
    expect((await create(other, { loginName: 'samename' })).body.code).toBe('200');
  });

  test('[ACC-10] of twenty at once with the same name one is created', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => create(main, { loginName: number % 2 ? 'at-once' : 'AT-ONCE' })),
    );
    expect(answers.map(({ body }) => body.code).sort()).toEqual([
      '200',
      ...Array.from({ length: 19 }, () => 'PTL0006'),
    ]);
    expect(await namesOf(main, { keyword: 'at-once' })).toHaveLength(1);
  });

  test('[ACC-10] the same key creates one and returns the same, also at once; without a key nothing is created', async () => {
    const headers = key();
    const given = fields();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(main, given, headers)));
    expect(new Set(answers.map(({ body }) => body.data.subAccountId)).size).toBe(1);
    expect(await namesOf(main, { keyword: given.loginName })).toHaveLength(1);
    expect((await create(main, {}, {})).status).toBe(400);
  });

  test.each([
    ['loginName', ['', 'ab', '1abc', 'a'.repeat(27), '张三', 'a b', 'a\u0000b', 'a@b', 'ab<', undefined, 7]],
    ['subAccountName', ['', '   ', '张'.repeat(31), '张\n三', '张\u0007', '张\u202e', '\ud800', undefined, null]],
    ['phone', ['', '12345678901', '1380000000', '138000000000', '+86138000000000', 'abc', undefined]],
    ['email', ['a', 'a@', '@b.cn', 'a@b', 'a b@c.cn', `${'a'.repeat(100)}@b.cn`, 'a@b.cn\u0000', '<a>@b.cn']],
    ['groupName', ['组'.repeat(21), '一\t组', '一\u0000']],
    ['note', ['注'.repeat(51), '一\n二']],
    ['validUntil', ['2030-02-30', '2030-1-1', '20300101', '2100-01-01', 'soon', inDays(-1), 20300101, null]],
    ['accountRole', [4, 9, 1, 2, 8, 15, 0, '5', undefined, null, [5]]],
    ['permissionItems', [['unknown'], ['try', 'try'], 'try', [1], ['subAccount'], [...permissionItems, 'try']]],
  ] as [string, unknown[]][])('[ACC-10] [ERR-05] a wrong %s is refused, and named', async (field, values) => {
    const { made: before } = await list(main);
    for (const value of values) {
      const { status, body } = await create(main, { [field]: value });
      expect([status, body.code], JSON.stringify(value)).toEqual([400, '400']);
      expect((body.data as unknown as { field: string }).field, JSON.stringify(value)).toMatch(
        new RegExp(`^${field}(\\.\\d+)?$`),
      );
    }
    expect((await list(main)).made).toBe(before);
  });

  test('[ACC-10] a phone is stored in one spelling, however it is typed', async () => {
    expect((await made(main, { phone: ' +86 138-0013 8000 ' })).phone).toBe('13800138000');
  });

  test('[ACC-10] markup and formulas stay text, and today is a last day', async () => {
    const given = {
      subAccountName: '<img src=x onerror=alert(1)>',
      groupName: '=1+1',
      note: `'"><script>alert(1)</script>`,
      validUntil: inDays(0),
    };
    expect(await made(main, given)).toMatchObject({ ...given, status: 3 });
  });

  test('[ACC-10] a body that sets owner, id, status, version or times sets none of them', async () => {
    const account = await made(main, {
      accountId: other.accountId,
      account_id: other.accountId,
      subAccountId: '1',
      status: 1,
      enabled: false,
      version: 9,
      createdAt: '2000-01-01T00:00:00Z',
      createdBy: 'somebody',
      lastLoginAt: '2000-01-01T00:00:00Z',
      sealedInner: 'x',
      uuid: randomUUID(),
      __proto__: { status: 1 },
    });
    expect(account).toMatchObject({ status: 3, version: 1, createdBy: main.userName, lastLoginAt: null });
    expect(account.createdAt > '2020').toBe(true);
    expect(await namesOf(other)).not.toContain(account.loginName);
  });

  test('[ACC-10] an enterprise without a number can have none', async () => {
    const manager = await signUpMain();
    await query('update identity_account set enterprise_no = null where account_id = $1', [manager.accountId]);
    const { body } = await create(manager);
    expect([body.code, body.data]).toEqual(['PTL0002', { field: 'enterpriseNo' }]);
    expect(await list(manager)).toEqual({
      total: 0,
      pageNo: 1,
      pageSize: 100,
      list: [],
      made: 0,
      groups: [],
      enterpriseNo: null,
    });
  });

  test('[ACC-10] an enterprise has at most 500; of two at once for the last place one is made', async () => {
    const full = await signUpMain();
    await query(
      `insert into identity_sub_account (account_id, login_name, login_name_key, sub_account_name, phone, account_role, salt)
       select $1, 'n' || n, 'n' || n, 'n', '13800000000', 5, 'salt' from generate_series(1, 499) n`,
      [full.accountId],
    );
    const answers = await Promise.all([create(full), create(full)]);
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['200', 'PTL0003']);
    expect((await create(full)).body.code).toBe('PTL0003');
    expect(await list(full)).toMatchObject({ total: 500, made: 500, list: { length: 100 } });
  });
});

describe('list', () => {
  test('[ACC-10] finds by keyword, role, status and group, in any letter case', async () => {
    const boss = await signUpMain();
    await made(boss, { loginName: 'alpha', subAccountName: '甲', groupName: '算法组', accountRole: 7 });
    const beta = await made(boss, { loginName: 'Beta', email: 'Second@Example.com', groupName: '算法组' });
    await made(boss, { loginName: 'gamma', phone: '13912345678', accountRole: 6 });
    await call(calls.setSubAccountsEnabled, { targets: [targetOf(beta)], enabled: false }, { token: boss.token });
    const found = async (request: object) => await namesOf(boss, { sort: 'loginName', descending: false, ...request });
    expect(await found({})).toEqual(['alpha', 'Beta', 'gamma']);
    expect(await found({ keyword: 'ALPH' })).toEqual(['alpha']);
    expect(await found({ keyword: '甲' })).toEqual(['alpha']);
    expect(await found({ keyword: '39123' })).toEqual(['gamma']);
    expect(await found({ keyword: 'second@' })).toEqual(['Beta']);
    expect(await found({ keyword: ` beta@${boss.enterpriseNo} ` })).toEqual(['Beta']);
    expect(await found({ keyword: '%' })).toEqual([]);
    expect(await found({ keyword: '_' })).toEqual([]);
    expect(await found({ accountRole: 7 })).toEqual(['alpha']);
    expect(await found({ status: 0 })).toEqual(['Beta']);
    expect(await found({ status: 3 })).toEqual(['alpha', 'gamma']);
    expect(await found({ groupName: '算法组' })).toEqual(['alpha', 'Beta']);
    expect(await found({ groupName: '' })).toEqual(['gamma']);
    expect(await found({ groupName: '算法组', accountRole: 5, status: 0, keyword: 'b' })).toEqual(['Beta']);
    const { total, made: all, groups, enterpriseNo } = await list(boss, { keyword: 'gamma' });
    expect({ total, all, groups, enterpriseNo }).toEqual({
      total: 1,
      all: 3,
      groups: ['算法组'],
      enterpriseNo: boss.enterpriseNo,
    });
  });

  test('[ACC-10] has the requested order, and comes in pages', async () => {
    const boss = await signUpMain();
    const days = [inDays(3), '', inDays(1)];
    for (const [at, validUntil] of days.entries()) await made(boss, { loginName: `sorted-${'bca'[at]}`, validUntil });
    const [b] = await query(`select sub_account_id from identity_sub_account where login_name = 'sorted-b'`);
    await openTestSession(database, { accountId: boss.accountId, subAccountId: b?.sub_account_id as number });
    const by = (sort: string, descending: boolean) => namesOf(boss, { sort, descending });
    expect(await by('createdAt', true)).toEqual(['sorted-a', 'sorted-c', 'sorted-b']);
    expect(await by('createdAt', false)).toEqual(['sorted-b', 'sorted-c', 'sorted-a']);
    expect(await by('loginName', false)).toEqual(['sorted-a', 'sorted-b', 'sorted-c']);
    expect(await by('loginName', true)).toEqual(['sorted-c', 'sorted-b', 'sorted-a']);
    expect(await by('validUntil', false)).toEqual(['sorted-a', 'sorted-b', 'sorted-c']);
    expect(await by('validUntil', true)).toEqual(['sorted-c', 'sorted-b', 'sorted-a']);
    expect(await by('lastLoginAt', true)).toEqual(['sorted-b', 'sorted-a', 'sorted-c']);
    expect((await by('lastLoginAt', false)).at(-1)).toBe('sorted-b');
    const page = { sort: 'loginName', descending: false, pageSize: 2 };
    expect(await namesOf(boss, { ...page, pageNo: 2 })).toEqual(['sorted-c']);
    expect(await list(boss, { ...page, pageNo: 100_000 })).toMatchObject({ total: 3, list: [] });
  });

  test.each([
    { pageNo: 0 },
    { pageSize: 101 },
    { sort: 'salt' },
    { status: 4 },
    { accountRole: 4 },
    { keyword: 'x'.repeat(65) },
    { keyword: 'a\u0000' },
    { groupName: 5 },
  ])('[ERR-05] a list by %j is refused', async (request) => {
    const answer = await call(calls.querySubAccounts, { pageNo: 1, pageSize: 20, ...request }, { token: main.token });
    expect([answer.status, (answer.body.data as unknown as { field: string }).field]).toEqual([
      400,
      Object.keys(request)[0],
    ]);
  });
});

describe('update', () => {
  test('[ACC-10] changes all but the login name, and takes effect on the pages of the sub-account', async () => {
    const sub = await signUpSub(database, { of: main });
    const infoOf = async () => (await call(getUserInfo, {}, { token: sub.token })).body.data;
    const before = await infoOf();
    expect(before.permissionItems).toEqual([]);
    const changes = {
      loginName: 'another-name',
      subAccountName: '赵六',
      phone: somePhone(),
      email: 'a@example.com',
      groupName: '一组',
      accountRole: 6 as const,
      validUntil: inDays(7),
      note: '备注',
      permissionItems: ['try' as const, 'workOrderView' as const],
    };
    const account = await get(main, sub.subAccountId);
    const { body } = await update(main, account, changes);
    expect(body.data).toEqual({ ...account, ...changes, loginName: sub.loginName, version: 2 });
    const after = await infoOf();
    expect(after).toMatchObject({
      accountRole: 6,
      permissionItems: ['try', 'workOrderView'],
      subAccountInfo: { subAccountName: '赵六' },
    });
    expect(Number(after.updateTime)).toBeGreaterThan(Number(before.updateTime));
    const { messageParams } = (await call(listMessages, {}, { token: sub.token })).body.data;
    expect(messageParams.map(({ title }) => title)).toEqual(['您的权限有变动', '手机号已修改']);
  });

  test('[ACC-10] of two changes at once the second gets an error and saves nothing', async () => {
    const account = await made(main);
    const answers = await Promise.all([
      update(main, account, { note: '甲' }),
      update(main, account, { note: '乙' }),
      call(calls.setSubAccountsEnabled, { targets: [targetOf(account)], enabled: false }, { token: main.token }),
      call(calls.resetSubAccountPassword, targetOf(account), { token: main.token }),
    ]);
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['200', 'PTL0001', 'PTL0001', 'PTL0001']);
    expect((await get(main, account.subAccountId)).version).toBe(2);
  });

  test('[ACC-10] a phone that the sub-account has changed in the meantime is not overwritten', async () => {
    const account = await made(main);
    await createAccountStore(database).setPhone(
      { accountId: main.accountId, subAccountId: account.subAccountId },
      '13911112222',
    );
    expect((await update(main, account)).body.code).toBe('PTL0001');
    expect((await get(main, account.subAccountId)).phone).toBe('13911112222');
  });

  test('[ACC-10] an expired last day may stay, but a new one must not be expired', async () => {
    const account = await made(main, { validUntil: inDays(1) });
    await query(`update identity_sub_account set valid_until = now() - interval '3 days' where sub_account_id = $1`, [
      account.subAccountId,
    ]);
    const expired = await get(main, account.subAccountId);
    expect(expired).toMatchObject({ status: 2, validUntil: inDays(-3) });
    const { body } = await update(main, expired, { note: '已离职' });
    expect(body.data).toMatchObject({ note: '已离职', status: 2, validUntil: inDays(-3) });
    const refused = await update(main, body.data, { validUntil: inDays(-2) });
    expect([refused.status, refused.body.data]).toEqual([400, { field: 'validUntil' }]);
    expect((await update(main, body.data, { validUntil: '' })).body.data).toMatchObject({ status: 3, validUntil: '' });
  });
});

describe('disable, expiry and reset', () => {
  test('[ACC-10] a disabled one is logged out at once and for good, and is notified', async () => {
    const sub = await signUpSub(database, { of: main, password: { text: '观澜Portal-2026', secret } });
    const account = await get(main, sub.subAccountId);
    const ticket = await app.inject({
      method: 'POST',
      url: '/api/user/user-service/v1/oauth2/code',
      headers: { token: sub.token },
      payload: {},
    });
    const set = (enabled: boolean, version: number) =>
      call(
        calls.setSubAccountsEnabled,
        { targets: [{ subAccountId: account.subAccountId, version }], enabled },
        { token: main.token },
      );
    expect((await set(false, 1)).body.data).toEqual({ changed: 1 });
    expect(await isOver(sub.token)).toEqual(over);
    expect((await get(main, sub.subAccountId)).status).toBe(0);
    const page = await app.inject({ url: `/?token=${ticket.json().data.code}` });
    expect(page.headers['set-cookie']?.toString() ?? '').not.toContain(sub.token);
    // A repetition changes nothing.
    expect((await set(false, 2)).body.data).toEqual({ changed: 0 });
    expect((await set(true, 2)).body.data).toEqual({ changed: 1 });
    expect(await isOver(sub.token)).toEqual(over);
    const token = await openTestSession(database, sub);
    const { messageParams } = (await call(listMessages, {}, { token })).body.data;
    expect(messageParams.map(({ title }) => title)).toEqual(['子账号已启用', '子账号已停用']);
  });

  test('[ACC-10] sessions of the last day stay closed when the validity is extended', async () => {
    const sub = await signUpSub(database, { of: main });
    await query('update identity_sub_account set valid_until = now() where sub_account_id = $1', [sub.subAccountId]);
    expect(await isOver(sub.token)).toEqual(over);
    const account = await get(main, sub.subAccountId);
    expect((await update(main, account, { validUntil: inDays(9) })).body.data.status).toBe(1);
    expect(await isOver(sub.token)).toEqual(over);
    expect(await isOver(await openTestSession(database, sub))).toEqual(lives);
  });

  test('[ACC-10] [ID-09] created, sets its password by the first login, is reset, and sets another', async () => {
    const account = await made(main, { loginName: `first${randomInt(1e6)}`, permissionItems: ['try'] });
    const name = `${account.loginName}@${main.enterpriseNo}`;
    const [first, second] = [randomBytes(32), randomBytes(32)];
    expect((await logIn(name, first)).code).toBe('1007');
    const set = await setFirstPassword(name, account.phone, first);
    expect([set.code, set.data.isFirst]).toEqual(['200', true]);
    const { token } = set.data.session as { token: string };
    const seen = await get(main, account.subAccountId);
    expect(seen.status).toBe(1);
    expect(Date.now() - Date.parse(seen.lastLoginAt as string)).toBeLessThan(60_000);
    expect((await call(getUserInfo, {}, { token })).body.data.permissionItems).toEqual(['try']);

    const reset = await call(calls.resetSubAccountPassword, targetOf(seen), { token: main.token });
    expect([reset.body.code, reset.body.data]).toEqual(['200', null]);
    expect(await isOver(token)).toEqual(over);
    expect((await logIn(name, first)).code).toBe('1007');
    expect((await get(main, account.subAccountId)).status).toBe(3);
    expect((await setFirstPassword(name, account.phone, second)).data).toMatchObject({ isFirst: true });
    expect((await logIn(name, first)).code).toBe('1007');
    const further = (await logIn(name, second)).data.token;

    // A password reset logs no one in, and ends open sessions.
    expect((await setFirstPassword(name, account.phone, first)).data).toEqual({ isFirst: false, session: null });
    expect(await isOver(further)).toEqual(over);
    expect((await logIn(name, first)).code).toBe('200');
  });

  test('[ID-08] a first password logs in no account that is disabled', async () => {
    const account = await made(main, { loginName: `off${randomInt(1e6)}` });
    await call(calls.setSubAccountsEnabled, { targets: [targetOf(account)], enabled: false }, { token: main.token });
    const set = await setFirstPassword(`${account.loginName}@${main.enterpriseNo}`, account.phone, randomBytes(32));
    expect(set.data).toEqual({ isFirst: true, session: null });
  });

  test('[ACC-10] a disabled or expired one cannot log in with its right password', async () => {
    const account = await made(main, { loginName: `out${randomInt(1e6)}` });
    const name = `${account.loginName}@${main.enterpriseNo}`;
    const inner = randomBytes(32);
    expect((await setFirstPassword(name, account.phone, inner)).code).toBe('200');
    await call(calls.setSubAccountsEnabled, { targets: [targetOf(account)], enabled: false }, { token: main.token });
    expect((await logIn(name, inner)).code).toBe('1015');
    await call(
      calls.setSubAccountsEnabled,
      { targets: [{ ...targetOf(account), version: 2 }], enabled: true },
      { token: main.token },
    );
    expect((await logIn(name, inner)).code).toBe('200');
    await query('update identity_sub_account set valid_until = now() where sub_account_id = $1', [
      account.subAccountId,
    ]);
    expect((await logIn(name, inner)).code).toBe('1015');
  });
});

describe('several at once', () => {
  test('[ACC-10] are disabled, put in a group and granted items together, or not at all', async () => {
    const boss = await signUpMain();
    const [one, two] = [await made(boss, { permissionItems: ['data', 'key'] }), await made(boss)];
    const foreign = await made(other);
    const change = (targets: { subAccountId: string; version: number }[], request: object) =>
      call(calls.changeSubAccounts, { targets, ...request }, { token: boss.token });
    const both = [targetOf(two), targetOf(one)];
    expect((await change([...both, targetOf(foreign)], { groupName: '一组' })).status).toBe(404);
    expect((await change([targetOf(one), { ...targetOf(two), version: 2 }], { groupName: '一组' })).body.code).toBe(
      'PTL0001',
    );
    expect((await list(boss)).groups).toEqual([]);
    const granted = await change(both, { groupName: ' 一组 ', grant: ['try', 'data'], revoke: ['key'] });
    expect(granted.body.data).toEqual({ changed: 2 });
    expect(await get(boss, one.subAccountId)).toMatchObject({
      groupName: '一组',
      permissionItems: ['data', 'try'],
      version: 2,
    });
    expect(await get(boss, two.subAccountId)).toMatchObject({ groupName: '一组', permissionItems: ['try', 'data'] });
    const again = [one, two].map(({ subAccountId }) => ({ subAccountId, version: 2 }));
    expect((await change(again, { grant: ['key'] })).body.data).toEqual({ changed: 2 });
    expect((await get(boss, one.subAccountId)).groupName).toBe('一组');
  });

  test.each([
    ['targets', { targets: [], grant: ['try'] }],
    ['targets', { targets: [1, 1].map((version) => ({ subAccountId: '1', version })), grant: ['try'] }],
    ['targets', { targets: Array.from({ length: 101 }, (_, n) => ({ subAccountId: `${n + 1}`, version: 1 })) }],
    ['targets.0.subAccountId', { targets: [{ subAccountId: '1 or 1=1', version: 1 }], grant: ['try'] }],
    ['targets.0.subAccountId', { targets: [{ subAccountId: '9'.repeat(19), version: 1 }], grant: ['try'] }],
    ['targets.0.version', { targets: [{ subAccountId: '1', version: 2 ** 31 }], grant: ['try'] }],
    ['grant.0', { targets: [{ subAccountId: '1', version: 1 }], grant: ['everything'] }],
    ['groupName', { targets: [{ subAccountId: '1', version: 1 }], groupName: '组'.repeat(21) }],
    [undefined, { targets: [{ subAccountId: '1', version: 1 }] }],
  ])('[ERR-05] [ACC-10] a change is rejected for its %s', async (field, request) => {
    const { status, body } = await call(calls.changeSubAccounts, request, { token: main.token });
    expect([status, (body.data as { field?: string } | null)?.field]).toEqual([400, field]);
  });

  test('[ACC-10] two changes of the same ones in another order do not deadlock', async () => {
    const boss = await signUpMain();
    const accounts = [];
    for (let number = 0; number < 20; number += 1) accounts.push(targetOf(await made(boss)));
    const answers = await Promise.all(
      [accounts, accounts.toReversed()].map((targets) =>
        call(calls.setSubAccountsEnabled, { targets, enabled: false }, { token: boss.token }),
      ),
    );
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['200', 'PTL0001']);
  });
});

describe('import', () => {
  const HEAD = '登录名,姓名,手机号,邮箱,分组,角色,有效期至,备注,权限项';
  const importing = (by: Main, csv: string, dryRun: boolean, headers: Record<string, string> = key()) =>
    call(calls.importSubAccounts, { csv, dryRun }, { token: by.token, ...headers });

  test('[ACC-10] a dry run shows what would be made, the import makes it, once for a key', async () => {
    const boss = await signUpMain();
    const csv = `\ufeff${HEAD}\nimport-1,一,13800000001,,甲组,管理员,,\nimport-2,二,13800000002,b@example.com,,员工,${inDays(3)},夜班,提交工单、查看工单\n`;
    const dry = await importing(boss, csv, true);
    expect(dry.body.data).toMatchObject({ made: 0, rows: { length: 2 }, faults: [], faultTotal: 0 });
    expect((await list(boss)).made).toBe(0);
    const headers = key();
    const answers = await Promise.all([importing(boss, csv, false, headers), importing(boss, csv, false, headers)]);
    for (const { body } of answers) expect(body.data).toEqual({ made: 2, rows: [], faults: [], faultTotal: 0 });
    const { list: accounts } = await list(boss, { sort: 'loginName', descending: false });
    expect(accounts).toMatchObject([
      { loginName: 'import-1', accountRole: 7, groupName: '甲组', status: 3, permissionItems: [] },
      {
        loginName: 'import-2',
        accountRole: 6,
        validUntil: inDays(3),
        note: '夜班',
        createdBy: boss.userName,
        permissionItems: ['workOrderCreate', 'workOrderView'],
      },
    ]);
  });

  test('[ACC-10] with one wrong row nothing is created; taken names and missing places are reported', async () => {
    const boss = await signUpMain();
    await made(boss, { loginName: 'there' });
    const csv = `${HEAD}\ngood-1,一,13800000001\nTHERE,二,13800000002\nx,三,=1\n`;
    const dry = (await importing(boss, csv, true)).body.data;
    expect(dry.faults.map(({ row, column, fault }) => [row, column, fault])).toEqual([
      [3, '登录名', 'taken'],
      [4, '登录名', 'form'],
      [4, '手机号', 'formula'],
    ]);
    const refused = await importing(boss, csv, false);
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([200, 'PTL0007', { field: 'csv' }]);
    expect(await namesOf(boss)).toEqual(['there']);

    await query(
      `insert into identity_sub_account (account_id, login_name, login_name_key, sub_account_name, phone, account_role, salt)
       select $1, 'n' || n, 'n' || n, 'n', '13800000000', 5, 'salt' from generate_series(1, 498) n`,
      [boss.accountId],
    );
    const two = `${HEAD}\ngood-1,一,13800000001\ngood-2,二,13800000002`;
    expect((await importing(boss, two, true)).body.data.faults).toEqual([
      { row: null, column: null, fault: 'tooManyAccounts', detail: '1' },
    ]);
    expect((await importing(boss, two, false)).body.code).toBe('PTL0007');
  });

  test('[ACC-10] 500 rows are made at once; of two imports at once of the same names one is', async () => {
    const boss = await signUpMain();
    const csv = [HEAD, ...Array.from({ length: 250 }, (_, n) => `row-${n},名,13800000000`)].join('\n');
    const answers = await Promise.all([importing(boss, csv, false), importing(boss, csv, false)]);
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['200', 'PTL0007']);
    expect((await list(boss)).made).toBe(250);
    const rest = csv.replaceAll('row-', 'more-');
    expect((await importing(boss, rest, false)).body.data.made).toBe(250);
    expect((await list(boss)).made).toBe(500);
  });

  test('[ACC-10] 10 000 rows, more than a body holds, and no text are refused', async () => {
    const rows = (count: number, note = '') =>
      [HEAD, ...Array.from({ length: count }, (_, n) => `row-${n},名,13800000000,,,,,${note}`)].join('\n');
    const many = await importing(main, rows(10_000), true);
    expect(many.body.data).toEqual({
      made: 0,
      rows: [],
      faults: [{ row: null, column: null, fault: 'tooManyRows', detail: '10000' }],
      faultTotal: 1,
    });
    expect((await importing(main, rows(10_000), false)).body.code).toBe('PTL0007');
    expect((await importing(main, rows(10_000, '备注'.repeat(40)), true)).status).toBe(413);
    expect((await importing(main, '', true)).status).toBe(400);
    expect((await importing(main, 'a\u0000b', true)).status).toBe(400);
  });

  test('[ACC-10] of very many errors the first 200 and their total are reported', async () => {
    const csv = [HEAD, ...Array.from({ length: 300 }, () => '=1,,')].join('\n');
    const { faults, faultTotal } = (await importing(main, csv, true)).body.data;
    expect([faults.length, faultTotal]).toEqual([200, 900]);
  });

  test('[ACC-10] an enterprise without a number gets an error', async () => {
    const manager = await signUpMain();
    await query('update identity_account set enterprise_no = null where account_id = $1', [manager.accountId]);
    for (const dryRun of [true, false]) expect((await importing(manager, HEAD, dryRun)).body.code).toBe('PTL0002');
  });
});

describe('preview', () => {
  const previewOf = async (by: Main, subAccountId: string | number) =>
    (await call(calls.previewSubAccount, { subAccountId: String(subAccountId) }, { token: by.token })).body.data;

  test.each([
    [5, '', [], 'own'],
    [5, '一组', [], 'own'],
    [5, '', ['workOrderView'], 'own'],
    [6, '一组', ['workOrderView'], 'group'],
    [7, '', ['workOrderView'], 'enterprise'],
    [7, '一组', ['try'], 'own'],
  ] as const)(
    '[ACC-10] [ACC-02] role %i of group “%s” with %j sees what it really gets',
    async (accountRole, groupName, items, workOrders) => {
      const sub = await signUpSub(database, { of: main, accountRole, groupName, permissionItems: items });
      const preview = await previewOf(main, sub.subAccountId);
      const user = (await call(getUserInfo, {}, { token: sub.token })).body.data;
      expect(preview).toEqual({
        subAccountId: String(sub.subAccountId),
        loginName: sub.loginName,
        subAccountName: '测试子账号',
        groupName,
        accountRole,
        status: 1,
        menu: [
          { value: 'account', name: expect.any(String) },
          { value: 'sheets', name: expect.any(String) },
        ],
        permissionCodes: user.permissionCodes,
        permissionItems: user.permissionItems,
        workOrders,
      });
    },
  );
});
