import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { exportData } from '#contract/account/own-account-calls.ts';
import { getJobAllowance } from '#contract/api/job-calls.ts';
import { queryAuditLog } from '#contract/console/calls.ts';
import type { RequestOf } from '#contract/kit/call.ts';
import { getRights } from '#contract/rights/calls.ts';
import * as calls from '#contract/rights/console-calls.ts';
import { getQuota } from '#contract/trial/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { createKeyDeeds } from '#server/areas/api/applications/testing.ts';
import { ABILITY, stubEngines } from '#server/areas/trial/testing.ts';

const parts = await testApp({}, stubEngines());
const { call, database, signUp, signUpSub } = parts;
const { application, key, infer, messages } = createKeyDeeds(parts);
const abilityNo = Number(ABILITY);
const operator = await signUp({ userRoles: [5] });
const asOperator = { token: operator.token };

const raise = async (accountId: number, given: Partial<RequestOf<typeof calls.raiseQuota>>, headers = asOperator) => {
  const request = { accountId: String(accountId), reason: '试点', ...given };
  return (await call(calls.raiseQuota, request, { ...headers, 'idempotency-key': randomUUID() })).body;
};
const account = async () => {
  const made = await signUp();
  const { key: secret } = await key(made.token, await application(made.token));
  return { ...made, secret };
};
/** How many of these calls succeed, and the answer to the last one. */
const inferTimes = async (secret: string, times: number) => {
  const answers: string[] = [];
  for (let at = 0; at < times; at += 1) answers.push(await infer(secret));
  return [answers.filter((answer) => answer === '200 200').length, answers.at(-1)];
};
const dayOf = async (token: string, asked = ABILITY) =>
  (await call(getQuota, { abilityNo: asked }, { token })).body.data.day;

describe('[API-04] a raised quota', () => {
  test('holds from the next call, exactly to the unit, for API and trials, until it is ended', async () => {
    const { token, accountId, secret } = await account();
    expect(await inferTimes(secret, 11)).toEqual([10, '200 20004']);
    const { data } = await raise(accountId, { abilityNo, trialsADay: 12 });
    expect(await inferTimes(secret, 3)).toEqual([2, '200 20004']);
    expect(await dayOf(token)).toMatchObject({ limit: 12, used: 12 });
    expect((await call(getRights, {}, { token })).body.data.raises).toMatchObject([
      { raiseId: data.raiseId, abilityNo, trialsADay: 12, trialsAMonth: null, until: null, reason: '试点' },
    ]);
    const told = await messages(accountId);
    expect(told.find(({ title }) => title === '您的额度已提高')).toMatchObject({
      content: expect.stringContaining('每天 12 次'),
      link: '/account/rights',
    });

    const seen = (await call(calls.getAccountQuotas, { accountId: String(accountId) }, asOperator)).body.data;
    expect(seen).toMatchObject({
      tier: { tier: 'loggedIn', trialsADay: 10 },
      limits: { trialsADay: 10 },
      abilities: [{ abilityNo, quota: { day: { limit: 12, used: 12 } } }],
      raises: [{ raiseId: data.raiseId, isCurrent: true, madeBy: operator.userName }],
    });

    const asked = { raiseId: data.raiseId, version: 1, reason: '试点结束' };
    const ended = await call(calls.endRaise, asked, asOperator);
    expect(ended.body.data).toMatchObject({ isCurrent: false, endedBy: operator.userName, endReason: '试点结束' });
    expect(await dayOf(token)).toMatchObject({ limit: 10, used: 12 });
    expect(await infer(secret)).toBe('200 20004');
    expect((await call(getRights, {}, { token })).body.data.raises).toEqual([]);
    expect((await call(calls.endRaise, asked, asOperator)).body.code).toBe('PTL0001');
    expect((await call(calls.endRaise, { ...asked, version: 2 }, asOperator)).body.code).toBe('PTL0002');

    const asSuper = { token: (await signUp({ userRoles: [6] })).token };
    const log = await call(queryAuditLog, { accountId: String(accountId), pageNo: 1, pageSize: 20 }, asSuper);
    expect(log.body.data.list).toMatchObject([
      { act: 'rights.endRaise', actorName: operator.userName, detail: { reason: '试点结束' } },
      {
        act: 'rights.raise',
        objectName: expect.any(String),
        detail: { reason: '试点', after: expect.stringContaining('每天 12 次') },
      },
    ]);
  });

  test('of one ability is for that one alone, of all for each, and the greatest holds', async () => {
    const { token, accountId } = await signUp();
    const [row] = await database.query<{ no: number }>(
      { name: '', text: 'select ability_no as no from catalogue_ability where ability_no <> $1 order by 1 limit 1' },
      [abilityNo],
    );
    const other = String(row?.no);
    await raise(accountId, { abilityNo, trialsADay: 15 });
    expect([(await dayOf(token)).limit, (await dayOf(token, other)).limit]).toEqual([15, 10]);
    await raise(accountId, { trialsADay: 13 });
    expect([(await dayOf(token)).limit, (await dayOf(token, other)).limit]).toEqual([15, 13]);
    const sub = await signUpSub({ of: { accountId, token } as never });
    expect((await dayOf(sub.token)).limit).toBe(15);
  });

  test('holds until its last day, and is never less than the tier', async () => {
    const { token, accountId } = await signUp();
    await raise(accountId, { trialsADay: 12, untilOn: '2099-12-31' });
    expect((await call(getRights, {}, { token })).body.data.raises[0]?.until).toBe('2099-12-31T16:00:00.000Z');
    await database.query({ name: '', text: 'update identity_account set auth_status = 1 where account_id = $1' }, [
      accountId,
    ]);
    expect((await dayOf((await parts.openSession({ accountId } as never)) ?? token)).limit).toBe(100);
    const expire = `update rights_raise set until = now() - interval '1 second' where account_id = $1`;
    await database.query({ name: '', text: expire }, [accountId]);
    expect((await call(getRights, {}, { token })).body.data.raises).toEqual([]);
  });

  test('of pictures in jobs is the allowance of jobs, and is in the export of the account', async () => {
    const { token, accountId } = await signUp();
    expect((await call(getJobAllowance, {}, { token })).body.data.limit).toBe(20);
    await raise(accountId, { jobPicturesADay: 30, callsASecond: 5 });
    expect((await call(getJobAllowance, {}, { token })).body.data.limit).toBe(30);
    expect(JSON.stringify((await call(exportData, {}, { token })).body)).toContain('raisedQuotas');
  });
});

describe('[API-04] a quota', () => {
  test.each([
    ['nothing', {}, 'trialsADay'],
    ['no more than the tier', { trialsADay: 10 }, 'trialsADay'],
    ['calls a second of one ability', { abilityNo, callsASecond: 9 }, 'callsASecond'],
    ['too much', { trialsADay: 9_000_000 }, 'trialsADay'],
    ['a fraction', { trialsADay: 12.5 }, 'trialsADay'],
    ['an unknown ability', { abilityNo: 99_999_999, trialsADay: 12 }, 'abilityNo'],
    ['a past day', { trialsADay: 12, untilOn: '2020-01-01' }, 'untilOn'],
    ['no reason', { trialsADay: 12, reason: ' ' }, 'reason'],
  ])('is not raised by %s', async (_name, given, field) => {
    const { accountId } = await signUp();
    const { code, data } = await raise(accountId, given);
    expect([code, (data as unknown as { field: string }).field]).toEqual(['400', field]);
  });

  test('is raised by operators alone, not their own, and of accounts that exist', async () => {
    const { accountId, token } = await signUp();
    expect((await raise(accountId, { trialsADay: 12 }, { token })).code).toBe('403');
    expect((await raise(operator.accountId, { trialsADay: 12 })).code).toBe('403');
    expect((await raise(999_999_999, { trialsADay: 12 })).code).toBe('404');
  });

  test('says which raises change nothing: those below the tier or another raise', async () => {
    const { accountId } = await signUp();
    const [row] = await database.query<{ no: number }>(
      { name: '', text: 'select ability_no as no from catalogue_ability where ability_no <> $1 order by 1 limit 1' },
      [abilityNo],
    );
    const marks = async () => {
      const request = { keyword: String(accountId), pageNo: 1, pageSize: 20 };
      const { list } = (await call(calls.queryRaises, request, asOperator)).body.data;
      return list.map(({ trialsADay, isOutdone }) => [trialsADay, isOutdone]).reverse();
    };
    await raise(accountId, { abilityNo, trialsADay: 12 });
    await raise(accountId, { abilityNo, trialsADay: 12 });
    await raise(accountId, { abilityNo: Number(row?.no), trialsADay: 13 });
    expect(await marks()).toEqual([
      [12, true],
      [12, false],
      [13, false],
    ]);
    await raise(accountId, { trialsADay: 12, callsASecond: 9 });
    await raise(accountId, { trialsADay: 14 });
    const { data } = await raise(accountId, { abilityNo, trialsADay: 20 });
    expect(await marks()).toEqual([
      [12, true],
      [12, true],
      [13, true],
      // Its calls a second are still the most.
      [12, false],
      [14, false],
      [20, false],
    ]);
    const asked = { raiseId: data.raiseId, version: 1, reason: '试点结束' };
    await call(calls.endRaise, asked, asOperator);
    const opened = await call(calls.getRaise, { raiseId: data.raiseId }, asOperator);
    expect(opened.body.data).toMatchObject({ isCurrent: false, isOutdone: false });
    await database.query({ name: '', text: 'update identity_account set auth_status = 1 where account_id = $1' }, [
      accountId,
    ]);
    expect((await marks())[4]).toEqual([14, true]);
  });

  test('is found by account and state', async () => {
    const { accountId } = await signUp();
    const { data } = await raise(accountId, { trialsADay: 12 });
    const find = async (state: 'current' | 'ended') =>
      (
        await call(calls.queryRaises, { keyword: String(accountId), state, pageNo: 1, pageSize: 10 }, asOperator)
      ).body.data.list.map(({ raiseId }) => raiseId);
    expect([await find('current'), await find('ended')]).toEqual([[data.raiseId], []]);
  });
});
