import { describe, expect, test } from 'vitest';
import { getUsage } from '#contract/api/usage/calls.ts';
import { percentileOf, bucketOf } from '#contract/api/usage/limits.ts';
import { inferAbility } from '#contract/api/infer.ts';
import type { AnswerOf, RequestOf } from '#contract/kit/call.ts';
import { inOneHour, onOneDay } from '#contract/kit/testing/within-one.ts';
import { testApp } from '#server/app/testing.ts';
import { addTestKey } from '#server/areas/api/testing.ts';
import { somePicture, stubEngines } from '#server/areas/trial/testing.ts';
import { createWriter, type RequestRow } from '../requests/writer.ts';

const { app, database, signUp, signUpSub, call } = await testApp({}, stubEngines());
const image = (await somePicture()).toString('base64');
const run = (text: string, values: unknown[] = []) => database.query<Record<string, never>>({ name: '', text }, values);

const operator = await signUp({ userRoles: [5] });
const usage = async (request: RequestOf<typeof getUsage> = {}) => {
  const { status, body } = await call(getUsage, request, { token: operator.token });
  expect(status).toBe(200);
  return body.data as AnswerOf<typeof getUsage>;
};
const infer = async (headers: Record<string, string>, body: unknown, abilityNo = '1') => {
  const response = await app.inject({
    method: 'POST',
    url: inferAbility.path.replace(':abilityNo', abilityNo),
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  return (response.json() as { code: string }).code;
};
const developer = async () => {
  const { accountId } = await signUp({ authStatus: 1 });
  const { headers } = await addTestKey(database, { accountId: String(accountId) });
  return { accountId: String(accountId), headers };
};
/** Waits until the collector has written the requests of an account. */
const untilWritten = async (accountId: string, count: number) =>
  await expect
    .poll(() => run('select 1 from api_request where account_id = $1', [accountId]).then(({ length }) => length))
    .toBe(count);

test('[API-04] [OPS-03] calls of programs are counted by hour: how many, what was charged, who caused errors, and how long recognitions took', async () => {
  const { accountId, headers } = await developer();
  expect(await infer(headers, { image })).toBe('200');
  expect(await infer(headers, { image })).toBe('200');
  // A call that is rejected before it is read counts for its ability, too.
  expect(await infer(headers, {})).toBe('10003');
  await untilWritten(accountId, 3);
  const { series, totals, before, codes, abilities, accounts } = await usage({ accountId });
  expect(totals).toEqual({ calls: 3, charged: 2, callerErrors: 1, platformErrors: 0 });
  expect(before).toEqual({ calls: 0, charged: 0, callerErrors: 0, platformErrors: 0 });
  expect(series).toHaveLength(7);
  expect(series.at(-1)).toMatchObject({ calls: 3, callerErrors: 1, platformErrors: 0 });
  expect(codes).toEqual([{ code: '10003', message: expect.stringMatching(/\p{sc=Han}/u), calls: 1 }]);
  expect(abilities).toMatchObject([{ abilityNo: 1, abilityName: '人员检测', calls: 3, errors: 1 }]);
  expect(accounts).toMatchObject([{ accountId, calls: 3, charged: 2, errors: 1 }]);

  const ofAbility = await usage({ abilityNo: '1', days: '1' });
  expect(ofAbility.series).toHaveLength(24);
  expect(ofAbility.series.at(-1)?.p95).toEqual(expect.any(Number));
  expect(ofAbility.abilities[0]?.p50).toBeLessThanOrEqual(ofAbility.abilities[0]?.p95 ?? 0);
});

test('[API-04] a row that is written again counts once', async () => {
  const { accountId, headers } = await developer();
  expect(await infer(headers, { image })).toBe('200');
  await untilWritten(accountId, 1);
  const rows = (await run('select * from api_request where account_id = $1', [accountId])) as unknown as RequestRow[];
  await createWriter(database, () => {})(rows);
  expect((await usage({ accountId })).totals).toMatchObject({ calls: 1, charged: 1 });
});

describe('[OPS-03] a period', () => {
  const hourAgo = async (accountId: string, hours: number, code: string, calls: number, abilityNo = 2) =>
    run(
      `insert into api_usage_hour (hour, account_id, ability_no, code, calls, charged)
       values (date_trunc('hour', now()) - make_interval(hours => $2), $1, $3, $4, $5, 0)`,
      [accountId, hours, abilityNo, code, calls],
    );

  test('ends now, and is compared with the one before', () =>
    inOneHour(async () => {
      const { accountId } = await developer();
      await hourAgo(accountId, 0, '200', 5);
      await hourAgo(accountId, 23, '10013', 7);
      await hourAgo(accountId, 25, '200', 11);
      await hourAgo(accountId, 47, '10013', 13);
      await hourAgo(accountId, 48, '200', 17);
      const { series, totals, before } = await usage({ accountId, days: '1' });
      expect(totals).toEqual({ calls: 12, charged: 0, callerErrors: 0, platformErrors: 7 });
      expect(before).toEqual({ calls: 24, charged: 0, callerErrors: 0, platformErrors: 13 });
      expect([series[0]?.calls, series.at(-1)?.calls]).toEqual([7, 5]);
      const moments = series.map(({ at }) => Date.parse(at));
      expect(moments.every((at, no) => no === 0 || at - (moments[no - 1] ?? 0) === 3_600_000)).toBe(true);
    }));

  test('is compared with the same part of the one before', () =>
    inOneHour(async () => {
      const { accountId } = await developer();
      // Of the hour in which the period before ends, and of hours after it that belong to neither.
      await hourAgo(accountId, 7 * 24, '200', 36_000);
      const sinceHour = () => Math.round((Date.now() % 3_600_000) / 100);
      const early = sinceHour();
      const { before } = await usage({ accountId, days: '7' });
      expect(before.calls).toBeGreaterThanOrEqual(early - 1);
      expect(before.calls).toBeLessThanOrEqual(sinceHour() + 1);
    }));

  test('of days begins at midnight in Shanghai', () =>
    onOneDay(async (today) => {
      const { series } = await usage({ days: '30' });
      expect(series).toHaveLength(30);
      expect(series.every(({ at }) => at.endsWith('T16:00:00.000Z'))).toBe(true);
      expect(Date.parse(series.at(-1)?.at ?? '')).toBe(Date.parse(`${today}T00:00:00+08:00`));
    }));

  test('can be narrowed to an ability and an account', async () => {
    const { accountId } = await developer();
    await hourAgo(accountId, 0, '200', 3, 4);
    await hourAgo(accountId, 0, '20004', 2, 5);
    const { totals, abilities } = await usage({ accountId, abilityNo: '5' });
    expect(totals).toMatchObject({ calls: 2, callerErrors: 2 });
    expect(abilities).toMatchObject([{ abilityNo: 5, calls: 2, errors: 2 }]);
    expect(abilities[0]?.abilityName).not.toBe('5');
  });

  test('refuses other lengths, unknown accounts and unknown abilities', async () => {
    for (const request of [{ days: '8' }, { days: 'x' }, { accountId: '-1' }, { abilityNo: '0' }])
      expect((await call(getUsage, request as never, { token: operator.token })).body).toMatchObject({ code: '10003' });
  });
});

test('[API-04] simulated errors, repeated answers and numbers of no ability do not distort the counts', async () => {
  const { accountId, headers } = await developer();
  const test = await addTestKey(database, { accountId, kind: 'test' });
  const once = { ...headers, 'idempotency-key': 'one' };
  const timed = async () => {
    const [row] = (await run('select sum(calls)::integer as calls from api_usage_time where ability_no = 1')) as {
      calls?: number | null;
    }[];
    return row?.calls ?? 0;
  };
  const before = await timed();
  expect(await infer(once, { image })).toBe('200');
  expect(await infer(once, { image })).toBe('200');
  expect(await infer(headers, { image }, '900001')).toBe('10006');
  expect(await infer({ ...test.headers, 'x-simulate': '10013' }, { image })).toBe('10013');
  await untilWritten(accountId, 4);
  const { totals, abilities } = await usage({ accountId });
  expect(totals).toEqual({ calls: 3, charged: 1, callerErrors: 1, platformErrors: 0 });
  expect(abilities.map(({ abilityNo, calls }) => [abilityNo, calls])).toEqual([[1, 2]]);
  expect((await timed()) - before, 'a repetition took no time').toBe(1);
});

test('[OPS-03] the page says whose figures it shows, also where there are none', async () => {
  const { accountId } = await developer();
  const { chosen } = await usage({ accountId, abilityNo: '7' });
  expect(chosen).toEqual({ ability: expect.stringMatching(/\p{sc=Han}/u), account: expect.stringMatching(/\S/) });
  expect((await usage({})).chosen).toEqual({ ability: null, account: null });
});

test('[OPS-02] only operators with the permission see the counts', async () => {
  const { token } = await signUp({ authStatus: 1 });
  const sub = await signUpSub({});
  expect((await call(getUsage, {}, { token })).status).toBe(403);
  expect((await call(getUsage, {}, { token: sub.token })).status).toBe(403);
  expect((await call(getUsage, {})).status).toBe(401);
});

test('a percentile is at most a fifth above the time itself', () => {
  for (const ms of [1, 7, 50, 333, 15_000]) {
    const found = percentileOf(new Map([[bucketOf(ms), 1]]), 0.95) ?? 0;
    expect(found).toBeGreaterThanOrEqual(ms);
    expect(found).toBeLessThanOrEqual(Math.ceil(ms * 1.2));
  }
  expect(percentileOf(new Map(), 0.5)).toBe(null);
  const counts = new Map([
    [bucketOf(10), 94],
    [bucketOf(1000), 6],
  ]);
  expect(percentileOf(counts, 0.5)).toBeLessThanOrEqual(12);
  expect(percentileOf(counts, 0.95)).toBeGreaterThanOrEqual(1000);
});
