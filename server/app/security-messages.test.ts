import { randomBytes, randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  changePhone,
  getChallenge,
  getPasswordChallenge,
  getSubAccountChallenge,
  login,
  resetPassword,
  sendVerifyCode,
  updatePassword,
} from '#contract/auth/calls.ts';
import { proofOf, sealInner } from '#contract/auth/password-scheme.ts';
import { getMessage, listMessages } from '#contract/messages/calls.ts';
import { createAccountStore } from '#server/areas/auth/account-store.ts';
import { passwordPrimitives } from '#server/areas/auth/password-primitives.ts';
import { createPasswords } from '#server/areas/auth/password.ts';
import { identityRemovals } from '#server/areas/auth/removal.ts';
import { createOutbox } from '#server/kit/notify/sms/outbox.ts';
import { somePhone } from '#server/areas/auth/testing.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import { silentLog } from '#server/kit/database/testing.ts';
import { testApp } from './testing.ts';

const { call, database, openSession, secret, signUp, signUpSub } = await testApp({ TRUSTED_PROXIES: '127.0.0.1' });
const passwords = createPasswords(secret);
const outbox = createOutbox({ database, secret });
const query = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);

const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36';
const client = { 'x-forwarded-for': '203.0.113.77', 'user-agent': PHONE_BROWSER };

interface Person {
  accountId: number;
  subAccountId?: number;
  /** The name for the login. */
  name: string;
  phone: string;
  inner: Uint8Array;
}

/** Sets a password of which only the inner value is known: deriving one takes long. */
const withPassword = async (person: Omit<Person, 'inner'>): Promise<Person> => {
  const inner = randomBytes(32);
  const sealedInner = passwords.seal(person.subAccountId ?? person.accountId, inner);
  await createAccountStore(database).setPassword(person, { salt: randomBytes(16).toString('hex'), sealedInner });
  return { ...person, inner };
};
const newMain = async () => {
  const { accountId, userName, phone } = await signUp();
  return withPassword({ accountId, name: userName, phone });
};
const newSub = async () => {
  const { accountId, subAccountId, name, phone } = await signUpSub();
  return withPassword({ accountId, subAccountId, name, phone });
};

const challengeOf = async ({ name, subAccountId }: Person) =>
  (await call(subAccountId === undefined ? getChallenge : getSubAccountChallenge, { name, type: 6 })).body.data;

/** Logs in from a new device, or from a known one by its cookie. Returns the device cookie. */
const logIn = async (person: Person, device?: string): Promise<string> => {
  const { codeId, vcode } = await challengeOf(person);
  const oldPwd = proofOf(passwordPrimitives, person.inner, vcode);
  const answer = await call(
    login,
    { codeId, name: person.name, oldPwd, pageNo: 1, pageSize: 1 },
    { ...client, ...(device && { cookie: device }) },
  );
  expect(answer.body.code).toBe('200');
  return String(answer.headers['set-cookie']).split(';')[0] as string;
};

const messagesOf = async (owner: Pick<Person, 'accountId' | 'subAccountId'>) => {
  const token = await openSession({
    accountId: owner.accountId,
    ...(owner.subAccountId !== undefined && { subAccountId: owner.subAccountId }),
  });
  const { messageParams } = (await call(listMessages, { size: 100 }, { token })).body.data;
  return Promise.all(
    messageParams.map(async ({ messagePushId, read }) => ({
      ...(await call(getMessage, { messagePushId }, { token })).body.data,
      read,
    })),
  );
};
const titlesOf = async (owner: Parameters<typeof messagesOf>[0]) => (await messagesOf(owner)).map(({ title }) => title);

const codeFor = async (phoneNo: string): Promise<string> => {
  expect((await call(sendVerifyCode, { phoneNo, source: 2 })).body.code).toBe('200');
  return /\d{6}/.exec((await outbox.list(phoneNo))[0]?.text ?? '')?.[0] as string;
};

/** Returns a new password in sealed form. */
const sealed = (vcode: string) => {
  const salt = Array.from({ length: 16 }, () => randomInt(10)).join('');
  const newPwd = sealInner(passwordPrimitives, { inner: randomBytes(32), vcode, freshSalt: salt, iv: randomBytes(12) });
  return { salt, newPwd };
};

const people = [
  ['a main account', newMain],
  ['a sub-account', newSub],
] as const;

describe.each(people)('to %s', (_who, newPerson) => {
  test('a login from a further device is reported with time, network and browser; the first and known devices are not', async () => {
    const person = await newPerson();
    const first = await logIn(person);
    await logIn(person, first);
    expect(await messagesOf(person)).toEqual([]);
    const began = Date.now();
    const second = await logIn(person);
    await logIn(person, second);
    await logIn(person, first);
    const [message, ...others] = await messagesOf(person);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      title: '账号在新设备上登录',
      kind: 8,
      priority: 1,
      read: 0,
      link: '/account/security',
    });
    expect(message?.content).toContain('网络：203.0.113.*\n设备：Android 上的 Chrome 浏览器\n');
    expect(message?.content).not.toContain('203.0.113.77');
    const [, told] = /时间：(\d{4}-\d\d-\d\d \d\d:\d\d)\n/.exec(message?.content ?? '') ?? [];
    // Shanghai is UTC+8 all year.
    const shown = Date.parse(`${told?.replace(' ', 'T')}:00+08:00`);
    expect(shown).toBeGreaterThan(began - 60_000);
    expect(shown).toBeLessThanOrEqual(Date.now());
  });

  test('a password changed with the old one is a warning', async () => {
    const person = await newPerson();
    const token = await openSession(person);
    const { codeId, vcode } = await challengeOf(person);
    const wrong = { codeId, oldPwd: proofOf(passwordPrimitives, randomBytes(32), vcode), ...sealed(vcode) };
    expect((await call(updatePassword, wrong, { token, ...client })).body.code).toBe('01080009');
    expect(await messagesOf(person)).toEqual([]);

    const mine = await openSession(person);
    const again = await challengeOf(person);
    const oldPwd = proofOf(passwordPrimitives, person.inner, again.vcode);
    const right = { codeId: again.codeId, oldPwd, ...sealed(again.vcode) };
    expect((await call(updatePassword, right, { token: mine, ...client })).body.code).toBe('200');
    const [message, ...others] = await messagesOf(person);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ title: '登录密码已修改', kind: 8, priority: 2 });
    expect(message?.content).toContain('网络：203.0.113.*');
  });

  test('a password reset with a code is a warning', async () => {
    const person = await newPerson();
    const { codeId, vcode } = (
      await call(getPasswordChallenge, { name: person.subAccountId === undefined ? person.phone : person.name })
    ).body.data;
    const verifyCode = await codeFor(person.phone);
    const request = {
      codeId,
      phoneNo: person.phone,
      verifyCode,
      ...sealed(vcode),
      ...(person.subAccountId !== undefined && { subAccountName: person.name }),
    };
    expect((await call(resetPassword, request, client)).body.code).toBe('200');
    expect((await call(resetPassword, request, client)).body.code).not.toBe('200');
    const [message, ...others] = await messagesOf(person);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ title: '登录密码已重新设置', kind: 8, priority: 2 });
  });

  test('a changed phone is a warning, a failed change is not', async () => {
    const person = await newPerson();
    const token = await openSession(person);
    const phoneNo = somePhone();
    const change = async (verifyCode: string) => {
      const { codeId, vcode } = await challengeOf(person);
      const oldPwd = proofOf(passwordPrimitives, person.inner, vcode);
      return (await call(changePhone, { codeId, phoneNo, oldPwd, verifyCode }, { token, ...client })).body.code;
    };
    const verifyCode = await codeFor(phoneNo);
    expect(await change(String((Number(verifyCode) + 1) % 1e6).padStart(6, '0'))).toBe('07010008');
    expect(await change(verifyCode)).toBe('200');
    const [message, ...others] = await messagesOf(person);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ title: '手机号已修改', kind: 8, priority: 2, link: '/account/modify-phone' });
    expect(message?.content).not.toContain(phoneNo);
  });
});

test('events of a sub-account are reported to itself, not to its main account', async () => {
  const sub = await newSub();
  await logIn(sub);
  await logIn(sub);
  expect(await titlesOf(sub)).toEqual(['账号在新设备上登录']);
  expect(await titlesOf({ accountId: sub.accountId })).toEqual([]);
});

test('twenty parallel logins from one new device are reported once', async () => {
  const person = await newMain();
  await logIn(person);
  const device = `device=${randomBytes(32).toString('base64url')}`;
  await Promise.all(Array.from({ length: 20 }, () => logIn(person, device)));
  expect(await titlesOf(person)).toEqual(['账号在新设备上登录']);
});

test('after half a year without logins, a login from a new device is reported: the last device is still known', async () => {
  const person = await newMain();
  const old = await logIn(person);
  await query(`update identity_device set seen_at = now() - interval '200 days' where owner_id = $1`, [
    person.accountId,
  ]);
  await removeOld(database, identityRemovals, silentLog);
  await logIn(person, old);
  expect(await messagesOf(person)).toEqual([]);
  await logIn(person);
  expect(await titlesOf(person)).toEqual(['账号在新设备上登录']);
});
