import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getQuota, queryUsage } from '#contract/trial/calls.ts';
import { queryLedger } from '#contract/trial/ledger-calls.ts';
import type { Found } from '#contract/trial/recognition.ts';
import { buildApp } from '#server/app/app.ts';
import { checkAnswer, testApp } from '#server/app/testing.ts';
import { addTestKey } from '#server/areas/api/testing.ts';
import { chargeTrial } from './charge-trial.ts';
import { type Charge, createCountStore } from './count-store.ts';
import { refundLeft } from './refund-job.ts';
import { ABILITY, createTrials, somePicture, stubEngines } from './testing.ts';

const ROOT = join(import.meta.dirname, '../../..');
const stub = stubEngines();
const { app, call, config, connection, database, secret, signUp, signUpSub } = await testApp({}, stub);
const trials = createTrials(app);
const abilityNo = Number(ABILITY);

const run = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);
const quotaOf = async (token?: string) =>
  (await call(getQuota, { abilityNo: ABILITY }, token === undefined ? {} : { token })).body.data;
const ledgerOf = async (token: string) => (await call(queryLedger, {}, { token })).body.data;
const codesOf = (answers: { body: { code: string } }[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ body }) => body.code)
      .entries()
      .map(([code, all]) => [code, all.length]),
  );

test('[TRIAL-05] of fifty last trials at once, on two nodes, ten are made, and the ledger has them', async () => {
  const { token } = await signUp();
  const other = await buildApp({
    config,
    database,
    connection,
    secret,
    root: ROOT,
    engines: stub.engines,
    onAnswer: checkAnswer,
    pages: 'none',
  });
  onTestFinished(() => other.close());
  const nodes = [trials, createTrials(other)];
  const made = stub.jobs.length;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => nodes[at % 2]?.sample({ token }) as ReturnType<typeof trials.sample>),
  );
  expect(codesOf(answers)).toEqual({ 200: 10, 20004: 40 });
  expect(stub.jobs.length - made).toBe(10);
  expect(await quotaOf(token)).toMatchObject({
    tier: 'loggedIn',
    samplesOnly: false,
    left: 0,
    day: { limit: 10, used: 10 },
    month: { limit: 100, used: 10 },
    inAll: { limit: 1000, used: 10, resetsAt: null },
  });
  const { total, list } = await ledgerOf(token);
  expect([total, new Set(list.map(({ state }) => state))]).toEqual([10, new Set(['charged'])]);
});

test('[TRIAL-05] an account runs two trials at once, and delays no other account', async () => {
  const [one, other] = [await signUp(), await signUp()];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let inHand = 0;
  let most = 0;
  stub.answerBy(async () => {
    inHand += 1;
    most = Math.max(most, inHand);
    if (inHand === 2) begin();
    await ended;
    inHand -= 1;
    return stub.found;
  });
  const sent = Array.from({ length: 4 }, () => trials.sample({ token: one.token }));
  await begun;
  stub.mend();
  expect((await trials.sample({ token: other.token })).body.code).toBe('200');
  expect((await quotaOf(one.token)).day.used).toBe(2);
  end();
  expect(codesOf(await Promise.all(sent))).toEqual({ 200: 4 });
  expect(most).toBe(2);
});

test('[TRIAL-05] fifty own pictures of one account at once are recognised or get the busy error', async () => {
  const { token } = await signUp({ authStatus: 1 });
  const picture = await somePicture();
  const answers = await Promise.all(Array.from({ length: 50 }, () => trials.own(token, picture)));
  const { 200: read = 0, 10013: busy = 0 } = codesOf(answers);
  expect(read).toBeGreaterThan(0);
  expect(read + busy).toBe(50);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await quotaOf(token)).toMatchObject({ left: 100 - read });
});

test('[TRIAL-05] a trial that fails costs nothing, and the ledger says why', async () => {
  const { token } = await signUp();
  const codes = { busy: '10013', late: '20008', failed: '10001', undecodable: '20009' } as const;
  for (const [kind, code] of Object.entries(codes)) {
    stub.fail(kind as keyof typeof codes);
    const answer = await trials.sample({ token });
    expect([answer.status, answer.body.code]).toEqual([200, code]);
    expect(answer.headers['retry-after']).toBe(code === '10013' ? '2' : undefined);
  }
  stub.fail('stopping');
  expect((await trials.sample({ token })).status).toBe(503);
  stub.mend();
  expect(await quotaOf(token)).toMatchObject({ left: 10, day: { used: 0 }, month: { used: 0 }, inAll: { used: 0 } });
  expect((await trials.sample({ token })).body.data).toMatchObject({ notes: ['stub'], quota: { left: 9 } });
  const { list } = await ledgerOf(token);
  expect(list.map(({ state, reason }) => [state, reason])).toEqual([
    ['charged', ''],
    ['refunded', '服务繁忙，请稍后再试'],
    ['refunded', '获取文件信息失败，请重新检查'],
    ['refunded', '未知异常'],
    ['refunded', '系统繁忙，请稍后再试'],
    ['refunded', '服务繁忙，请稍后再试'],
  ]);
  expect(list[0]).toMatchObject({ use: 'trial', abilityNo, abilityName: '身份证识别', tier: 'loggedIn', by: '' });
});

test('[API-01] charges and refunds of a key with its own limit do not block each other', async () => {
  const { accountId } = await signUp({ authStatus: 1 });
  const { keyId } = await addTestKey(database, { accountId: String(accountId), dayLimit: 10_000 });
  const owner = String(accountId);
  const trier = { owner, tier: 'certified', subAccountId: null, usedBy: '', key: { keyId, dayLimit: 10_000 } } as const;
  const limits = { trialsADay: null, trialsAMonth: null, trialsInAll: null } as Charge['limits'];
  const charging = { trier, limits, abilityNo, abilityName: '', subject: '', requestId: randomUUID() };
  const counts = createCountStore(database);
  const rounds = async () => {
    for (let round = 0; round < 25; round += 1) {
      const entryId = await chargeTrial(database, charging);
      await counts.refund(entryId as number, '未知异常');
    }
  };
  // A deadlock is an error of one of the two.
  await Promise.all(Array.from({ length: 6 }, rounds));
  const left = await run('select used from api_key_day where key_id = $1', [keyId]);
  expect([left, await counts.used(owner, abilityNo)]).toMatchObject([[{ used: 0 }], { day_used: 0, all_used: 0 }]);
});

test('[TRIAL-05] the trials of a crashed node are refunded once', async () => {
  const { token, accountId } = await signUp();
  await trials.sample({ token });
  await run(`update trial_ledger set state = 'running' where owner = $1`, [accountId]);
  await refundLeft(database);
  expect((await ledgerOf(token)).list).toMatchObject([{ state: 'running', reason: '' }]);
  const nodes = Array.from({ length: 3 }, () => refundLeft(database, undefined, -1));
  await Promise.all(nodes);
  expect(await quotaOf(token)).toMatchObject({ left: 10, inAll: { used: 0 } });
  expect((await ledgerOf(token)).list).toMatchObject([{ state: 'refunded', reason: '识别中断，次数已退回' }]);
});

test('[TRIAL-05] a result that cannot be returned costs nothing', async () => {
  const { token } = await signUp();
  stub.answerBy(async () => ({ width: 64, height: 48 }) as Found);
  vi.spyOn(app.log, 'error').mockImplementationOnce(() => {});
  expect((await trials.sample({ token })).body.code).toBe('10001');
  stub.mend();
  expect((await trials.sample({ token })).body.data.quota).toMatchObject({ left: 9 });
});

test('[TRIAL-05] a trial that was refunded while it ran has no result, and is refunded once', async () => {
  const { token } = await signUp();
  stub.answerBy(async () => {
    await refundLeft(database, undefined, -1);
    stub.mend();
    return stub.found;
  });
  expect((await trials.sample({ token })).body.code).toBe('20008');
  expect((await ledgerOf(token)).list).toMatchObject([{ state: 'refunded' }]);
  expect(await quotaOf(token)).toMatchObject({ left: 10 });
});

test('[TRIAL-05] a trial that waited past midnight is refunded to the day and month that counted it', async () => {
  const { token, accountId } = await signUp();
  await trials.sample({ token });
  // Simulates that other trials were already counted after midnight.
  await run(
    `update trial_count set day = (date_trunc('month', day) + interval '1 month')::date,
       month = (date_trunc('month', day) + interval '1 month')::date where owner = $1`,
    [accountId],
  );
  stub.fail('failed');
  vi.spyOn(app.log, 'error').mockImplementationOnce(() => {});
  await trials.sample({ token });
  stub.mend();
  const counts = await run('select day_used, month_used, all_used from trial_count where owner = $1', [accountId]);
  expect(counts).toEqual([{ day_used: 1, month_used: 1, all_used: 1 }]);
});

test.each([
  ['20004', 'day_used = 10', { day: { used: 10 } }],
  ['20003', 'month_used = 100', { month: { used: 100 } }],
  ['20002', 'all_used = 1000', { inAll: { used: 1000 } }],
])('[TRIAL-05] %s is answered where %s, and nothing is counted', async (code, used, quota) => {
  const { token, accountId } = await signUp();
  await trials.sample({ token });
  await run(`update trial_count set ${used} where owner = $1`, [accountId]);
  const made = stub.jobs.length;
  expect((await trials.sample({ token })).body.code).toBe(code);
  expect(stub.jobs.length).toBe(made);
  expect(await quotaOf(token)).toMatchObject({ left: 0, ...quota });
});

test('[TRIAL-05] a new day and month begin at midnight in Shanghai', async () => {
  const { token, accountId } = await signUp();
  await trials.sample({ token });
  await run(
    `update trial_count set day = day - 1, day_used = 10, month = (month - interval '1 month')::date, month_used = 100
     where owner = $1`,
    [accountId],
  );
  const { day, month } = await quotaOf(token);
  expect([day.used, month.used]).toEqual([0, 0]);
  expect((await trials.sample({ token })).body.data.quota).toMatchObject({ left: 9, month: { used: 1 } });
  const inShanghai = (moment: string | null) => new Date(Date.parse(moment ?? '') + 8 * 3_600_000).toISOString();
  expect(inShanghai(day.resetsAt)).toMatch(/T00:00:00.000Z$/);
  expect(inShanghai(month.resetsAt)).toMatch(/-01T00:00:00.000Z$/);
  expect(Date.parse(day.resetsAt ?? '') - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
});

test('[TRIAL-05] visitors of one network share thirty samples a day of an ability', async () => {
  for (let made = 0; made < 30; made += 1) expect((await trials.sample()).body.code).toBe('200');
  expect((await trials.sample()).body.code).toBe('20004');
  expect(await quotaOf()).toMatchObject({ tier: 'visitor', samplesOnly: true, left: 0, day: { limit: 30, used: 30 } });
  expect((await trials.send({ abilityNo: '36', sampleId: 'id-card-1' })).body.code).toBe('200');
});

test('[TRIAL-05] an enterprise in review and a certified one have a hundred a day', async () => {
  for (const [authStatus, tier] of [
    [2, 'inReview'],
    [1, 'certified'],
  ] as const)
    expect(await quotaOf((await signUp({ authStatus })).token)).toMatchObject({ tier, left: 100 });
});

test('[ACC-11] sub-accounts use what their main account has, and the ledger says which of them', async () => {
  const main = await signUp({ accountRole: 2, authStatus: 1 });
  const sub = await signUpSub({ of: main, permissionItems: ['try'], subAccountName: '质检员' });
  expect((await trials.own(sub.token)).body.data.quota).toMatchObject({ tier: 'certified', left: 99 });
  expect((await trials.sample({ token: main.token })).body.data.quota).toMatchObject({ left: 98 });
  const { list } = await ledgerOf(main.token);
  expect(list.map(({ by, subject, tier }) => [by, subject, tier])).toEqual([
    ['', expect.any(String), 'certified'],
    ['质检员', '自己的图片', 'certified'],
  ]);
  expect((await call(queryLedger, {}, { token: sub.token })).status).toBe(403);
});

test('[ACC-11] the ledger is paged and narrowed to an ability, and usage shows what is left of each', async () => {
  const { token, accountId } = await signUp();
  await trials.sample({ token });
  await trials.send({ abilityNo: '36', sampleId: 'id-card-1' }, { token });
  await trials.sample({ token });
  const page = (await call(queryLedger, { pageNo: 2, pageSize: 2 }, { token })).body.data;
  expect([page.total, page.list.length, page.pageNo]).toEqual([3, 1, 2]);
  expect((await call(queryLedger, { abilityNo: 36 }, { token })).body.data).toMatchObject({
    total: 1,
    list: [{ abilityNo: 36 }],
  });
  await run(
    `insert into trial_ledger (owner, use, ability_no, ability_name, chip_id, subject, state, tier)
     values ($1, 'modelDownload', 35, '身份证识别', 3, '某芯片', 'charged', 'loggedIn')`,
    [accountId],
  );
  const usage = (await call(queryUsage, {}, { token })).body.data;
  expect(usage.abilities.map(({ abilityNo: no, quota }) => [no, quota.left])).toEqual([
    [35, 8],
    [36, 9],
  ]);
  expect(usage.models).toMatchObject([{ abilityNo: 35, chipId: 3, chipName: '某芯片' }]);
  const stranger = await signUp();
  expect((await ledgerOf(stranger.token)).total).toBe(0);
});
