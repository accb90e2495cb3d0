import { beforeEach, describe, expect, test } from 'vitest';
import {
  VERIFY_CODE_TRIES,
  VERIFY_CODE_TRIES_IN_ALL,
  VERIFY_CODES_A_DAY,
  VERIFY_CODES_A_NETWORK_DAY,
  VERIFY_CODES_A_NETWORK_HOUR,
} from '#contract/auth/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { testDatabase } from '#server/kit/database/testing.ts';
import type { CallError } from '#server/kit/http/call-error.ts';
import { createSecret } from '#server/kit/secrets/secret.ts';
import type { Sms } from '#server/kit/notify/sms/sms.ts';
import { createCodeBudget, portalCodes } from './code-budget.ts';
import { somePhone } from '../testing.ts';
import { createVerifyCodes } from './verify-codes.ts';

const { database } = await testDatabase();
const secret = createSecret('the secret of verification codes in a test');

const age = {
  name: '',
  text: 'update identity_verify_code set sent_at = sent_at - make_interval(secs => $2) where phone = $1',
};
const yesterday = { name: '', text: 'update identity_verify_code set day = day - 1 where phone = $1' };
const stored = {
  name: '',
  text: 'select to_jsonb(c) as row, tries, sent_that_day from identity_verify_code c where phone = $1',
};

/** The address of callers whose network does not matter; loopback has no budget. */
const HERE = '127.0.0.1';

/** Collects the sent codes. `failing` makes the next messages fail; `maximum` is the portal's ceiling. */
const sending = ({ maximum = 1e6 } = {}) => {
  const sent: { phone: string; code: string; text: string }[] = [];
  const logged: unknown[] = [];
  const state = { failing: false };
  const sms: Sms = {
    provider: true,
    async send(message) {
      if (state.failing) throw new Error('the provider is away');
      sent.push(message);
    },
  };
  const log = { warn: (...line: unknown[]) => void logged.push(line) };
  const budget = createCodeBudget({ secret, log, limited: true, maximum });
  const made = createVerifyCodes({ database, secret, sms, log, budget });
  const codes = {
    ...made,
    send: (phone: string, address = HERE) => made.send(phone, address),
    check: (phone: string, code: string, address = HERE) => made.check(phone, code, address),
    use: (transaction: Database, phone: string, code: string) => made.use(transaction, phone, code, HERE),
  };
  /** Sends a code as if a minute had passed since the last one, and returns it. */
  const send = async (phone: string) => {
    await database.query(age, [phone, 60]);
    await codes.send(phone);
    return sent.at(-1)?.code as string;
  };
  return { codes, sent, logged, state, send };
};

const callErrorOf = async (work: Promise<unknown>) => {
  const error = (await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )) as CallError | undefined;
  return error && { code: error.code, status: error.status, seconds: error.retryAfterSeconds };
};
const errorCodeOf = async (work: Promise<unknown>) => (await callErrorOf(work))?.code;
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const rowOf = async (phone: string) =>
  (await database.query<{ row: object; tries: number; sent_that_day: number }>(stored, [phone]))[0];

describe('[ID-06] sending a verification code', () => {
  test('a code has six digits, is in the message, and is stored only as a MAC', async () => {
    const { codes, sent } = sending();
    const phone = somePhone();
    await codes.send(phone);
    expect(sent).toEqual([{ phone, code: expect.stringMatching(/^\d{6}$/), text: expect.any(String) }]);
    expect(sent[0]?.text).toContain(sent[0]?.code);
    const { row, ...rest } = (await rowOf(phone)) as { row: object };
    expect(JSON.stringify(row)).not.toContain(sent[0]?.code);
    expect(rest).toEqual({ tries: 0, sent_that_day: 1 });
  });

  test('one a minute: the error says when the phone may ask again', async () => {
    const { codes, sent } = sending();
    const phone = somePhone();
    expect(await codes.statusOf(phone)).toEqual({ status: 1, retryAfter: 0 });
    await codes.send(phone);
    const status = await codes.statusOf(phone);
    expect(status).toEqual({ status: 0, retryAfter: expect.any(Number) });
    expect(status.retryAfter).toBeGreaterThan(50);
    expect(status.retryAfter).toBeLessThanOrEqual(60);
    const error = await callErrorOf(codes.send(phone));
    expect(error).toEqual({ code: '429', status: 429, seconds: expect.any(Number) });
    expect(error?.seconds).toBeGreaterThan(50);
    await database.query(age, [phone, 60]);
    expect(await codes.statusOf(phone)).toEqual({ status: 1, retryAfter: 0 });
    await codes.send(phone);
    expect(sent).toHaveLength(2);
  });

  test('ten a calendar day in Shanghai, and none more until its midnight', async () => {
    const { codes, send, sent } = sending();
    const phone = somePhone();
    for (let turn = 0; turn < VERIFY_CODES_A_DAY; turn += 1) await send(phone);
    await database.query(age, [phone, 60]);
    const toMidnight = () => 86_400 - ((Math.floor(Date.now() / 1000) + 8 * 3600) % 86_400);
    const { status, retryAfter } = await codes.statusOf(phone);
    expect(status).toBe(0);
    expect(Math.abs(retryAfter - toMidnight())).toBeLessThanOrEqual(2);
    expect(await errorCodeOf(codes.send(phone))).toBe('429');
    expect(sent).toHaveLength(VERIFY_CODES_A_DAY);
    await database.query(yesterday, [phone]);
    expect(await codes.statusOf(phone)).toEqual({ status: 1, retryAfter: 0 });
    await codes.send(phone);
    expect(await rowOf(phone)).toMatchObject({ sent_that_day: 1 });
  });

  test('of fifty at once one is sent, for a new phone and for a known one', async () => {
    const { codes, sent } = sending();
    const phone = somePhone();
    for (const expected of [1, 2]) {
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => errorCodeOf(codes.send(phone))));
      expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
      expect(outcomes.filter((code) => code === '429')).toHaveLength(49);
      expect(sent).toHaveLength(expected);
      expect(await rowOf(phone)).toMatchObject({ sent_that_day: expected });
      await database.query(age, [phone, 60]);
    }
  });

  test('a failed message is 07010007, and the phone may try again at once', async () => {
    const { codes, sent, state, logged } = sending();
    const phone = somePhone();
    state.failing = true;
    expect(await callErrorOf(codes.send(phone))).toMatchObject({ code: '07010007', status: 200 });
    expect(await codes.statusOf(phone)).toEqual({ status: 1, retryAfter: 0 });
    expect(await rowOf(phone)).toBeUndefined();
    expect(await errorCodeOf(codes.send(phone))).toBe('07010007');
    state.failing = false;
    await codes.send(phone);
    expect(sent).toHaveLength(1);
    expect(await rowOf(phone)).toMatchObject({ sent_that_day: 1 });
    expect(logged).toHaveLength(2);
    expect(String(logged)).not.toMatch(/\d{6}/);
  });

  test('a failed message leaves the previous code, with its count of guesses', async () => {
    const { codes, send, state } = sending();
    const phone = somePhone();
    const code = await send(phone);
    for (let turn = 1; turn < VERIFY_CODE_TRIES; turn += 1)
      expect(await errorCodeOf(codes.check(phone, otherThan(code)))).toBe('07010008');
    state.failing = true;
    await database.query(age, [phone, 60]);
    expect(await errorCodeOf(codes.send(phone))).toBe('07010007');
    await codes.check(phone, code);
    expect(await rowOf(phone)).toMatchObject({ tries: VERIFY_CODE_TRIES - 1, sent_that_day: 1 });
    expect(await errorCodeOf(codes.check(phone, otherThan(code)))).toBe('07010008');
    expect(await errorCodeOf(codes.check(phone, code))).toBe('070100016');
  });
});

describe('[ID-06] checking a verification code', () => {
  test('a right code may be checked again, a wrong one is 07010008, another phone has no code', async () => {
    const { codes, send } = sending();
    const phone = somePhone();
    const code = await send(phone);
    for (let turn = 0; turn < VERIFY_CODE_TRIES + 1; turn += 1) await codes.check(phone, code);
    expect(await callErrorOf(codes.check(phone, otherThan(code)))).toMatchObject({ code: '07010008', status: 200 });
    expect(await errorCodeOf(codes.check(somePhone(), code))).toBe('07010008');
  });

  test('a code expires after five minutes, and after an hour its existence is hidden', async () => {
    const { codes, send } = sending();
    const phone = somePhone();
    const code = await send(phone);
    await database.query(age, [phone, 5 * 60]);
    expect(await errorCodeOf(codes.check(phone, code))).toBe('070100016');
    expect(await errorCodeOf(codes.use(database, phone, code))).toBe('070100016');
    await database.query(age, [phone, 60 * 60]);
    expect(await errorCodeOf(codes.check(phone, code))).toBe('07010008');
  });

  test('a new code invalidates the previous one', async () => {
    const { codes, send } = sending();
    const phone = somePhone();
    const old = await send(phone);
    let code = await send(phone);
    // Both codes are equal once in a million times.
    if (code === old) code = await send(phone);
    expect(await errorCodeOf(codes.check(phone, old))).toBe('07010008');
    await codes.check(phone, code);
  });

  test('of fifty guesses at once five are checked, and then the right code is invalid', async () => {
    const { codes, send } = sending();
    const phone = somePhone();
    const code = await send(phone);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => errorCodeOf(codes.check(phone, otherThan(code)))),
    );
    expect(outcomes.filter((outcome) => outcome === '07010008')).toHaveLength(VERIFY_CODE_TRIES);
    expect(outcomes.filter((outcome) => outcome === '070100016')).toHaveLength(50 - VERIFY_CODE_TRIES);
    expect(await errorCodeOf(codes.check(phone, code))).toBe('070100016');
    expect(await errorCodeOf(codes.use(database, phone, code))).toBe('070100016');
  });
});

describe('[MEND-10] the budgets of verification codes', () => {
  /** Ages what was counted. Goes over another millennium, so that no row meets another on its way. */
  const pass = async (hours: number) => {
    const text = 'update identity_sent_codes set began_at = began_at - make_interval(years => $1, hours => $2)';
    await database.query({ name: '', text }, [1000, hours]);
    await database.query({ name: '', text }, [-1000, 0]);
  };
  const all = { name: '', text: 'select to_jsonb(s)::text as row from identity_sent_codes s' };
  beforeEach(() => database.query({ name: '', text: 'delete from identity_sent_codes' }));

  /** Requests codes for new phones until one is refused, at most `limit`. Returns how many were sent. */
  const askAll = async (codes: ReturnType<typeof sending>['codes'], address: string, limit = 200) => {
    for (let sent = 0; sent < limit; sent += 1) {
      const error = await callErrorOf(codes.send(somePhone(), address));
      if (error) return { sent, error };
    }
    return { sent: limit, error: undefined };
  };

  test('a network gets so many an hour and a day, for any phones; others are not affected', async () => {
    const { codes } = sending();
    const first = await askAll(codes, '2001:db8:1:1::1');
    expect(first).toEqual({
      sent: VERIFY_CODES_A_NETWORK_HOUR,
      error: { code: '429', status: 429, seconds: expect.any(Number) },
    });
    expect(first.error?.seconds).toBeLessThanOrEqual(3600);
    // The same /64, and another one.
    expect((await askAll(codes, '2001:db8:1:1:ffff::2')).sent).toBe(0);
    expect((await askAll(codes, '2001:db8:1:2::1', 1)).sent).toBe(1);

    let sent = first.sent;
    while (sent < VERIFY_CODES_A_NETWORK_DAY) {
      await pass(1);
      const left = VERIFY_CODES_A_NETWORK_DAY - sent;
      const more = await askAll(codes, '2001:db8:1:1::1');
      expect(more.sent).toBe(Math.min(left, VERIFY_CODES_A_NETWORK_HOUR));
      sent += more.sent;
    }
    await pass(1);
    expect((await askAll(codes, '2001:db8:1:1::1')).sent).toBe(0);
    await pass(24);
    expect((await askAll(codes, '2001:db8:1:1::1', 1)).sent).toBe(1);
  });

  test('of a hundred at once from one network no more are sent than one after the other', async () => {
    const { codes, sent } = sending();
    await Promise.all(Array.from({ length: 100 }, () => callErrorOf(codes.send(somePhone(), '192.0.2.1'))));
    expect(sent).toHaveLength(VERIFY_CODES_A_NETWORK_HOUR);
  });

  test('the portal has a ceiling for all networks, which is logged and counted when it nears', async () => {
    const { codes, logged } = sending({ maximum: 10 });
    for (let turn = 0; turn < 7; turn += 1) await codes.send(somePhone(), `192.0.2.${turn}`);
    expect(logged).toEqual([]);
    expect(await portalCodes(database, 10)).toEqual({ sent: 7, maximum: 10, isNear: false });
    await codes.send(somePhone());
    expect(logged).toEqual([[{ sent: 8, maximum: 10 }, expect.stringContaining('near')]]);
    expect(await portalCodes(database, 10)).toEqual({ sent: 8, maximum: 10, isNear: true });
    await codes.send(somePhone(), '192.0.2.100');
    await codes.send(somePhone(), '192.0.2.101');
    expect(logged).toHaveLength(2);
    for (const address of [HERE, '192.0.2.102'])
      expect(await callErrorOf(codes.send(somePhone(), address))).toMatchObject({ code: '429', status: 429 });
    expect(await portalCodes(database, 10)).toMatchObject({ sent: 10 });
    expect(logged).toHaveLength(2);
    await pass(24);
    await codes.send(somePhone());
  });

  test('a code that is refused or not sent costs neither the phone nor the network anything', async () => {
    const { codes, state } = sending({ maximum: 2 });
    state.failing = true;
    for (let turn = 0; turn < 5; turn += 1)
      expect(await errorCodeOf(codes.send(somePhone(), '192.0.2.1'))).toBe('07010007');
    state.failing = false;
    expect((await askAll(codes, '192.0.2.1')).sent).toBe(2);
    const phone = somePhone();
    expect(await errorCodeOf(codes.send(phone))).toBe('429');
    expect(await codes.statusOf(phone)).toEqual({ status: 1, retryAfter: 0 });
  });

  test('no address is stored', async () => {
    const { codes } = sending();
    await codes.send(somePhone(), '192.0.2.77');
    expect(JSON.stringify(await database.query(all))).not.toContain('192.0.2');
  });

  test('a code takes five guesses from one network and fifteen in all', async () => {
    const { codes, send } = sending();
    const phone = somePhone();
    const code = await send(phone);
    const wrong = (address: string) => errorCodeOf(codes.check(phone, otherThan(code), address));
    for (let turn = 0; turn < VERIFY_CODE_TRIES; turn += 1) expect(await wrong('192.0.2.1')).toBe('07010008');
    expect(await wrong('192.0.2.1')).toBe('070100016');
    expect(await errorCodeOf(codes.check(phone, code, '192.0.2.1'))).toBe('070100016');
    // The owner of the phone is elsewhere.
    await codes.check(phone, code, '192.0.2.2');
    for (let turn = VERIFY_CODE_TRIES; turn < VERIFY_CODE_TRIES_IN_ALL; turn += 1)
      expect(await wrong(`2001:db8:0:${turn}::1`)).toBe('07010008');
    expect(await errorCodeOf(codes.check(phone, code, '192.0.2.2'))).toBe('070100016');
    await codes.check(phone, await send(phone), '192.0.2.1');
  });
});

describe('[ID-06] using a verification code', () => {
  test('of fifty at once one uses it; afterwards it is invalid', async () => {
    const { codes, send } = sending();
    const phone = somePhone();
    const code = await send(phone);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        errorCodeOf(database.transaction((transaction) => codes.use(transaction, phone, code))),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '070100016')).toHaveLength(49);
    expect(await errorCodeOf(codes.check(phone, code))).toBe('070100016');
  });

  test('a transaction that is undone leaves the code as it was', async () => {
    const { codes, send } = sending();
    const phone = somePhone();
    const code = await send(phone);
    const work = database.transaction(async (transaction) => {
      await codes.use(transaction, phone, code);
      throw new Error('the name is taken');
    });
    await expect(work).rejects.toThrow('the name is taken');
    await codes.check(phone, code);
    await database.transaction((transaction) => codes.use(transaction, phone, code));
  });

  test('a wrong code uses nothing up', async () => {
    const { codes, send } = sending();
    const phone = somePhone();
    const code = await send(phone);
    expect(await errorCodeOf(codes.use(database, phone, otherThan(code)))).toBe('070100016');
    await codes.use(database, phone, code);
  });
});
