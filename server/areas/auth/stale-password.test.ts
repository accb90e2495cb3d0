import { randomBytes, randomInt } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  changePhone,
  checkUser,
  getChallenge,
  getPasswordChallenge,
  getSubAccountChallenge,
  login,
  resetPassword,
  sendVerifyCode,
  updatePassword,
} from '#contract/auth/calls.ts';
import { proofOf, sealInner } from '#contract/auth/password-scheme.ts';
import { testApp } from '#server/app/testing.ts';
import { createAccountStore } from './account-store.ts';
import { passwordPrimitives } from './password-primitives.ts';
import { createPasswords } from './password.ts';
import { createOutbox } from '#server/kit/notify/sms/outbox.ts';
import { somePhone } from './testing.ts';

const { call, database, secret, signUp, signUpSub } = await testApp();
const accounts = createAccountStore(database);
const passwords = createPasswords(secret);
const outbox = createOutbox({ database, secret });
const query = (text: string, values: unknown[] = []) =>
  database.query<Record<string, unknown>>({ name: '', text }, values);

interface Person {
  accountId: number;
  subAccountId?: number;
  /** The name to log in with. */
  name: string;
  phone: string;
  inner: Uint8Array;
  /** The token of the person's only session. */
  token: string;
}

/** Sets a random inner value as the password, since deriving one takes long. */
const withPassword = async (person: Omit<Person, 'inner'>): Promise<Person> => {
  const inner = randomBytes(32);
  const sealedInner = passwords.seal(person.subAccountId ?? person.accountId, inner);
  await accounts.setPassword(person, { salt: randomBytes(16).toString('hex'), sealedInner });
  return { ...person, inner };
};
const newMain = async () => {
  const { userName, ...account } = await signUp();
  return withPassword({ ...account, name: userName });
};
const newSub = async (of?: { accountId: number; enterpriseNo: string }) => withPassword(await signUpSub(of && { of }));
const people = [
  ['a main account', newMain],
  ['a sub-account', () => newSub()],
] as const;

const ownerIdOf = ({ accountId, subAccountId }: Person) => subAccountId ?? accountId;
const tableOf = ({ subAccountId }: Person) =>
  subAccountId === undefined ? 'identity_account' : 'identity_sub_account';
const isOf = ({ accountId, subAccountId }: Person) =>
  subAccountId === undefined ? `account_id = ${accountId}` : `sub_account_id = ${subAccountId}`;

const proofFor = async ({ name, subAccountId, inner }: Person) => {
  const challenge = subAccountId === undefined ? getChallenge : getSubAccountChallenge;
  const { codeId, vcode } = (await call(challenge, { name, type: 6 })).body.data;
  return { codeId, vcode, oldPwd: proofOf(passwordPrimitives, inner, vcode) };
};
const logInWith = (person: Person, { codeId, oldPwd }: Awaited<ReturnType<typeof proofFor>>) =>
  call(login, { codeId, name: person.name, oldPwd, pageNo: 1, pageSize: 1 });
const logIn = async (person: Person) => logInWith(person, await proofFor(person));

const sealed = (vcode: string, inner: Uint8Array = randomBytes(32)) => {
  const salt = Array.from({ length: 16 }, () => randomInt(10)).join('');
  return { salt, newPwd: sealInner(passwordPrimitives, { inner, vcode, freshSalt: salt, iv: randomBytes(12) }) };
};
const codeFor = async (phoneNo: string): Promise<string> => {
  expect((await call(sendVerifyCode, { phoneNo, source: 2 })).body.code).toBe('200');
  return /\d{6}/.exec((await outbox.list(phoneNo))[0]?.text ?? '')?.[0] as string;
};
const resetOf = async ({ name, phone, subAccountId }: Person, inner: Uint8Array) => {
  const isSub = subAccountId !== undefined;
  const { codeId, vcode } = (await call(getPasswordChallenge, { name: isSub ? name : phone })).body.data;
  const verifyCode = await codeFor(phone);
  return { codeId, phoneNo: phone, verifyCode, ...sealed(vcode, inner), ...(isSub && { subAccountName: name }) };
};

const lives = async (token: string) => (await call(checkUser, {}, { token })).status === 200;
const living = async (person: Person) =>
  (
    await query(
      `select session_id from identity_session where ended_at is null and coalesce(sub_account_id, account_id) = $1`,
      [ownerIdOf(person)],
    )
  ).length;

let lastTrigger = 0;
/** Runs a statement whenever a row of the table changes, until the test ends; simulates a concurrent request. */
const meanwhile = async (event: string, table: string, statement: string) => {
  lastTrigger += 1;
  const name = `meanwhile_${lastTrigger}`;
  await query(
    `create function ${name}() returns trigger language plpgsql as $$ begin ${statement}; return null; end $$`,
  );
  await query(`create trigger ${name} after ${event} on ${table} for each row execute function ${name}()`);
  onTestFinished(async () => {
    await query(`drop function ${name} cascade`);
  });
};
/** A correct proof deletes its count of attempts, so the statement runs between the proof and the change. */
const afterProof = (statement: string) => meanwhile('delete', 'identity_login_attempt', statement);
const changesPassword = (person: Person) =>
  `update ${tableOf(person)} set sealed_inner = '\\x00' where ${isOf(person)}`;

const LOGINS = 60;
/** Prepares logins that only have to be sent. */
const readyLogins = async (person: Person) => {
  const proofs = await Promise.all(Array.from({ length: LOGINS }, () => proofFor(person)));
  return () => Promise.all(proofs.map((proof) => logInWith(person, proof)));
};
const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

test('[ID-07] sixty logins during a change of the password leave no session', async () => {
  const person = await newMain();
  const { codeId, vcode, oldPwd } = await proofFor(person);
  const start = await readyLogins(person);
  const changed = call(updatePassword, { codeId, oldPwd, ...sealed(vcode) }, { token: person.token });
  const answers = await start();
  expect((await changed).body.code).toBe('200');
  expect(statusesOf(answers)).toEqual([200]);
  expect(await living(person)).toBe(0);
});

describe.each(people)('to %s', (_who, newPerson) => {
  test('[ID-08] sixty logins during a reset of the password leave no session', async () => {
    const person = await newPerson();
    const next = randomBytes(32);
    const request = await resetOf(person, next);
    const start = await readyLogins(person);
    const answers = start();
    expect((await call(resetPassword, request)).body.code).toBe('200');
    expect(statusesOf(await answers)).toEqual([200]);
    expect(await living(person)).toBe(0);
    expect((await logIn({ ...person, inner: next })).body.code).toBe('200');
  });

  test('[ID-08] a login whose password is changed after its proof gives 1007, and ends no other session', async () => {
    const person = await newPerson();
    await afterProof(changesPassword(person));
    const { status, body, headers } = await logIn(person);
    expect([status, body.code]).toEqual([200, '1007']);
    expect(headers['set-cookie']).toBeUndefined();
    expect([await living(person), await lives(person.token)]).toEqual([1, true]);
  });

  test('[ID-04] a login whose account is disabled after its proof gives 1015', async () => {
    const person = await newPerson();
    await afterProof(`update ${tableOf(person)} set enabled = false where ${isOf(person)}`);
    expect((await logIn(person)).body.code).toBe('1015');
    expect(await living(person)).toBe(1);
  });

  test('[ID-09] a session ends when another one is opened, but not if that fails', async () => {
    const person = await newPerson();
    await meanwhile('insert', 'identity_device', `raise exception using errcode = '53100'`);
    expect((await logIn(person)).status).toBe(503);
    expect([await living(person), await lives(person.token)]).toEqual([1, true]);
  });

  test('[ID-07] an outdated proof changes neither password nor phone, and does not use up the code', async () => {
    const person = await newPerson();
    const { codeId, vcode, oldPwd } = await proofFor(person);
    const other = await proofFor(person);
    const phoneNo = somePhone();
    const verifyCode = await codeFor(phoneNo);
    const stored = () => query(`select phone, sealed_inner from ${tableOf(person)} where ${isOf(person)}`);

    await afterProof(changesPassword(person));
    const changed = await call(updatePassword, { codeId, oldPwd, ...sealed(vcode) }, { token: person.token });
    expect([changed.status, changed.body.code]).toEqual([200, '01080009']);
    const now = [{ phone: person.phone, sealed_inner: Buffer.from([0]) }];
    expect(await stored()).toEqual(now);

    await accounts.setPassword(person, {
      salt: 'another',
      sealedInner: passwords.seal(ownerIdOf(person), person.inner),
    });
    const moved = await call(
      changePhone,
      { codeId: other.codeId, oldPwd: other.oldPwd, phoneNo, verifyCode },
      { token: person.token },
    );
    expect([moved.status, moved.body.code]).toEqual([200, '01080009']);
    expect(await stored()).toEqual(now);
    expect(await query('select used_at from identity_verify_code where phone = $1', [phoneNo])).toEqual([
      { used_at: null },
    ]);
    expect(await lives(person.token)).toBe(true);
  });
});

test('[ID-04] a login of a sub-account past its last day, or whose main account is disabled meanwhile, gives 1015', async () => {
  for (const change of [
    (sub: Person) => `update identity_sub_account set valid_until = now() where ${isOf(sub)}`,
    ({ accountId }: Person) => `update identity_account set enabled = false where account_id = ${accountId}`,
  ]) {
    const sub = await newSub();
    await afterProof(change(sub));
    expect((await logIn(sub)).body.code).toBe('1015');
    expect(await living(sub)).toBe(1);
  }
});

test('[ID-08] a phone that was removed from its account after the code was sent resets nothing', async () => {
  const person = await newMain();
  const request = await resetOf(person, randomBytes(32));
  await meanwhile(
    'update',
    'identity_verify_code',
    `if new.used_at is not null then
       update identity_account set phone = '${somePhone()}' where account_id = ${person.accountId}; end if`,
  );
  expect((await call(resetPassword, request)).body.code).toBe('1007');
});

test('logins, changes and resets of main and sub-account at once neither deadlock nor fail', async () => {
  const { userName, ...account } = await signUp();
  const main = await withPassword({ ...account, name: userName });
  const sub = await newSub(account);
  const phoneNo = somePhone();
  const verifyCode = await codeFor(phoneNo);
  const [startMain, startSub] = [await readyLogins(main), await readyLogins(sub)];
  const [moving, changing] = [await proofFor(main), await proofFor(main)];
  const reset = await resetOf(sub, randomBytes(32));
  const answers = (
    await Promise.all([
      startMain(),
      startSub(),
      call(changePhone, { codeId: moving.codeId, oldPwd: moving.oldPwd, phoneNo, verifyCode }, { token: main.token }),
      call(
        updatePassword,
        { codeId: changing.codeId, oldPwd: changing.oldPwd, ...sealed(changing.vcode) },
        { token: main.token },
      ),
      call(resetPassword, reset),
    ])
  ).flat();
  for (const { status } of answers) expect([200, 401]).toContain(status);
  expect(await living(main)).toBe(0);
  expect(await living(sub)).toBe(0);
});
