import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkUser } from '#contract/auth/calls.ts';
import { getSecondFactor } from '#contract/auth/second-factor-calls.ts';
import { testApp } from '#server/app/testing.ts';
import { codeIn, type Operator, secondFactorOf } from './testing.ts';

const app = await testApp();
const { call, database } = app;
const { enterCode, enterPassword, newOperator, turnOn } = secondFactorOf(app);

const someoneElse = Buffer.alloc(32, 7);
const query = (text: string, values: unknown[] = []) =>
  database.query<Record<string, unknown>>({ name: '', text }, values);
const sessionsOf = async ({ accountId }: Operator) =>
  Number((await query('select count(*) as n from identity_session where account_id = $1', [accountId]))[0]?.n);
const ticketOf = async (operator: Operator, headers = {}): Promise<string> => {
  const { status, body } = await enterPassword(operator, headers);
  expect([status, body.code]).toEqual([200, 'PTL0013']);
  return (body.data as unknown as { ticket: string }).ticket;
};
/** A code that no app shows in these minutes. */
const wrongCode = (key: string) => {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeIn(key, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) as string;
};
const withFactor = async () => {
  const operator = await newOperator();
  return { operator, ...(await turnOn(operator)) };
};

// Stops the clock, so that no step of 30 seconds ends during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());
const later = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * 60_000);

describe('the right password of an account with one-time codes', () => {
  test('opens no session, and its ticket opens one with the code', async () => {
    const { operator, key } = await withFactor();
    const before = await sessionsOf(operator);
    const answer = await enterPassword(operator);
    expect(answer.body.code).toBe('PTL0013');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await sessionsOf(operator)).toBe(before);
    const { ticket } = answer.body.data as unknown as { ticket: string };
    const done = await enterCode(ticket, codeIn(key));
    expect(done.body.code).toBe('200');
    expect((await call(checkUser, {}, { token: done.body.data.token })).status).toBe(200);
    expect(String(done.headers['set-cookie'])).toContain('device=');
  });

  test('a pasted code may have spaces', async () => {
    const { operator, key } = await withFactor();
    const code = codeIn(key);
    const done = await enterCode(await ticketOf(operator), ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(done.body.code).toBe('200');
  });

  test('a ticket works once, even with another right code', async () => {
    const { operator, key } = await withFactor();
    const ticket = await ticketOf(operator);
    expect((await enterCode(ticket, codeIn(key))).body.code).toBe('200');
    const before = await sessionsOf(operator);
    expect((await enterCode(ticket, codeIn(key, 1))).body.code).toBe('PTL0015');
    expect(await sessionsOf(operator)).toBe(before);
    // The failed login has not used up the code.
    expect((await enterCode(await ticketOf(operator), codeIn(key, 1))).body.code).toBe('200');
  });

  test('a ticket ends after five minutes', async () => {
    const { operator, key } = await withFactor();
    const ticket = await ticketOf(operator);
    later(5.1);
    expect((await enterCode(ticket, codeIn(key))).body.code).toBe('PTL0015');
  });

  test('a ticket ends with the password for which it was made', async () => {
    const { operator, key } = await withFactor();
    const ticket = await ticketOf(operator);
    await query(`update identity_account set sealed_inner = sealed_inner || '\\x00' where account_id = $1`, [
      operator.accountId,
    ]);
    expect((await enterCode(ticket, codeIn(key))).body.code).toBe('PTL0015');
  });

  test('a ticket works for no other account, and a changed one for none', async () => {
    const one = await withFactor();
    const other = await withFactor();
    const ticket = await ticketOf(one.operator);
    const [, ...rest] = ticket.split('.');
    const [id, expires, ...last] = ticket.split('.');
    for (const changed of [
      [other.operator.accountId, ...rest].join('.'),
      [id, `${expires}0`, ...last].join('.'),
      `${ticket}.x`,
      'x',
      '1.2.3.4',
      '-1.z.z.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    ])
      expect((await enterCode(changed, codeIn(other.key))).body.code, changed).toBe('PTL0015');
    expect((await enterCode(ticket, codeIn(other.key))).body.code).toBe('PTL0014');
    expect(
      (
        await query(`select failures from identity_login_attempt where subject = $1`, [
          `owner:${other.operator.accountId}`,
        ])
      ).length,
    ).toBe(0);
  });

  test('a disabled account learns so only after both proofs', async () => {
    const { operator, key } = await withFactor();
    const ticket = await ticketOf(operator);
    await query('update identity_account set enabled = false where account_id = $1', [operator.accountId]);
    expect((await enterCode(ticket, wrongCode(key))).body.code).toBe('PTL0014');
    expect((await enterCode(ticket, codeIn(key))).body).toMatchObject({ code: '1015', data: { field: 'account' } });
  });
});

describe('a code', () => {
  test('of the step before and after is accepted, and none twice', async () => {
    const { operator, key } = await withFactor();
    // Turning it on has used the step before.
    expect((await enterCode(await ticketOf(operator), codeIn(key, -1))).body.code).toBe('PTL0014');
    expect((await enterCode(await ticketOf(operator), codeIn(key, 2))).body.code).toBe('PTL0014');
    const next = codeIn(key, 1);
    expect((await enterCode(await ticketOf(operator), next)).body.code).toBe('200');
    expect((await enterCode(await ticketOf(operator), next)).body).toMatchObject({
      code: 'PTL0014',
      data: { field: 'code' },
    });
  });

  test('of four parallel logins, opens one', async () => {
    const { operator, key } = await withFactor();
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketOf(operator)));
    const before = await sessionsOf(operator);
    const code = codeIn(key);
    const answers = await Promise.all(tickets.map((ticket) => enterCode(ticket, code)));
    expect(answers.filter(({ body }) => body.code === '200')).toHaveLength(1);
    expect(await sessionsOf(operator)).toBe(before + 1);
  });

  test('that is wrong five times locks like a wrong password, and the right password does not help', async () => {
    const { operator, key } = await withFactor();
    const wrong = wrongCode(key);
    const ticket = await ticketOf(operator);
    for (let tries = 0; tries < 5; tries += 1) {
      // A further right password gives no further tries.
      await ticketOf(operator);
      expect((await enterCode(ticket, wrong)).body.code).toBe('PTL0014');
    }
    expect((await enterCode(ticket, codeIn(key))).body.code).toBe('1015');
    // The answers for a right and a wrong password are the same.
    const right = await enterPassword(operator);
    const not = await enterPassword({ ...operator, inner: someoneElse });
    expect(right.body).toEqual(not.body);
    expect(right.body.code).toBe('1015');
  });

  test('and a wrong password count together', async () => {
    const { operator, key } = await withFactor();
    const ticket = await ticketOf(operator);
    for (let tries = 0; tries < 3; tries += 1)
      expect((await enterPassword({ ...operator, inner: someoneElse })).body.code).toBe('1007');
    for (let tries = 0; tries < 2; tries += 1)
      expect((await enterCode(ticket, wrongCode(key))).body.code).toBe('PTL0014');
    expect((await enterPassword(operator)).body.code).toBe('1015');
  });

  test('guessed elsewhere does not lock the owner out of a known device', async () => {
    const { operator, key } = await withFactor();
    const done = await enterCode(await ticketOf(operator), codeIn(key));
    const cookie = String(done.headers['set-cookie']).split(';')[0] as string;
    const strangers = await ticketOf(operator);
    for (let tries = 0; tries < 5; tries += 1) await enterCode(strangers, wrongCode(key));
    expect((await enterPassword(operator)).body.code).toBe('1015');
    const own = await ticketOf(operator, { cookie });
    expect((await enterCode(own, codeIn(key, 1), { cookie })).body.code).toBe('200');
  });
});

describe('a recovery code', () => {
  test('takes the place of a code, once, in any spelling', async () => {
    const { operator, recoveryCodes } = await withFactor();
    const [first = '', second = ''] = recoveryCodes;
    const done = await enterCode(await ticketOf(operator), ` ${first.toUpperCase()} `);
    expect(done.body.code).toBe('200');
    const { token } = done.body.data;
    expect((await call(getSecondFactor, {}, { token })).body.data.recoveryCodesLeft).toBe(9);
    expect((await enterCode(await ticketOf(operator), first)).body.code).toBe('PTL0014');
    expect((await enterCode(await ticketOf(operator), second.replace('-', ''))).body.code).toBe('200');
    const log = await query('select act from console_audit_log where account_id = $1 order by act', [
      operator.accountId,
    ]);
    expect(log.map(({ act }) => act)).toEqual([
      'account.enableSecondFactor',
      'account.useRecoveryCode',
      'account.useRecoveryCode',
    ]);
    const titles = await query('select title from messages_message where owner_id = $1', [operator.accountId]);
    expect(titles.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['动态口令已开启', '恢复码已使用', '账号在新设备上登录']),
    );
  });
});
