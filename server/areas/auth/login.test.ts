import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  checkUser,
  getChallenge,
  getSubAccountChallenge,
  getUserInfo,
  login,
  logOut,
  logOutSubAccount,
  logOutYun,
  getYunUser,
} from '#contract/auth/calls.ts';
import { proofOf } from '#contract/auth/password-scheme.ts';
import type { AccountRole } from '#contract/kit/roles.ts';
import { testApp } from '#server/app/testing.ts';
import { createAccountStore } from './account-store.ts';
import { passwordPrimitives } from './password-primitives.ts';
import { createPasswords } from './password.ts';
import { hashToken } from './token.ts';

const { call, app, database, secret } = await testApp();
const accounts = createAccountStore(database);
const passwords = createPasswords(secret);
const query = (text: string, values: unknown[] = []) =>
  database.query<Record<string, unknown>>({ name: '', text }, values);

let lastNumber = 0;
const fresh = () => {
  lastNumber += 1;
  return lastNumber;
};

/** Creates an account with a random inner value as its password, since deriving one takes long. */
const newAccount = async () => {
  const number = fresh();
  const accountId = await accounts.nextId();
  const inner = randomBytes(32);
  const userName = `tester${number}`;
  const phone = `1990000${String(number).padStart(4, '0')}`;
  const enterpriseNo = String(10_000_000 + number);
  await accounts.add({
    accountId,
    userName,
    phone,
    userRoles: [1],
    accountRole: 4,
    authStatus: 1,
    enterpriseName: '测试企业',
    enterpriseNo,
    credential: { salt: randomBytes(16).toString('hex'), sealedInner: passwords.seal(accountId, inner) },
  });
  return { accountId, inner, userName, phone, enterpriseNo };
};

const newSubAccount = async (owner: { accountId: number; enterpriseNo: string }, accountRole: AccountRole = 5) => {
  const subAccountId = await accounts.nextId();
  const inner = randomBytes(32);
  const loginName = `worker${fresh()}`;
  await accounts.addSub({
    subAccountId,
    accountId: owner.accountId,
    loginName,
    subAccountName: '张工',
    phone: '19900009999',
    accountRole,
    salt: randomBytes(16).toString('hex'),
    sealedInner: passwords.seal(subAccountId, inner),
  });
  return { subAccountId, inner, name: `${loginName}@${owner.enterpriseNo}` };
};

type Headers = Record<string, string>;
const tryLogin = async (name: string, inner: Uint8Array, { sub = false, headers = {} as Headers } = {}) => {
  const { data } = (await call(sub ? getSubAccountChallenge : getChallenge, { name, type: 6 })).body;
  const oldPwd = proofOf(passwordPrimitives, inner, data.vcode);
  return call(login, { codeId: data.codeId, name, oldPwd, pageNo: 1, pageSize: 1 }, headers);
};
const tokenOf = async (name: string, inner: Uint8Array, options = {}) => {
  const { body } = await tryLogin(name, inner, options);
  expect(body.code).toBe('200');
  return body.data.token;
};
const wrong = Buffer.alloc(32, 7);

describe('[ID-16] a login', () => {
  test('goes by phone or user name, in upper or lower case, and opens a session', async () => {
    const account = await newAccount();
    for (const name of [account.phone, account.userName, ` ${account.userName.toUpperCase()} `]) {
      const token = await tokenOf(name, account.inner);
      const { body } = await call(getUserInfo, {}, { token });
      expect(body.data).toMatchObject({
        accountType: 0,
        accountInfo: { yuserName: account.userName, userId: String(account.accountId) },
        role: 1,
        authStatus: 1,
      });
    }
  });

  test('[CALL-14] of a sub-account names itself, its main account and no main account info', async () => {
    const owner = await newAccount();
    const sub = await newSubAccount(owner, 7);
    const token = await tokenOf(sub.name, sub.inner, { sub: true });
    const { data } = (await call(getUserInfo, {}, { token })).body;
    expect(data).toMatchObject({
      accountType: 1,
      subAccountInfo: {
        subAccountName: '张工',
        subAccountId: String(sub.subAccountId),
        accountId: String(owner.accountId),
        accountName: owner.userName,
      },
      accountRole: 7,
      authStatus: 5,
    });
    expect(data.accountInfo).toBeUndefined();
  });

  test('with a wrong password, an unknown name or no password set gives 1007, and neither cookie nor session', async () => {
    const account = await newAccount();
    const sub = await newSubAccount(account);
    await query('update identity_sub_account set sealed_inner = null where sub_account_id = $1', [sub.subAccountId]);
    const before = await query('select count(*) as n from identity_session');
    for (const [name, isSub] of [
      [account.phone, false],
      ['nobody-here', false],
      [sub.name, true],
      ['nobody@12345678', true],
      [sub.name, false],
      [account.userName, true],
    ] as const) {
      const { status, body, headers } = await tryLogin(name, isSub ? wrong : Buffer.alloc(32), { sub: isSub });
      expect([status, body.code, body.msg]).toEqual([200, '1007', '账号或密码错误']);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(await query('select count(*) as n from identity_session')).toEqual(before);
  });

  test('of a disabled account is refused only after the right password', async () => {
    const account = await newAccount();
    await query('update identity_account set enabled = false where account_id = $1', [account.accountId]);
    expect((await tryLogin(account.phone, wrong)).body.code).toBe('1007');
    expect((await tryLogin(account.phone, account.inner)).body.code).toBe('1015');
  });
});

describe('[ID-03] a challenge', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());

  const challenge = async (name: string) => (await call(getChallenge, { name, type: 6 })).body.data;
  const loginWith = (codeId: string, name: string, oldPwd: string) =>
    call(login, { codeId, name, oldPwd, pageNo: 1, pageSize: 1 });

  test('is valid once: a replayed login is refused, after a right and after a wrong password', async () => {
    const { phone, inner } = await newAccount();
    for (const first of [inner, wrong]) {
      const { codeId, vcode } = await challenge(phone);
      await loginWith(codeId, phone, proofOf(passwordPrimitives, first, vcode));
      const again = await loginWith(codeId, phone, proofOf(passwordPrimitives, inner, vcode));
      expect(again.body.code).toBe('1014');
    }
  });

  test('is accepted for one of fifty logins at once', async () => {
    const { phone, inner } = await newAccount();
    const { codeId, vcode } = await challenge(phone);
    const oldPwd = proofOf(passwordPrimitives, inner, vcode);
    const answers = await Promise.all(Array.from({ length: 50 }, () => loginWith(codeId, phone, oldPwd)));
    expect(answers.filter(({ body }) => body.code === '200')).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === '1014')).toHaveLength(49);
  });

  test('expires after five minutes', async () => {
    const { phone, inner } = await newAccount();
    const { codeId, vcode } = await challenge(phone);
    vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
    const { body } = await loginWith(codeId, phone, proofOf(passwordPrimitives, inner, vcode));
    expect(body.code).toBe('1024');
  });

  test('is invalid for another name or kind, and if altered or forged', async () => {
    const one = await newAccount();
    const other = await newAccount();
    const { codeId, vcode } = await challenge(one.phone);
    const oldPwd = proofOf(passwordPrimitives, one.inner, vcode);
    expect((await loginWith(codeId, other.phone, oldPwd)).body.code).toBe('1013');
    expect((await loginWith(codeId, one.userName, oldPwd)).body.code).toBe('1013');
    const parts = codeId.split('.');
    const altered = [
      `x${codeId}`,
      codeId.slice(0, -6),
      `${codeId}.x`,
      parts.with(1, '00').join('.'),
      parts.with(0, 'sub').join('.'),
      parts.with(2, (Date.now() + 1e10).toString(36)).join('.'),
      '....',
      'a',
    ];
    for (const code of altered) expect((await loginWith(code, one.phone, oldPwd)).body.code).toBe('1013');
    expect((await loginWith(codeId, one.phone, oldPwd)).body.code).toBe('200');
  });

  test('of an unknown name looks like any other, with a stable salt', async () => {
    const { phone, userName } = await newAccount();
    const shape = (data: Record<string, unknown>) =>
      Object.entries(data).map(([name, value]) => [name, typeof value, String(value).replace(/[^.]/g, '').length]);
    const known = await challenge(phone);
    for (const name of ['nobody', '13900000000', `${userName}x`]) {
      const unknown = await challenge(name);
      expect(shape(unknown)).toEqual(shape(known));
      expect(unknown.salt).toMatch(/^[0-9a-f]{32}$/);
      expect((await challenge(name)).salt).toBe(unknown.salt);
    }
    expect((await challenge(phone)).salt).toBe(known.salt);
    expect((await challenge('nobody')).salt).not.toBe((await challenge('nobody2')).salt);
    expect((await challenge(phone)).vcode).not.toBe(known.vcode);
  });

  test('adds no row when requested', async () => {
    const count = async () => (await query('select count(*) as n from identity_used_challenge'))[0]?.n;
    const before = await count();
    for (let times = 0; times < 5; times += 1) await challenge('somebody');
    expect(await count()).toBe(before);
  });
});

describe('[ID-04] wrong passwords', () => {
  const failTimes = async (times: number, name: string) => {
    const codes: string[] = [];
    for (let time = 0; time < times; time += 1) codes.push((await tryLogin(name, wrong)).body.code);
    return codes;
  };

  test('lock the account at the fifth, by phone and user name together, and it unlocks by itself', async () => {
    const { phone, userName, inner, accountId } = await newAccount();
    expect(await failTimes(3, phone)).toEqual(['1007', '1007', '1007']);
    expect(await failTimes(2, userName)).toEqual(['1007', '1007']);
    expect((await tryLogin(phone, inner)).body).toMatchObject({ code: '1015', msg: '账号已锁定，请稍后再试' });
    await query(`update identity_login_attempt set locked_until = now() where subject = $1`, [`owner:${accountId}`]);
    expect((await tryLogin(phone, inner)).body.code).toBe('200');
    expect(await failTimes(4, phone)).toEqual(['1007', '1007', '1007', '1007']);
  });

  test('lock for fifteen minutes from the fifth on, and further tries do not extend it', async () => {
    const { phone, inner, accountId } = await newAccount();
    const subject = `owner:${accountId}`;
    await failTimes(4, phone);
    await query(`update identity_login_attempt set since = now() - interval '14 minutes' where subject = $1`, [
      subject,
    ]);
    await failTimes(1, phone);
    const stored = () =>
      query('select failures, locked_until from identity_login_attempt where subject = $1', [subject]);
    const locked = await stored();
    const [{ locked_until: until } = {}] = locked;
    expect(Number(until)).toBeGreaterThan(Date.now() + 14 * 60_000);
    expect(Number(until)).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
    expect(await failTimes(3, phone)).toEqual(['1015', '1015', '1015']);
    expect(await stored()).toEqual(locked);
    expect((await tryLogin(phone, inner)).body.code).toBe('1015');
  });

  test('more than fifteen minutes apart do not add up, and a correct one resets the count', async () => {
    const { phone, inner, accountId } = await newAccount();
    await failTimes(4, phone);
    await query(`update identity_login_attempt set since = now() - interval '16 minutes' where subject = $1`, [
      `owner:${accountId}`,
    ]);
    await failTimes(4, phone);
    expect((await tryLogin(phone, inner)).body.code).toBe('200');
    await failTimes(4, phone);
    expect((await tryLogin(phone, inner)).body.code).toBe('200');
  });

  test('at an unknown name get the same answer', async () => {
    const name = `ghost${fresh()}`;
    expect(await failTimes(6, name)).toEqual(['1007', '1007', '1007', '1007', '1007', '1015']);
  });

  test('fifty at once are not fifty guesses', async () => {
    const { phone } = await newAccount();
    const codes = await Promise.all(Array.from({ length: 50 }, () => tryLogin(phone, wrong)));
    const count = (code: string) => codes.filter(({ body }) => body.code === code).length;
    expect([count('1007'), count('1015')]).toEqual([5, 45]);
  });

  test('and twenty right ones at once all succeed', async () => {
    const { phone, inner } = await newAccount();
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryLogin(phone, inner)));
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => '200'));
  });

  test("of a stranger do not lock the owner's device out", async () => {
    const { phone, inner } = await newAccount();
    const first = await tryLogin(phone, inner);
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^device=[\w-]{43};.*HttpOnly.*SameSite=Lax/i);
    const headers = { cookie: cookie.split(';')[0] as string };
    await failTimes(6, phone);
    expect((await tryLogin(phone, inner)).body.code).toBe('1015');
    expect((await tryLogin(phone, inner, { headers })).body.code).toBe('200');
    for (let time = 0; time < 5; time += 1) await tryLogin(phone, wrong, { headers });
    expect((await tryLogin(phone, inner, { headers })).body.code).toBe('1015');
  });
});

describe('a session', () => {
  const isOver = async (token: string) => {
    const { status, body } = await call(checkUser, {}, { token });
    return [status, body.code];
  };
  const lives = [200, '200'];
  const over = [401, '401'];
  const locked = [401, 'PTL0011'];

  test('[ID-14] is stored hashed, like the password: neither is in any column', async () => {
    const { phone, inner } = await newAccount();
    const token = await tokenOf(phone, inner);
    const tables = await query(
      `select table_name from information_schema.tables where table_schema = 'public' and table_name like 'identity%'`,
    );
    const secrets = [Buffer.from(token), inner, hashToken(token)].map((bytes) => bytes.toString('hex'));
    const found = new Set<number>();
    for (const { table_name } of tables) {
      const rows = await query(`select t::text as row from ${table_name} t`);
      for (const { row } of rows)
        secrets.forEach((hex, at) => {
          if (String(row).includes(hex) || String(row).includes(Buffer.from(hex, 'hex').toString())) found.add(at);
        });
    }
    expect([...found]).toEqual([2]);
  });

  test('counts only in the header: neither a cookie nor the address nor another header identifies a caller', async () => {
    const { phone, inner } = await newAccount();
    const token = await tokenOf(phone, inner);
    expect(await isOver(token)).toEqual(lives);
    for (const headers of [{ cookie: `token=${token}` }, { authorization: `Bearer ${token}` }, { ystoken: token }]) {
      const { status } = await call(checkUser, {}, headers as Headers);
      expect(status).toBe(401);
    }
    const inAddress = await app.inject({ url: `${checkUser.path}?token=${token}` });
    expect(inAddress.statusCode).toBe(401);
  });

  test('is invalid with an altered, doubled or malformed token', async () => {
    const { phone, inner } = await newAccount();
    const token = await tokenOf(phone, inner);
    const flipped = `${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`;
    for (const other of [flipped, `${token}, ${token}`, `${token}x`, token.toLowerCase(), '', 'null', 'x'.repeat(5000)])
      expect(await isOver(other)).toEqual(over);
  });

  test('ends at once by logout, and logging out twice is no error', async () => {
    const { phone, inner } = await newAccount();
    const [token, other] = [await tokenOf(phone, inner), await tokenOf(phone, inner)];
    for (let times = 0; times < 2; times += 1)
      expect((await call(logOut, {}, { token })).body).toEqual({ code: '200', msg: '', data: null });
    expect(await isOver(token)).toEqual(over);
    expect(await isOver(other)).toEqual(lives);
    expect((await call(logOut)).body.code).toBe('200');
  });

  test('[ID-18] the yun-user session ends by its own call, even after the logout', async () => {
    const { phone, inner } = await newAccount();
    const token = await tokenOf(phone, inner);
    expect((await call(getYunUser, {}, { token })).body.data.yuserName).toMatch(/^tester/);
    expect((await call(logOutYun, {}, { token })).body.code).toBe('200');
    expect((await call(getYunUser, {}, { token })).status).toBe(404);
    expect(await isOver(token)).toEqual(lives);
    await call(logOut, {}, { token });
    expect((await call(logOutYun, {}, { token })).body.code).toBe('200');
  });

  test('lives twelve hours without a call and seven days in all', async () => {
    const { phone, inner } = await newAccount();
    const set = (token: string, column: string, time: string) =>
      query(`update identity_session set ${column} = now() - $2::interval where token_hash = $1`, [
        hashToken(token),
        time,
      ]);
    const token = await tokenOf(phone, inner);
    await set(token, 'last_seen_at', '11 hours 59 minutes');
    expect(await isOver(token)).toEqual(lives);
    const [seen] = await query(
      `select now() - last_seen_at < '1 minute' as seen from identity_session where token_hash = $1`,
      [hashToken(token)],
    );
    expect(seen).toEqual({ seen: true });
    await set(token, 'last_seen_at', '12 hours 1 second');
    expect(await isOver(token)).toEqual(over);
    const old = await tokenOf(phone, inner);
    await set(old, 'created_at', '7 days 1 second');
    expect(await isOver(old)).toEqual(over);
  });

  test('[ID-16] is one of at most twenty, like a device: the least recently used one is dropped', async () => {
    const { phone, inner, accountId } = await newAccount();
    const rows = async () =>
      (
        await query(
          `select (select count(*) from identity_session where account_id = $1) as sessions,
             (select count(*) from identity_session where account_id = $1 and ended_at is null) as living,
             (select count(*) from identity_device where owner_id = $1) as devices`,
          [accountId],
        )
      )[0];
    const [used, unused] = [await tokenOf(phone, inner), await tokenOf(phone, inner)];
    for (let time = 0; time < 5; time += 1) await call(logOut, {}, { token: await tokenOf(phone, inner) });
    await query(`update identity_session set last_seen_at = now() - interval '1 hour' where account_id = $1`, [
      accountId,
    ]);
    expect(await isOver(used)).toEqual(lives);
    // Ended sessions are dropped first.
    for (let time = 0; time < 18; time += 1) await tokenOf(phone, inner);
    expect(await rows()).toEqual({ sessions: 20, living: 20, devices: 20 });
    await tokenOf(phone, inner);
    expect([await isOver(used), await isOver(unused)]).toEqual([lives, over]);
    await Promise.all(Array.from({ length: 10 }, () => tokenOf(phone, inner)));
    expect(await rows()).toEqual({ sessions: 20, living: 20, devices: 20 });
  });

  test.each([
    ['the disk is full', '53100'],
    ['the database only reads', '25006'],
  ])('can be read by while %s', async (_why, errcode) => {
    const { phone, inner } = await newAccount();
    const token = await tokenOf(phone, inner);
    await query(`update identity_session set last_seen_at = now() - interval '2 minutes' where token_hash = $1`, [
      hashToken(token),
    ]);
    await query(`create function refuse_write() returns trigger language plpgsql as $$
      begin raise exception using errcode = '${errcode}'; end $$`);
    await query('create trigger refused before update on identity_session execute function refuse_write()');
    onTestFinished(async () => {
      await query('drop function refuse_write cascade');
    });
    expect(await isOver(token)).toEqual(lives);
  });

  test('[ID-09] of a sub-account ends when it logs in elsewhere, with US000051; of fifty at once one stays', async () => {
    const owner = await newAccount();
    const sub = await newSubAccount(owner);
    const mains = [await tokenOf(owner.phone, owner.inner), await tokenOf(owner.phone, owner.inner)];
    const first = await tokenOf(sub.name, sub.inner, { sub: true });
    const second = await tokenOf(sub.name, sub.inner, { sub: true });
    expect(await isOver(first)).toEqual([401, 'US000051']);
    expect(await isOver(second)).toEqual(lives);
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryLogin(sub.name, sub.inner, { sub: true })));
    const states = await Promise.all(answers.map(({ body }) => isOver(body.data.token)));
    expect(states.filter(([status]) => status === 200)).toHaveLength(1);
    for (const token of mains) expect(await isOver(token)).toEqual(lives);
    const last = await tokenOf(sub.name, sub.inner, { sub: true });
    await call(logOutSubAccount, {}, { token: last });
    expect(await isOver(last)).toEqual(over);
  });

  test('ends when its account, or the main account of a sub-account, is disabled or past its last day', async () => {
    const owner = await newAccount();
    const sub = await newSubAccount(owner);
    const main = await tokenOf(owner.phone, owner.inner);
    const token = await tokenOf(sub.name, sub.inner, { sub: true });
    await query(`update identity_sub_account set valid_until = now() where sub_account_id = $1`, [sub.subAccountId]);
    expect(await isOver(token)).toEqual(over);
    expect((await tryLogin(sub.name, sub.inner, { sub: true })).body.code).toBe('1015');
    await query(`update identity_sub_account set valid_until = null where sub_account_id = $1`, [sub.subAccountId]);
    expect(await isOver(token)).toEqual(lives);
    await query(`update identity_account set enabled = false where account_id = $1`, [owner.accountId]);
    expect(await isOver(token)).toEqual(locked);
    expect(await isOver(main)).toEqual(locked);
  });
});
