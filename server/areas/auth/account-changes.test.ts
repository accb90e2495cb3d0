import { randomBytes, randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  changePhone,
  checkUser,
  getChallenge,
  getPasswordChallenge,
  getPhoneStatus,
  getSubAccountChallenge,
  getUserInfo,
  login,
  register,
  resetPassword,
  sendVerifyCode,
  updatePassword,
} from '#contract/auth/calls.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { proofOf, sealInner } from '#contract/auth/password-scheme.ts';
import { testApp } from '#server/app/testing.ts';
import { createAccountStore } from './account-store.ts';
import { passwordPrimitives } from './password-primitives.ts';
import { createOutbox } from '#server/kit/notify/sms/outbox.ts';

const { call, database, secret } = await testApp();
const accounts = createAccountStore(database);
const outbox = createOutbox({ database, secret });
const query = (text: string, values: unknown[] = []) =>
  database.query<Record<string, unknown>>({ name: '', text }, values);

let lastNumber = 0;
const newPhone = () => {
  lastNumber += 1;
  return `1990002${String(lastNumber).padStart(4, '0')}`;
};
const newName = () => `person${randomInt(1e9)}`;

/** Returns the code that was sent to the phone, and lets the next one be sent without its minute of waiting. */
const codeFor = async (phone: string): Promise<string> => {
  expect((await call(sendVerifyCode, { phoneNo: phone, source: 2 })).body.code).toBe('200');
  const [message] = await outbox.list(phone);
  await query(`update identity_verify_code set sent_at = now() - interval '61 seconds' where phone = $1`, [phone]);
  return /\d{6}/.exec((message as { text: string }).text)?.[0] as string;
};

const freshSalt = () => Array.from({ length: 16 }, () => randomInt(10)).join('');

/** Returns the sealed form of a new password, which is given by its inner value. */
const sealed = (inner: Uint8Array, vcode: string) => {
  const salt = freshSalt();
  return { salt, newPwd: sealInner(passwordPrimitives, { inner, vcode, freshSalt: salt, iv: randomBytes(12) }) };
};
const newPassword = async (name: string, inner: Uint8Array) => {
  const { codeId, vcode } = (await call(getPasswordChallenge, { name })).body.data;
  return { codeId, ...sealed(inner, vcode) };
};

const registration = async (inner: Uint8Array = randomBytes(32), phoneNo = newPhone(), userName = newName()) => ({
  ...(await newPassword(phoneNo, inner)),
  phoneNo,
  verifyCode: await codeFor(phoneNo),
  userName,
  agreed: true,
});

type Headers = Record<string, string>;
const logIn = async (name: string, inner: Uint8Array, sub = false, headers: Headers = {}) => {
  const { codeId, vcode } = (await call(sub ? getSubAccountChallenge : getChallenge, { name, type: 6 })).body.data;
  const oldPwd = proofOf(passwordPrimitives, inner, vcode);
  return call(login, { codeId, name, oldPwd, pageNo: 1, pageSize: 1 }, headers);
};
/** Returns the cookie of a browser that has logged in. */
const knownBrowser = async (name: string, inner: Uint8Array): Promise<Headers> => {
  const { headers } = await logIn(name, inner);
  return { cookie: String(headers['set-cookie']).split(';')[0] as string };
};
const LOCKING = 5;
const lockOut = async (name: string, headers: Headers = {}) => {
  for (let time = 0; time < LOCKING; time += 1)
    expect((await logIn(name, randomBytes(32), false, headers)).body.code).toBe('1007');
};

const newAccount = async () => {
  const inner = randomBytes(32);
  const request = await registration(inner);
  const { body } = await call(register, request);
  expect(body.code).toBe('200');
  return { ...request, inner, token: body.data.token };
};
const lives = async (token: string) => (await call(checkUser, {}, { token })).status === 200;

describe('[ID-01] a registration', () => {
  test('makes a normal account that is logged in and logs in by phone and user name', async () => {
    const { phoneNo, userName, inner, token } = await newAccount();
    const { data } = (await call(getUserInfo, {}, { token })).body;
    expect(data).toMatchObject({ accountType: 0, role: 1, accountRole: 4, authStatus: 4 });
    expect(data.accountInfo?.yuserName).toBe(userName);
    expect(data.phone).toBe(`${phoneNo.slice(0, 3)}****${phoneNo.slice(-4)}`);
    for (const name of [phoneNo, userName]) expect((await logIn(name, inner)).body.code).toBe('200');
  });

  test('ignores a role, an owner or a status in its body, and needs the tick', async () => {
    const request = await registration();
    for (const agreed of [false, undefined, 'true', 1]) {
      const { status, body } = await call(register, { ...request, agreed });
      expect([status, body.code]).toEqual([400, '400']);
    }
    const more = {
      userRoles: [5],
      accountRole: 2,
      authStatus: 1,
      accountId: 1,
      enterpriseNo: '12345678',
      enabled: false,
    };
    const { body } = await call(register, { ...request, ...more, role: 6 });
    const { data } = (await call(getUserInfo, {}, { token: body.data.token })).body;
    expect(data).toMatchObject({ role: 1, roles: [1], accountRole: 4, authStatus: 4 });
  });

  test('[ID-05] with a taken user name, in any letter case, gives 1002, and the code stays valid', async () => {
    const { userName } = await newAccount();
    const request = await registration(undefined, undefined, userName.toUpperCase());
    const refused = await call(register, request);
    expect(refused.body).toMatchObject({ code: '1002', msg: '用户名已被使用' });
    const again = { ...request, ...(await newPassword(request.phoneNo, randomBytes(32))), userName: newName() };
    expect((await call(register, again)).body.code).toBe('200');
  });

  test('[ID-05] with a taken phone gives 01080002, only to its holder', async () => {
    const { phoneNo } = await newAccount();
    const request = await registration(undefined, phoneNo);
    const wrongCode = String((Number(request.verifyCode) + 1) % 1e6).padStart(6, '0');
    const guessed = await call(register, { ...request, verifyCode: wrongCode });
    expect(guessed.body.code).toBe('07010008');
    const again = { ...request, ...(await newPassword(phoneNo, randomBytes(32))) };
    expect((await call(register, again)).body).toMatchObject({ code: '01080002', msg: '手机号已被使用' });
  });

  test('[ID-05] with a taken phone reveals nothing about user names', async () => {
    const { phoneNo, userName } = await newAccount();
    const request = await registration(undefined, phoneNo, userName);
    expect((await call(register, request)).body.code).toBe('01080002');
  });

  test('makes its browser known: the owner is notified of a login from another one', async () => {
    const inner = randomBytes(32);
    const request = await registration(inner);
    const { headers, body } = await call(register, request);
    const cookies = ([] as string[]).concat(headers['set-cookie'] as string[]);
    const mark = cookies.find((cookie) => cookie.startsWith('device=')) as string;
    expect(mark).toMatch(/; HttpOnly/);
    const messages = async () => (await call(listMessages, {}, { token: body.data.token })).body.data.total;
    await logIn(request.userName, inner, false, { cookie: mark.split(';')[0] as string });
    expect(await messages()).toBe(0);
    await logIn(request.userName, inner);
    expect(await messages()).toBe(1);
  });

  test('with one phone fifty times at once creates one account', async () => {
    const first = await registration();
    const requests = await Promise.all(
      Array.from({ length: 50 }, async () => ({
        ...first,
        ...(await newPassword(first.phoneNo, randomBytes(32))),
        userName: newName(),
      })),
    );
    const codes = (await Promise.all(requests.map((request) => call(register, request)))).map(({ body }) => body.code);
    expect(codes.filter((code) => code === '200')).toHaveLength(1);
    for (const code of codes) expect(['200', '070100016', '01080002']).toContain(code);
    const rows = await query('select 1 from identity_account where phone = $1', [first.phoneNo]);
    expect(rows).toHaveLength(1);
  });

  test('[ID-08] whose password was sealed for another challenge, phone or digits is refused', async () => {
    const request = await registration();
    const other = await newPassword(newPhone(), randomBytes(32));
    expect((await call(register, { ...request, ...other })).body.code).toBe('1013');
    expect((await call(register, { ...request, salt: '0'.repeat(16) })).body.code).toBe('1013');
    expect((await call(register, request)).body.code).toBe('1014');
  });

  test.each([
    [
      'phoneNo',
      ['', '12345678901', '1380000000', '138000000001', '+8613800000000', '１３８００００００００', 13_800_000_000],
    ],
    ['userName', ['', 'ab', '1abc', 'a b c', '测试用户', 'a'.repeat(27), 'abc\u0000', '<b>abc</b>', 'abc\n', null]],
    ['verifyCode', ['', '12345', '1234567', 'abcdef', '１２３４５６']],
    ['salt', ['', '1'.repeat(15), '1'.repeat(17), 'a'.repeat(16)]],
    ['newPwd', ['', 'x y', 'a'.repeat(300), '<script>']],
    ['codeId', ['', 'a'.repeat(301), 7]],
  ])('with an invalid %s is refused with the field’s name', async (field, values) => {
    const request = await registration();
    for (const value of values) {
      const { status, body } = await call(register, { ...request, [field]: value });
      expect([status, body.code, (body.data as unknown as { field: string }).field]).toEqual([400, '400', field]);
    }
  });
});

describe('a reset', () => {
  test('sets a new password, ends every session and unlocks', async () => {
    const { phoneNo, inner, token } = await newAccount();
    for (let time = 0; time < 6; time += 1) await logIn(phoneNo, randomBytes(32));
    expect((await logIn(phoneNo, inner)).body.code).toBe('1015');
    const next = randomBytes(32);
    const request = { phoneNo, verifyCode: await codeFor(phoneNo), ...(await newPassword(phoneNo, next)) };
    expect((await call(resetPassword, request)).body.code).toBe('200');
    expect(await lives(token)).toBe(false);
    expect((await logIn(phoneNo, next)).body.code).toBe('200');
    expect((await logIn(phoneNo, inner)).body.code).toBe('1007');
  });

  test('[ID-04] unlocks every browser that wrong passwords have locked', async () => {
    const { phoneNo, inner } = await newAccount();
    const [here, there] = [await knownBrowser(phoneNo, inner), await knownBrowser(phoneNo, inner)];
    for (const headers of [here, there, {}] as Headers[]) {
      await lockOut(phoneNo, headers);
      expect((await logIn(phoneNo, inner, false, headers)).body.code).toBe('1015');
    }
    const next = randomBytes(32);
    const request = { phoneNo, verifyCode: await codeFor(phoneNo), ...(await newPassword(phoneNo, next)) };
    expect((await call(resetPassword, request, here)).body.code).toBe('200');
    for (const headers of [here, there, here, there, {}] as Headers[])
      expect((await logIn(phoneNo, next, false, headers)).body.code).toBe('200');
  });

  test('[ID-04] of one account leaves the locks of others', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    await lockOut(other.phoneNo);
    const request = {
      phoneNo: one.phoneNo,
      verifyCode: await codeFor(one.phoneNo),
      ...(await newPassword(one.phoneNo, one.inner)),
    };
    expect((await call(resetPassword, request)).body.code).toBe('200');
    expect((await logIn(other.phoneNo, other.inner)).body.code).toBe('1015');
  });

  test('[ID-04] forgets every browser but its own', async () => {
    const { phoneNo, inner } = await newAccount();
    const [here, there] = [await knownBrowser(phoneNo, inner), await knownBrowser(phoneNo, inner)];
    const next = randomBytes(32);
    const request = { phoneNo, verifyCode: await codeFor(phoneNo), ...(await newPassword(phoneNo, next)) };
    expect((await call(resetPassword, request, here)).body.code).toBe('200');
    await lockOut(phoneNo);
    expect((await logIn(phoneNo, next, false, there)).body.code).toBe('1015');
    expect((await logIn(phoneNo, next, false, here)).body.code).toBe('200');
  });

  test('reveals only to the holder of a phone that it has no account', async () => {
    const phoneNo = newPhone();
    const code = await codeFor(phoneNo);
    const ask = async (verifyCode: string) =>
      (await call(resetPassword, { phoneNo, verifyCode, ...(await newPassword(phoneNo, randomBytes(32))) })).body.code;
    expect(await ask(code === '000000' ? '000001' : '000000')).toBe('07010008');
    expect(await ask(code)).toBe('1007');
  });

  test('sets the first password of a sub-account whose name and phone belong together', async () => {
    const owner = await newAccount();
    const { data } = (await call(getUserInfo, {}, { token: owner.token })).body;
    const accountId = Number(data.accountInfo?.userId);
    const enterpriseNo = String(randomInt(1e7, 1e8));
    await query('update identity_account set enterprise_no = $2 where account_id = $1', [accountId, enterpriseNo]);
    const phone = newPhone();
    await accounts.addSub({
      subAccountId: await accounts.nextId(),
      accountId,
      loginName: 'first',
      subAccountName: '李工',
      phone,
      accountRole: 5,
      salt: 'none yet',
      sealedInner: null,
    });
    const subAccountName = `first@${enterpriseNo}`;
    const inner = randomBytes(32);
    const set = async (phoneNo: string, name: string) =>
      (
        await call(resetPassword, {
          phoneNo,
          verifyCode: await codeFor(phoneNo),
          subAccountName: name,
          ...(await newPassword(name, inner)),
        })
      ).body.code;
    expect(await set(owner.phoneNo, subAccountName)).toBe('1007');
    expect(await set(phone, `other@${enterpriseNo}`)).toBe('1007');
    expect((await logIn(subAccountName, inner, true)).body.code).toBe('1007');
    expect(await set(phone, subAccountName)).toBe('200');
    expect((await logIn(subAccountName, inner, true)).body.code).toBe('200');
    expect((await logIn(owner.phoneNo, owner.inner)).body.code).toBe('200');
  });
});

describe('[ID-07] a change', () => {
  const proof = async (name: string, inner: Uint8Array) => {
    const { codeId, vcode } = (await call(getChallenge, { name, type: 6 })).body.data;
    return { codeId, vcode, oldPwd: proofOf(passwordPrimitives, inner, vcode) };
  };

  test('of the phone takes the password and the code of the new phone, and moves the update-time marker', async () => {
    const { phoneNo, inner, token } = await newAccount();
    const before = (await call(checkUser, {}, { token })).body.data.updateTime;
    const next = newPhone();
    const { codeId, oldPwd } = await proof(phoneNo, inner);
    const { body } = await call(
      changePhone,
      { codeId, oldPwd, phoneNo: next, verifyCode: await codeFor(next) },
      { token },
    );
    expect(body.code).toBe('200');
    expect(Number(body.data.updateTime)).toBeGreaterThan(Number(before));
    expect((await call(checkUser, {}, { token })).body.data.updateTime).toBe(body.data.updateTime);
    expect((await logIn(next, inner)).body.code).toBe('200');
    expect((await logIn(phoneNo, inner)).body.code).toBe('1007');
  });

  test('of the phone to one that is taken gives 01080011, with a wrong password 01080009, with a wrong code 07010008', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const change = async (inner: Uint8Array, phoneNo: string, verifyCode: string) => {
      const { codeId, oldPwd } = await proof(one.phoneNo, inner);
      return (await call(changePhone, { codeId, oldPwd, phoneNo, verifyCode }, { token: one.token })).body.code;
    };
    expect(await change(one.inner, other.phoneNo, await codeFor(other.phoneNo))).toBe('01080011');
    const next = newPhone();
    const code = await codeFor(next);
    expect(await change(randomBytes(32), next, code)).toBe('01080009');
    expect(await change(one.inner, next, code === '000000' ? '000001' : '000000')).toBe('07010008');
    expect(await change(one.inner, next, code)).toBe('200');
  });

  test('of the password ends every session of the account, this one too', async () => {
    const { phoneNo, userName, inner, token } = await newAccount();
    const second = (await logIn(phoneNo, inner)).body.data.token;
    const next = randomBytes(32);
    const { codeId, vcode, oldPwd } = await proof(userName, inner);
    const { body } = await call(updatePassword, { codeId, oldPwd, ...sealed(next, vcode) }, { token });
    expect(body).toEqual({ code: '200', msg: '', data: null });
    expect([await lives(token), await lives(second)]).toEqual([false, false]);
    expect((await logIn(phoneNo, inner)).body.code).toBe('1007');
    expect((await logIn(phoneNo, next)).body.code).toBe('200');
  });

  test('by a challenge of another account is refused; five wrong passwords lock', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const foreign = await proof(other.phoneNo, other.inner);
    const ask = async ({ codeId, vcode, oldPwd }: Awaited<ReturnType<typeof proof>>) =>
      (await call(updatePassword, { codeId, oldPwd, ...sealed(randomBytes(32), vcode) }, { token: one.token })).body
        .code;
    expect(await ask(foreign)).toBe('1013');
    for (let time = 0; time < 5; time += 1)
      expect(await ask(await proof(one.phoneNo, randomBytes(32)))).toBe('01080009');
    expect(await ask(await proof(one.phoneNo, one.inner))).toBe('1015');
    expect(await lives(one.token)).toBe(true);
  });

  test("[ID-04] is not blocked by strangers' wrong logins, and gives strangers no new tries", async () => {
    const { phoneNo, inner, token } = await newAccount();
    await lockOut(phoneNo);
    const { codeId, oldPwd } = await proof(phoneNo, inner);
    const next = newPhone();
    const request = { codeId, oldPwd, phoneNo: next, verifyCode: await codeFor(next) };
    expect((await call(changePhone, request, { token })).body.code).toBe('200');
    expect((await logIn(next, inner)).body.code).toBe('1015');
    const { vcode, ...again } = await proof(next, inner);
    const change = { codeId: again.codeId, oldPwd: again.oldPwd, ...sealed(randomBytes(32), vcode) };
    expect((await call(updatePassword, change, { token })).body.code).toBe('200');
  });

  test('[ID-04] with five wrong passwords locks only its session', async () => {
    const { phoneNo, inner, token } = await newAccount();
    const other = (await logIn(phoneNo, inner)).body.data.token;
    const ask = async (session: string, password: Uint8Array) => {
      const { codeId, vcode, oldPwd } = await proof(phoneNo, password);
      const request = { codeId, oldPwd, ...sealed(randomBytes(32), vcode) };
      return (await call(updatePassword, request, { token: session })).body.code;
    };
    for (let time = 0; time < LOCKING; time += 1) expect(await ask(token, randomBytes(32))).toBe('01080009');
    expect(await ask(token, inner)).toBe('1015');
    expect((await logIn(phoneNo, inner)).body.code).toBe('200');
    expect(await ask(other, inner)).toBe('200');
  });

  test("[ID-04] of the password forgets every browser but the caller's", async () => {
    const { phoneNo, inner, token } = await newAccount();
    const [here, there] = [await knownBrowser(phoneNo, inner), await knownBrowser(phoneNo, inner)];
    const next = randomBytes(32);
    const { codeId, vcode, oldPwd } = await proof(phoneNo, inner);
    const request = { codeId, oldPwd, ...sealed(next, vcode) };
    expect((await call(updatePassword, request, { token, ...here })).body.code).toBe('200');
    await lockOut(phoneNo);
    expect((await logIn(phoneNo, next, false, there)).body.code).toBe('1015');
    expect((await logIn(phoneNo, next, false, here)).body.code).toBe('200');
  });

  test('needs a valid session', async () => {
    const { phoneNo, inner } = await newAccount();
    const { codeId, vcode, oldPwd } = await proof(phoneNo, inner);
    for (const headers of [{}, { token: 'x'.repeat(43) }] as Record<string, string>[]) {
      const { status } = await call(updatePassword, { codeId, oldPwd, ...sealed(inner, vcode) }, headers);
      expect(status).toBe(401);
    }
  });
});

describe('phone/status', () => {
  test('says when a code can be sent, the same for any phone; 01080001 for no phone', async () => {
    const { phoneNo } = await newAccount();
    const unknown = newPhone();
    const status = async (phone: string) => (await call(getPhoneStatus, { phoneNo: phone, type: 6 })).body;
    expect(await status(phoneNo)).toEqual({ code: '200', msg: '', data: { phoneNo, status: 1, retryAfter: 0 } });
    expect(await status(unknown)).toEqual({
      code: '200',
      msg: '',
      data: { phoneNo: unknown, status: 1, retryAfter: 0 },
    });
    await call(sendVerifyCode, { phoneNo: unknown, source: 2 });
    expect((await status(unknown)).data).toMatchObject({ status: 0, retryAfter: 60 });
    expect((await status('12345')).code).toBe('01080001');
  });
});
