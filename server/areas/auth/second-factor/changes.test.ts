import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportData } from '#contract/account/own-account-calls.ts';
import { getAccount, removeSecondFactor as removeOther } from '#contract/account/console-accounts.ts';
import { checkUser } from '#contract/auth/calls.ts';
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from '#contract/auth/second-factor-calls.ts';
import { queryAuditLog } from '#contract/console/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import { silentLog } from '#server/kit/database/testing.ts';
import { oldKeys } from './store.ts';
import { codeIn, type Operator, secondFactorOf } from './testing.ts';

const app = await testApp();
const { call, database, openSession, signUp, signUpSub } = app;
const { enterPassword, newOperator, prove, turnOn } = secondFactorOf(app);

// Stops the clock, so that no step of 30 seconds ends during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

const query = (text: string, values: unknown[] = []) =>
  database.query<Record<string, unknown>>({ name: '', text }, values);
const stateOf = async ({ token }: { token: string }) => (await call(getSecondFactor, {}, { token })).body.data;
const lives = async (token: string) => (await call(checkUser, {}, { token })).status === 200;
const actsOn = async ({ accountId }: Pick<Operator, 'accountId'>) =>
  (await query('select act from console_audit_log where account_id = $1 order by entry_id', [accountId])).map(
    ({ act }) => act,
  );
const titlesOf = async ({ accountId }: Pick<Operator, 'accountId'>) =>
  (await query('select title from messages_message where owner_id = $1', [accountId])).map(({ title }) => title);

describe('turning one-time codes on', () => {
  test('needs a code of the key and the password, ends other sessions and returns ten recovery codes', async () => {
    const operator = await newOperator();
    const other = await openSession(operator);
    const { token, userName, inner } = operator;
    expect(await stateOf(operator)).toEqual({ available: true, since: null, recoveryCodesLeft: 0, required: false });

    const { key, uri } = (await call(beginSecondFactor, {}, { token })).body.data;
    expect(new URL(uri).searchParams.get('secret')).toBe(key);
    expect((await stateOf(operator)).since).toBeNull();
    // A key that is not confirmed is not required at the login.
    expect((await enterPassword(operator)).body.code).toBe('200');

    const wrong = await call(
      enableSecondFactor,
      { ...(await prove(userName, Buffer.alloc(32))), code: codeIn(key) },
      { token },
    );
    expect(wrong.body.code).toBe('01080009');
    const late = await call(enableSecondFactor, { ...(await prove(userName, inner)), code: codeIn(key, 5) }, { token });
    expect(late.body).toMatchObject({ code: 'PTL0014', data: { field: 'code' } });
    expect((await stateOf(operator)).since).toBeNull();

    const done = await call(enableSecondFactor, { ...(await prove(userName, inner)), code: codeIn(key) }, { token });
    expect(new Set(done.body.data.recoveryCodes).size).toBe(10);
    expect(await stateOf(operator)).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 });
    expect([await lives(token), await lives(other)]).toEqual([true, false]);
    expect(await actsOn(operator)).toEqual(['account.enableSecondFactor']);
    expect(await titlesOf(operator)).toContain('动态口令已开启');
  });

  test('a further key replaces an unconfirmed one, and none replaces a confirmed one', async () => {
    const operator = await newOperator();
    const { token, userName, inner } = operator;
    const first = (await call(beginSecondFactor, {}, { token })).body.data.key;
    const { key } = (await call(beginSecondFactor, {}, { token })).body.data;
    const enable = async (code: string) =>
      (await call(enableSecondFactor, { ...(await prove(userName, inner)), code }, { token })).body.code;
    expect(await enable(codeIn(first))).toBe('PTL0014');
    expect(await enable(codeIn(key))).toBe('200');
    expect(await enable(codeIn(key, 1))).toBe('PTL0002');
    expect((await call(beginSecondFactor, {}, { token })).body.code).toBe('PTL0002');
  });

  test('is for operators alone', async () => {
    const proof = { codeId: 'x', oldPwd: '0'.repeat(64), code: '123456' };
    for (const { token } of [await signUp(), await signUp({ userRoles: [4] }), await signUpSub()]) {
      expect((await call(beginSecondFactor, {}, { token })).status).toBe(403);
      expect((await call(enableSecondFactor, proof, { token })).status).toBe(403);
      expect((await call(getSecondFactor, {}, { token })).body.data).toMatchObject({ available: false, since: null });
      expect((await call(disableSecondFactor, { code: '123456' }, { token })).body.code).toBe('PTL0002');
    }
  });

  test('keys and codes are stored sealed, and an unconfirmed key is removed after a day', async () => {
    const operator = await newOperator();
    const { key, recoveryCodes } = await turnOn(operator);
    const stored = JSON.stringify([
      await query(`select encode(sealed_key, 'escape') from identity_second_factor where account_id = $1`, [
        operator.accountId,
      ]),
      await query(`select encode(code_mac, 'escape') from identity_recovery_code where account_id = $1`, [
        operator.accountId,
      ]),
    ]);
    for (const secret of [key, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(secret);

    const undecided = await newOperator();
    await call(beginSecondFactor, {}, { token: undecided.token });
    await query(`update identity_second_factor set begun_at = now() - interval '25 hours'`);
    await removeOld(database, [oldKeys], silentLog);
    expect(
      await query('select account_id from identity_second_factor where account_id = any ($1)', [
        [operator.accountId, undecided.accountId],
      ]),
    ).toEqual([{ account_id: operator.accountId }]);
  });
});

describe('with one-time codes on', () => {
  test('a code makes new recovery codes, and the old ones end', async () => {
    const operator = await newOperator();
    const { key, recoveryCodes } = await turnOn(operator);
    const { token } = operator;
    const renewed = await call(renewRecoveryCodes, { code: codeIn(key) }, { token });
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    const [old = ''] = recoveryCodes;
    expect((await call(disableSecondFactor, { code: old }, { token })).body.code).toBe('PTL0014');
    const [fresh = ''] = renewed.body.data.recoveryCodes;
    expect((await call(renewRecoveryCodes, { code: fresh }, { token })).body.code).toBe('200');
    expect(await actsOn(operator)).toEqual([
      'account.enableSecondFactor',
      'account.renewRecoveryCodes',
      'account.useRecoveryCode',
      'account.renewRecoveryCodes',
    ]);
    expect(await titlesOf(operator)).toEqual(expect.arrayContaining(['恢复码已重新生成', '恢复码已使用']));
  });

  test('a code turns them off, which ends other sessions; then the password is enough', async () => {
    const operator = await newOperator();
    const { key } = await turnOn(operator);
    const { token } = operator;
    const other = await openSession(operator);
    const used = await call(renewRecoveryCodes, { code: codeIn(key) }, { token });
    expect(used.body.code).toBe('200');
    expect((await call(disableSecondFactor, { code: codeIn(key) }, { token })).body.code).toBe('PTL0014');
    expect((await call(disableSecondFactor, { code: codeIn(key, 1) }, { token })).body.code).toBe('200');
    expect([await lives(token), await lives(other)]).toEqual([true, false]);
    expect(await stateOf(operator)).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    expect((await enterPassword(operator)).body.code).toBe('200');
    expect(await titlesOf(operator)).toContain('动态口令已关闭');
  });

  test('a stolen session cannot guess: five wrong codes lock it, right ones too', async () => {
    const operator = await newOperator();
    const { key } = await turnOn(operator);
    const { token } = operator;
    for (let tries = 0; tries < 5; tries += 1)
      expect((await call(disableSecondFactor, { code: codeIn(key, 5 + tries) }, { token })).body.code).toBe('PTL0014');
    expect((await call(disableSecondFactor, { code: codeIn(key) }, { token })).body.code).toBe('1015');
    expect((await call(renewRecoveryCodes, { code: codeIn(key) }, { token })).body.code).toBe('1015');
  });

  test('an account that is no operator any more may still turn them off', async () => {
    const operator = await newOperator();
    const { key } = await turnOn(operator);
    const { token, accountId } = operator;
    await query('update identity_account set user_roles = array[1] where account_id = $1', [accountId]);
    expect((await enterPassword(operator)).body.code).toBe('PTL0013');
    expect((await stateOf(operator)).available).toBe(false);
    expect((await call(disableSecondFactor, { code: codeIn(key) }, { token })).body.code).toBe('200');
  });

  test('the export of the data says since when, and has neither the key nor a code', async () => {
    const operator = await newOperator();
    const { key, recoveryCodes } = await turnOn(operator);
    const { parts } = (await call(exportData, {}, { token: operator.token })).body.data;
    expect(parts.secondFactor).toEqual({ since: expect.any(String), recoveryCodesLeft: 10 });
    const text = JSON.stringify(parts);
    for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(text).not.toContain(secret);
    expect((await call(exportData, {}, { token: (await newOperator()).token })).body.data.parts).not.toHaveProperty(
      'secondFactor',
    );
  });
});

describe('an operator who lost the phone', () => {
  const asked = ({ accountId }: Operator) => ({ accountId: String(accountId), reason: '手机丢失，已当面核实' });

  test('[OPS-02] logs in with the password after a super manager has removed the one-time codes', async () => {
    const operator = await newOperator();
    const chief = await newOperator([6]);
    await turnOn(operator);
    const detail = (await call(getAccount, { accountId: String(operator.accountId) }, { token: chief.token })).body;
    expect(detail.data).toMatchObject({ secondFactorSince: expect.any(String) });
    expect(detail.data.acts).toContain('removeSecondFactor');

    const removed = await call(removeOther, asked(operator), { token: chief.token });
    expect(removed.body.data).toMatchObject({ secondFactorSince: null, sessions: [] });
    expect(removed.body.data.acts).not.toContain('removeSecondFactor');
    expect(await lives(operator.token)).toBe(false);
    expect((await enterPassword(operator)).body.code).toBe('200');
    expect(
      await query('select count(*) as n from identity_recovery_code where account_id = $1', [operator.accountId]),
    ).toEqual([{ n: 0 }]);

    const log = await call(
      queryAuditLog,
      { accountId: String(operator.accountId), pageNo: 1, pageSize: 10 },
      { token: chief.token },
    );
    expect(log.body.data.list[0]).toMatchObject({
      act: 'account.removeSecondFactor',
      actorName: chief.userName,
      detail: { reason: '手机丢失，已当面核实', sessions: '1' },
    });
    expect(await titlesOf(operator)).toContain('动态口令已被移除');
    expect((await call(removeOther, asked(operator), { token: chief.token })).body.code).toBe('PTL0002');
  });

  test('[GUARD-01] is helped neither by itself nor by a manager, and no reason is no help', async () => {
    const operator = await newOperator();
    const chief = await newOperator([6]);
    await turnOn(operator);
    await turnOn(chief);
    const manager = await newOperator();
    expect((await call(removeOther, asked(operator), { token: manager.token })).status).toBe(403);
    expect((await call(removeOther, asked(chief), { token: chief.token })).status).toBe(403);
    expect((await call(removeOther, asked(operator), { token: (await signUp()).token })).status).toBe(403);
    expect((await call(removeOther, { ...asked(operator), reason: ' ' }, { token: chief.token })).status).toBe(400);
    expect((await enterPassword(operator)).body.code).toBe('PTL0013');
  });
});
