import { describe, expect, test } from 'vitest';
import { queryAuditLog } from '#contract/console/calls.ts';
import {
  type AccountDetail,
  getAccount,
  lockAccount,
  releasePasswordLock,
  setAccountRoles,
  setSale,
  showAccountPhone,
  signOutAccount,
  unlockAccount,
} from '#contract/account/console-accounts.ts';
import { checkUser, getUserInfo } from '#contract/auth/calls.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { createLoginAttempts } from '#server/areas/auth/login-attempts.ts';

const { call, database, signUp, signUpSub, openSession } = await testApp();

const REASON = '客户来电要求';
const manager = await signUp({ userRoles: [5] });
const superManager = await signUp({ userRoles: [6] });
const headersOf = ({ token }: { token: string }) => ({ token });
const asManager = headersOf(manager);
const asSuper = headersOf(superManager);

const detailOf = async (accountId: number, headers = asManager): Promise<AccountDetail> =>
  (await call(getAccount, { accountId: String(accountId) }, headers)).body.data;
const logOf = async (accountId: number) =>
  (await call(queryAuditLog, { accountId: String(accountId), pageNo: 1, pageSize: 100 }, asSuper)).body.data.list;
const lives = async (token: string) => (await call(checkUser, {}, { token })).status === 200;
const asked = (accountId: number, rest: object = { version: 1 }) => ({
  accountId: String(accountId),
  reason: REASON,
  ...rest,
});
const roles = (accountId: number, userRoles: number[], rest: object = {}) =>
  asked(accountId, { version: 1, userRoles, accountRole: 4, ...rest });

describe('locking', () => {
  test('[OPS-02] ends the account and its sub-accounts at once, and holds until it is unlocked', async () => {
    const account = await signUp({ accountRole: 2, authStatus: 1 });
    const sub = await signUpSub({ of: account });
    const locked = await call(lockAccount, asked(account.accountId), asManager);
    expect(locked.body.data).toMatchObject({
      enabled: false,
      version: 2,
      lock: { reason: REASON, by: manager.userName },
      sessions: [],
    });
    for (const token of [account.token, sub.token, await openSession(account)])
      expect(await call(checkUser, {}, { token })).toMatchObject({
        status: 401,
        body: { code: 'PTL0011', msg: expect.stringContaining('账号已被平台锁定') },
      });

    const unlocked = await call(unlockAccount, asked(account.accountId, { version: 2 }), asManager);
    expect((await call(checkUser, {}, { token: account.token })).body.code).toBe('401');
    expect(unlocked.body.data).toMatchObject({ enabled: true, version: 3, lock: null, sessions: [] });
    // Earlier sessions stay closed, even one that a login opened at that moment.
    expect(await lives(account.token)).toBe(false);
    expect(await lives(sub.token)).toBe(false);
    expect(await lives(await openSession(account))).toBe(true);
  });

  test('[OPS-02] is logged with its reason, and notifies only the owner', async () => {
    const account = await signUp();
    await call(lockAccount, asked(account.accountId), asManager);
    await call(unlockAccount, asked(account.accountId, { version: 2, reason: '已核实' }), asSuper);
    expect(await logOf(account.accountId)).toMatchObject([
      { act: 'account.unlock', actorName: superManager.userName, detail: { reason: '已核实' } },
      {
        act: 'account.lock',
        actorName: manager.userName,
        objectKind: 'account',
        objectId: String(account.accountId),
        objectName: account.userName,
        detail: { reason: REASON, sessions: '1' },
      },
    ]);
    const { body } = await call(listMessages, {}, { token: await openSession(account) });
    expect(body.data.messageParams.map(({ title }) => title)).toEqual(['账号已解除锁定', '账号已被锁定']);
  });

  test('refuses an outdated request, and logs nothing', async () => {
    const { accountId } = await signUp();
    const stale = await call(lockAccount, asked(accountId, { version: 2 }), asManager);
    expect(stale).toMatchObject({ status: 200, body: { code: 'PTL0001' } });
    const open = await call(unlockAccount, asked(accountId), asManager);
    expect(open).toMatchObject({ status: 200, body: { code: 'PTL0002' } });
    expect(await logOf(accountId)).toEqual([]);
  });

  test('of fifty at once, one succeeds', async () => {
    const { accountId, token } = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => call(lockAccount, asked(accountId), at % 2 === 0 ? asManager : asSuper)),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === '200')).toHaveLength(1);
    expect(codes.filter((code) => code === 'PTL0001')).toHaveLength(49);
    expect(await logOf(accountId)).toHaveLength(1);
    expect(await lives(token)).toBe(false);
  });
});

describe('who may act on whom', () => {
  const acts = [
    { act: lockAccount, request: (id: number) => asked(id) },
    { act: unlockAccount, request: (id: number) => asked(id) },
    { act: signOutAccount, request: (id: number) => asked(id, {}) },
    { act: releasePasswordLock, request: (id: number) => asked(id, {}) },
    { act: setAccountRoles, request: (id: number) => roles(id, [2]) },
    { act: setSale, request: (id: number) => asked(id, { version: 1, saleId: null }) },
    { act: showAccountPhone, request: (id: number) => asked(id, {}) },
  ] as const;

  test.each(acts)(
    '[GUARD-01] $act.name: only operators, never on themselves, and no manager on another',
    async ({ act, request }) => {
      const account = await signUp();
      const sub = await signUpSub();
      const otherManager = await signUp({ userRoles: [5] });
      const statusOf = async (headers: Record<string, string>, id: number) =>
        (await call(act as typeof lockAccount, request(id), headers)).status;
      expect(await statusOf({}, account.accountId)).toBe(401);
      expect(await statusOf(headersOf(account), account.accountId)).toBe(403);
      expect(await statusOf(headersOf(sub), account.accountId)).toBe(403);
      expect(await statusOf(asManager, manager.accountId)).toBe(403);
      expect(await statusOf(asSuper, superManager.accountId)).toBe(403);
      expect(await statusOf(asManager, otherManager.accountId)).toBe(403);
      expect(await statusOf(asManager, superManager.accountId)).toBe(403);
      expect(await statusOf(asSuper, otherManager.accountId)).toBe(200);
      expect(await statusOf(asManager, account.accountId)).toBe(200);
      // An unknown id and the id of a sub-account.
      expect(await statusOf(asSuper, 999_999_999)).toBe(404);
      expect(await statusOf(asSuper, sub.subAccountId)).toBe(404);
    },
  );

  test.each(acts)('$act.name: accepts no other request shape', async ({ act, request }) => {
    const { accountId } = await signUp();
    const right: Record<string, unknown> = request(accountId);
    const wrong: [string, unknown][] = [
      ['accountId', ''],
      ['accountId', '1e3'],
      ['accountId', '-1'],
      ['accountId', "1' or 1=1"],
      ['accountId', accountId],
      ['accountId', '9'.repeat(19)],
      ...(act === showAccountPhone
        ? []
        : ([
            ['reason', ''],
            ['reason', '   '],
            ['reason', 'x'.repeat(201)],
            ['reason', 'a\u0000b'],
            ['reason', null],
          ] as [string, unknown][])),
      ...('version' in right
        ? ([
            ['version', 0],
            ['version', 1.5],
            ['version', '1'],
            ['version', 2 ** 31],
          ] as [string, unknown][])
        : []),
    ];
    for (const [field, value] of wrong) {
      const { status, body } = await call(act as typeof lockAccount, { ...right, [field]: value }, asManager);
      expect({ status, field: (body.data as unknown as { field: string }).field }, `${field} ${value}`).toEqual({
        status: 400,
        field,
      });
    }
    expect(await logOf(accountId)).toEqual([]);
  });

  test('an account lists the actions that its viewer may take', async () => {
    const account = await signUp();
    expect((await detailOf(account.accountId)).acts).toEqual(['showPhone', 'setRoles', 'setSale', 'signOut', 'lock']);
    expect(await detailOf(manager.accountId)).toMatchObject({ acts: [], maySetAnyRole: false });
    expect(await detailOf(superManager.accountId, asManager)).toMatchObject({ acts: [] });
    expect((await detailOf(manager.accountId, asSuper)).acts).toContain('lock');
    expect(await detailOf(superManager.accountId, asSuper)).toMatchObject({ acts: [], maySetAnyRole: true });
  });

  test('[OPS-02] two super managers who lock each other at once: one is left', async () => {
    for (let round = 0; round < 10; round += 1) {
      const pair = [await signUp({ userRoles: [6] }), await signUp({ userRoles: [6] })] as const;
      const [one, other] = pair;
      const answers = await Promise.all([
        call(lockAccount, asked(other.accountId), headersOf(one)),
        call(lockAccount, asked(one.accountId), headersOf(other)),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect((await Promise.all(pair.map(({ token }) => lives(token)))).filter(Boolean)).toHaveLength(1);
    }
  });

  test('[OPS-02] two super managers who demote each other at once: one is left', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [await signUp({ userRoles: [6] }), await signUp({ userRoles: [6] })] as const;
      const answers = await Promise.all([
        call(setAccountRoles, roles(other.accountId, [5]), headersOf(one)),
        call(setAccountRoles, roles(one.accountId, [1]), headersOf(other)),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    }
  });
});

describe('signing out', () => {
  test('[OPS-02] ends every session of the account and its sub-accounts, once', async () => {
    const account = await signUp({ accountRole: 2, authStatus: 1 });
    const sub = await signUpSub({ of: account });
    const further = await openSession(account);
    const twice = await Promise.all([
      call(signOutAccount, asked(account.accountId, {}), asManager),
      call(signOutAccount, asked(account.accountId, {}), asManager),
    ]);
    expect(twice.map(({ body }) => body.code).sort()).toEqual(['200', 'PTL0002']);
    for (const token of [account.token, further, sub.token]) expect(await lives(token)).toBe(false);
    expect(await logOf(account.accountId)).toMatchObject([{ act: 'account.signOut', detail: { sessions: '3' } }]);
    const { body } = await call(listMessages, {}, { token: await openSession(account) });
    expect(body.data.messageParams.map(({ title }) => title)).toEqual(['所有设备上的登录已退出']);
  });
});

describe('wrong passwords', () => {
  test('[OPS-02] their lock is released for the account and its sub-accounts', async () => {
    const attempts = createLoginAttempts(database);
    const account = await signUp({ accountRole: 2, authStatus: 1 });
    const sub = await signUpSub({ of: account });
    const another = await signUp();
    const subjects = [`owner:${account.accountId}`, `device:${account.accountId}:abc`, `owner:${sub.subAccountId}`];
    for (const subject of [...subjects, `owner:${another.accountId}`])
      for (let at = 0; at < 5; at += 1) await attempts.try(subject, () => false);
    const before = await detailOf(account.accountId);
    expect(before.passwordLockedUntil).not.toBeNull();
    expect(before.subAccounts[0]?.passwordLockedUntil).not.toBeNull();
    expect(before.acts).toContain('releasePasswordLock');

    const released = await call(releasePasswordLock, asked(account.accountId, {}), asManager);
    expect(released.body.data).toMatchObject({
      passwordLockedUntil: null,
      subAccounts: [{ passwordLockedUntil: null }],
    });
    for (const subject of subjects) expect(await attempts.try(subject, () => true)).toBe('right');
    expect(await attempts.try(`owner:${another.accountId}`, () => true)).toBe('locked');
    expect((await call(releasePasswordLock, asked(account.accountId, {}), asManager)).body.code).toBe('PTL0002');
    expect(await logOf(account.accountId)).toHaveLength(1);
  });
});

describe('roles', () => {
  test('[OPS-02] a manager makes a provider and partner, whose menu grows at once', async () => {
    const account = await signUp({ authStatus: 1 });
    const { body } = await call(setAccountRoles, roles(account.accountId, [2, 3, 1]), asManager);
    expect(body.data).toMatchObject({ userRoles: [3, 2], version: 2 });
    const user = (await call(getUserInfo, {}, headersOf(account))).body.data;
    expect(user).toMatchObject({ role: 3, roles: [3, 2] });
    expect(user.permissionCodes).toContain('goods');
    expect(await logOf(account.accountId)).toMatchObject([
      {
        act: 'account.setRoles',
        detail: { reason: REASON, before: '普通用户；普通账号', after: '服务商、合作伙伴；普通账号' },
      },
    ]);
    const [message] = (await call(listMessages, {}, headersOf(account))).body.data.messageParams;
    expect(message?.title).toBe('账号角色已变更');
    const back = await call(setAccountRoles, roles(account.accountId, [1], { version: 2 }), asManager);
    expect(back.body.data.userRoles).toEqual([1]);
    const same = await call(setAccountRoles, roles(account.accountId, [1], { version: 3 }), asManager);
    expect(same.body.code).toBe('PTL0002');
  });

  test('[OPS-02] only a super manager sets operators and account roles', async () => {
    const { accountId } = await signUp();
    for (const wrong of [
      roles(accountId, [5]),
      roles(accountId, [6]),
      ...[1, 2, 3, 8, 9, 15].map((accountRole) => roles(accountId, [1], { accountRole })),
    ])
      expect((await call(setAccountRoles, wrong, asManager)).status).toBe(403);
    expect(await logOf(accountId)).toEqual([]);
    const made = await call(setAccountRoles, roles(accountId, [5], { accountRole: 4 }), asSuper);
    expect(made.body.data.userRoles).toEqual([5]);
    const lowered = await call(setAccountRoles, roles(accountId, [1], { version: 2, accountRole: 9 }), asSuper);
    expect(lowered.body.data).toMatchObject({ userRoles: [1], accountRole: 9 });
  });

  test('refuses roles that exclude each other, and unknown ones', async () => {
    const { accountId } = await signUp();
    for (const userRoles of [[5, 6], [5, 3], [6, 4], [], [0], [7], ['1'], [1, 2, 3, 4, 1, 2, 3]] as number[][])
      expect((await call(setAccountRoles, roles(accountId, userRoles), asSuper)).status, String(userRoles)).toBe(400);
    for (const accountRole of [0, 5, 6, 7, 10, '4'])
      expect((await call(setAccountRoles, roles(accountId, [1], { accountRole }), asSuper)).status).toBe(400);
  });
});

describe('the sales contact', () => {
  test('[OPS-02] is set, changed and taken away', async () => {
    const { accountId } = await signUp();
    const sale = await signUp({ userRoles: [4] });
    const setTo = (saleId: number | null, version: number) =>
      call(setSale, asked(accountId, { version, saleId: saleId === null ? null : String(saleId) }), asManager);
    expect((await setTo(sale.accountId, 1)).body.data.sale).toEqual({
      accountId: String(sale.accountId),
      userName: sale.userName,
    });
    expect((await setTo(sale.accountId, 2)).body.code).toBe('PTL0002');
    expect((await setTo(null, 2)).body.data.sale).toBeNull();
    expect((await logOf(accountId)).map(({ detail }) => [detail.before, detail.after])).toEqual([
      [sale.userName, ''],
      ['', sale.userName],
    ]);
  });

  test('can only be a sales account', async () => {
    const { accountId } = await signUp({ userRoles: [4] });
    const another = await signUp();
    for (const saleId of [another.accountId, accountId, 999_999_999]) {
      const refused = await call(setSale, asked(accountId, { version: 1, saleId: String(saleId) }), asManager);
      expect(refused).toMatchObject({ status: 404, body: { data: { field: 'saleId' } } });
    }
  });
});

test('[OPS-02] the full phone is shown on request, and each request is logged', async () => {
  const { accountId, phone } = await signUp();
  expect((await detailOf(accountId)).phone).not.toBe(phone);
  const shown = await call(showAccountPhone, { accountId: String(accountId) }, asManager);
  expect(shown.body.data).toEqual({ phone });
  expect(await logOf(accountId)).toMatchObject([{ act: 'account.showPhone', actorId: String(manager.accountId) }]);
});

test('[OPS-02] so is the full phone of a sub-account, under its own account only', async () => {
  const main = await signUp();
  const sub = await signUpSub({ of: main });
  const [shownMasked] = (await detailOf(main.accountId)).subAccounts;
  expect(shownMasked?.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
  const ofSub = { accountId: String(main.accountId), subAccountId: String(sub.subAccountId) };
  const shown = await call(showAccountPhone, ofSub, asManager);
  expect(shown.body.data.phone).toMatch(/^1\d{10}$/);
  expect(await logOf(main.accountId)).toMatchObject([
    { act: 'account.showPhone', detail: { subAccount: shownMasked?.loginName } },
  ]);
  const stranger = await signUp();
  const refused = await call(showAccountPhone, { ...ofSub, accountId: String(stranger.accountId) }, asManager);
  expect(refused).toMatchObject({ status: 404, body: { data: { field: 'subAccountId' } } });
});
