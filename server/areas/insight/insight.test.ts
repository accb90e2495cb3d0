import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { countDownload } from '#contract/downloads/calls.ts';
import { getErrors, getFunnel, getSearches, getSpeed, getTrials, getUses, getVisits } from '#contract/insight/calls.ts';
import { NO_PAGE, RELEASES_MAXIMUM, SOURCES_MAXIMUM } from '#contract/insight/limits.ts';
import type { AnswerOf, AnyCall } from '#contract/kit/call.ts';
import { RELEASE } from '#contract/kit/limits.ts';
import { SHOWN_PAGE_HEADER } from '#contract/kit/shown-page.ts';
import { inOneHour } from '#contract/kit/testing/within-one.ts';
import { reportOperation } from '#contract/monitoring/calls.ts';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { countSearch } from '#contract/search/calls.ts';
import { countVideoPlay } from '#contract/videos/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, createTrials, stubEngines } from '#server/areas/trial/testing.ts';
import { makeDaysAhead } from '#server/kit/database/day-partitions.ts';
import { TABLES } from './testing.ts';
import { createVisitCounter } from './count/visit-counter.ts';
import { countDays } from './roll-up/days-job.ts';
import { countErrors } from './roll-up/error-job.ts';
import { countSpeed } from './roll-up/speed-job.ts';

const HOST = 'portal.example.com';
const TEST_HOST = 'test.example.com';
const ABILITY_PAGE = '/open-ability/domain-case-detail/:id';
const chrome = (version: number | string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;
const stub = stubEngines();
const { app, call, database, signUp, signUpSub } = await testApp(
  { TEST_HOSTS: TEST_HOST, PAGE_CACHE: 'off' },
  { pages: true, ...stub },
);
const run = (text: string, values: unknown[] = []) =>
  database.query<Record<string, unknown>>({ name: '', text }, values);
const operator = await signUp({ userRoles: [5] });
const read = async <C extends AnyCall>(asked: C, days = 7): Promise<AnswerOf<C>> => {
  const { status, body } = await call(asked, { days: String(days) }, { token: operator.token });
  expect(status).toBe(200);
  return body.data as AnswerOf<C>;
};
const clear = async () => {
  for (const table of TABLES) await run(`delete from ${table}`);
};

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
let browsers = 0;
/** A browser that was not seen before. */
const browser = () => chrome(`${(browsers += 1)}.0`);
const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: HOST, 'user-agent': browser(), ...headers } });
/** Waits until this many views and bots are written. */
const untilCounted = async (views: number) => {
  await expect.poll(async () => (await read(getVisits)).totals, { timeout: 10_000 }).toMatchObject({ views });
};

describe('[OPS-03] visits', () => {
  test('are counted on any host by page, source and visitor, bots apart, without the console', async () => {
    await clear();
    const one = browser();
    expect((await ask('/open-ability', { 'user-agent': one })).statusCode).toBe(200);
    await ask(abilityPath(1), { 'user-agent': one, referer: `http://${HOST}/open-ability` });
    await ask(`${abilityPath(2)}?from=1`, { referer: 'https://www.baidu.com/link?url=x' });
    await ask(abilityPath(2), { referer: 'https://partner.example.cn/secret/zhangsan' });
    await ask('/open-ability?utm_source=fair');
    expect((await ask('/no/such/page')).statusCode).toBe(404);
    await ask('/open-ability', { 'user-agent': BOT });
    // No user sees these.
    await ask('/open-ability', { 'sec-purpose': 'prefetch' });
    await ask('/open-ability', { 'sec-fetch-dest': 'iframe' });
    await app.inject({ method: 'HEAD', url: '/open-ability', headers: { 'user-agent': browser() } });
    await ask('/console', { cookie: `token=${operator.token}` });
    // A browser that asks not to be tracked is no visitor, but its view counts.
    await ask('/open-ability', { 'sec-gpc': '1' });
    await untilCounted(7);
    const { series, totals, before, pages, sources } = await read(getVisits);
    expect(totals).toEqual({ views: 7, arrivals: 6, visitors: 5, bots: 1 });
    expect(before).toEqual({ views: 0, arrivals: 0, visitors: 0, bots: 0 });
    expect(series).toHaveLength(7);
    expect(series.at(-1)).toMatchObject(totals);
    expect(pages).toEqual([
      { page: '/open-ability', views: 3, visitors: 2, before: 0 },
      { page: ABILITY_PAGE, views: 3, visitors: 3, before: 0 },
      { page: NO_PAGE, views: 1, visitors: 1, before: 0 },
    ]);
    expect(sources).toEqual([
      { kind: 'direct', name: '', arrivals: 3, visitors: 2, before: 0 },
      { kind: 'campaign', name: 'fair', arrivals: 1, visitors: 1, before: 0 },
      { kind: 'search', name: 'baidu', arrivals: 1, visitors: 1, before: 0 },
      { kind: 'site', name: 'partner.example.cn', arrivals: 1, visitors: 1, before: 0 },
    ]);
    expect((await read(getVisits, 1)).totals).toEqual(totals);
  });

  test('within the browser are counted by the call that they make', async () => {
    await clear();
    const one = browser();
    await ask('/open-ability', { 'user-agent': one });
    const shown = { 'user-agent': one, [SHOWN_PAGE_HEADER]: abilityPath(3) };
    expect((await call(getVisits, {}, { ...shown, token: operator.token })).status).toBe(200);
    await call(getVisits, {}, { ...shown, [SHOWN_PAGE_HEADER]: '/console/insight', token: operator.token });
    await untilCounted(2);
    const { totals, pages } = await read(getVisits);
    expect(totals).toEqual({ views: 2, arrivals: 1, visitors: 1, bots: 0 });
    expect(pages.map(({ page, visitors }) => [page, visitors])).toEqual([
      ['/open-ability', 1],
      [ABILITY_PAGE, 1],
    ]);
  });

  test('leave nothing of whom they were by, and not even the salt stays beyond its day', async () => {
    await clear();
    const { token, phone } = await signUp();
    await ask(`/open-ability?phone=${phone}&utm_source=${phone}`, {
      'user-agent': `${browser()} secret-browser`,
      cookie: `token=${token}`,
      referer: `https://partner.example.cn/${phone}?token=${token}`,
    });
    await untilCounted(1);
    const rows = JSON.stringify(
      await Promise.all([...TABLES, 'insight_salt'].map((table) => run(`select * from ${table}`))),
    );
    for (const secret of [token, phone, 'secret-browser', '127.0.0.1']) expect(rows).not.toContain(secret);
    expect(await run('select day from insight_salt')).toHaveLength(1);
  });

  test('of many sources and networks take only so many rows', async () => {
    await clear();
    const log = {
      error: (fields: unknown) => expect(fields).toBe(undefined),
      warn: (fields: unknown) => expect(fields).toBe(undefined),
    };
    const counter = createVisitCounter({ database, log, patternOf: (path) => path, publicUrl: undefined });
    for (let no = 0; no < 20_000; no += 1)
      counter.page({
        headers: { host: HOST, 'user-agent': chrome(no), referer: `https://site-${no}.example.com/` },
        address: `203.0.113.${no % 3}`,
        url: '/',
        status: 200,
      });
    await counter.settled();
    const { totals, sources } = await read(getVisits);
    expect(totals.views).toBe(20_000);
    expect(totals.arrivals).toBe(20_000);
    expect(totals.visitors).toBeLessThanOrEqual(3000);
    expect(sources[0]).toMatchObject({ kind: 'site', name: '' });
    const [named] = await run(`select count(*)::integer as named from insight_source`);
    expect(named?.['named']).toBeLessThanOrEqual(SOURCES_MAXIMUM + 1);
  });

  test('of two nodes are added up, and a visitor of both is one', async () => {
    await clear();
    const log = { error: () => {}, warn: () => {} };
    const nodes = [1, 2].map(() =>
      createVisitCounter({ database, log, patternOf: () => '/home', publicUrl: undefined }),
    );
    const agents = Array.from({ length: 30 }, browser);
    for (const node of nodes)
      for (const agent of agents)
        node.page({ headers: { 'user-agent': agent }, address: '198.51.100.7', url: '/home', status: 200 });
    await Promise.all(nodes.map(({ settled }) => settled()));
    expect((await read(getVisits)).totals).toMatchObject({ views: 60, arrivals: 60, visitors: 30 });
  });

  test('that cannot be written wait for the database', async () => {
    await clear();
    let isAway = true;
    const told: string[] = [];
    const log = { error: () => {}, warn: (_: unknown, text?: string) => void told.push(text ?? '') };
    const failing = {
      ...database,
      transaction: (work: never) =>
        isAway ? Promise.reject(Object.assign(new Error('away'), { code: '57P01' })) : database.transaction(work),
    } as typeof database;
    const counter = createVisitCounter({ database: failing, log, patternOf: () => '/home', publicUrl: undefined });
    const view = { headers: { 'user-agent': browser() }, address: '198.51.100.8', url: '/home', status: 200 };
    counter.page(view);
    await counter.settled();
    expect(told).toEqual(['visits are counted later']);
    counter.page(view);
    isAway = false;
    await counter.settled();
    await counter.settled();
    expect((await read(getVisits)).totals).toMatchObject({ views: 2, visitors: 1 });
  });
});

describe('[OPS-03] a period', () => {
  const day = `(now() at time zone 'Asia/Shanghai')::date`;
  const elapsed = async () => {
    const [row] = await run(
      `select extract(epoch from now() - (${day}::timestamp at time zone 'Asia/Shanghai')) / 86400 as share`,
    );
    return Number(row?.['share']);
  };

  test('begins at midnight in Shanghai, and is compared with the same part of the one before', () =>
    inOneHour(async () => {
      await clear();
      // One view each hour of the last 20 days, on one page.
      await run(
        `insert into insight_hour (hour, views) select date_trunc('hour', now()) - make_interval(hours => no), 1
         from generate_series(0, 24 * 20) no`,
      );
      await run(
        `insert into insight_page (day, page, views, bots, visitors) select ${day} - no, '/home', 1000, 0, 10 from generate_series(0, 20) no`,
      );
      for (const days of [1, 7] as const) {
        const share = await elapsed();
        const { series, totals, before, pages } = await read(getVisits, days);
        const hours = Math.floor(share * 24);
        expect(Math.abs(totals.views - ((days - 1) * 24 + hours + 1))).toBeLessThanOrEqual(1);
        // The hour in which the period before ends counts in part.
        expect(Math.abs(before.views - totals.views)).toBeLessThanOrEqual(1);
        expect(series.at(0)?.at).toMatch(/T16:00:00\.000Z$/);
        expect(series).toHaveLength(days === 1 ? hours + 1 : days);
        expect(pages[0]?.views).toBe(days * 1000);
        expect(Math.abs((pages[0]?.before ?? 0) - (days - 1 + share) * 1000)).toBeLessThanOrEqual(2);
      }
      expect((await read(getVisits, 30)).before.views).toBe(0);
    }));

  test('refuses other lengths', async () => {
    for (const days of ['0', '8', 'x', '-1', '1e1'])
      expect((await call(getVisits, { days }, { token: operator.token })).body).toMatchObject({ code: '10003' });
  });
});

test('[OPS-03] the way from a visit to a trial, a registration and a first application is counted with its medians', async () => {
  await clear();
  const log = {
    error: (fields: unknown) => expect(fields).toBe(undefined),
    warn: (fields: unknown) => expect(fields).toBe(undefined),
  };
  const counter = createVisitCounter({
    database,
    log,
    patternOf: () => ABILITY_PAGE,
    publicUrl: undefined,
  });
  const agents = Array.from({ length: 5 }, browser);
  const see = (userAgent: string) =>
    counter.page({ headers: { 'user-agent': userAgent }, address: '198.51.100.9', url: '/', status: 200 });
  const visitorOf = (userAgent: string) => ({ address: '198.51.100.9', userAgent });
  for (const agent of agents) see(agent);
  await counter.settled();
  await run(`update insight_seen set at = at - interval '100 seconds' where kind = 'day'`);
  for (const agent of agents.slice(0, 3))
    for (let times = 0; times < 2; times += 1)
      counter.trial({ visitor: visitorOf(agent), abilityNo: 1, code: '200', milliseconds: 800 });
  // A visitor without a page view, a program, and a trial without a result are no step.
  counter.trial({ visitor: visitorOf(browser()), abilityNo: 1, code: '200', milliseconds: 800 });
  counter.trial({ visitor: visitorOf('curl/8'), abilityNo: 1, code: '200', milliseconds: 800 });
  counter.trial({ visitor: visitorOf(agents[4] as string), abilityNo: 1, code: '10013', milliseconds: 30 });
  counter.registration(visitorOf(agents[0] as string));
  counter.registration(visitorOf(browser()));
  await counter.settled();

  const accounts = await Promise.all([signUp(), signUp()]);
  for (const { accountId } of accounts)
    await run(`update identity_account set created_at = now() - interval '1 hour' where account_id = $1`, [accountId]);
  await run(
    `insert into api_application (account_id, name) select account_id, no::text from identity_account, generate_series(1, 2) no
    where account_id = any ($1::bigint[])`,
    [accounts.map(({ accountId }) => accountId)],
  );
  await countDays(database);
  await countDays(database);

  const { visitors, tried, registeredVisitors, registered, applied } = await read(getFunnel);
  expect(visitors).toEqual({ counted: 5, before: 0, medianSeconds: null });
  expect(tried).toMatchObject({ counted: 3, before: 0 });
  expect(tried.medianSeconds).toBeGreaterThanOrEqual(100);
  expect(tried.medianSeconds).toBeLessThanOrEqual(130);
  expect(registeredVisitors).toMatchObject({ counted: 1 });
  expect(registered).toEqual({ counted: 2, before: 0, medianSeconds: null });
  expect(applied).toMatchObject({ counted: 2 });
  expect(applied.medianSeconds).toBeGreaterThanOrEqual(3600);
  expect(applied.medianSeconds).toBeLessThanOrEqual(3600 * 1.2);
});

test('[OPS-03] trials on pages are counted by ability with their times, and those without a result by their code', async () => {
  await clear();
  const headers = { 'user-agent': browser() };
  const trials = createTrials(app);
  expect((await trials.sample(headers)).body.code).toBe('200');
  expect((await trials.sample(headers)).body.code).toBe('200');
  // A trial whose result comes by a ticket has ended when the result is there.
  const slow = Promise.withResolvers<typeof stub.found>();
  stub.answerBy(() => slow.promise);
  stub.placeBy(() => ({ isRunning: false, before: 9, expectedMs: 60_000 }));
  await trials.ticket(headers);
  stub.answerBy(async () => stub.found);
  stub.placeBy(() => undefined);
  await expect.poll(async () => (await read(getTrials)).totals).toEqual({ trials: 2, refusals: 0 });
  slow.resolve(stub.found);
  expect((await trials.send({ abilityNo: '2', sampleId: 'x' }, headers)).body.code).toBe('10007');
  for (const abilityNo of ['900001', '900002']) await trials.send({ abilityNo, sampleId: 'x' }, headers);
  // Programs are no pages.
  await trials.sample({ 'user-agent': 'curl/8' });
  await expect.poll(async () => (await read(getTrials)).totals).toEqual({ trials: 3, refusals: 3 });
  const { series, abilities, refusals } = await read(getTrials);
  expect(series.at(-1)).toMatchObject({ trials: 3, refusals: 3 });
  expect(abilities).toEqual([
    {
      abilityNo: Number(ABILITY),
      abilityName: expect.stringMatching(/\p{sc=Han}/u),
      trials: 3,
      refusals: 0,
      before: 0,
      p50: expect.any(Number),
      p95: expect.any(Number),
    },
    expect.objectContaining({ abilityNo: 2, trials: 0, refusals: 1, p50: null, p95: null }),
  ]);
  expect(refusals).toEqual([
    { code: '10006', message: expect.stringMatching(/\p{sc=Han}/u), times: 2, before: 0 },
    { code: '10007', message: expect.stringMatching(/\p{sc=Han}/u), times: 1, before: 0 },
  ]);
});

const randomString = () => randomBytes(24).toString('base64url');
const report = (parts: object, agent = browser()) =>
  call(
    reportOperation,
    {
      periodId: randomString(),
      serviceName: 'web-portal',
      requestUrl: '/',
      loginInfo: 'visitor',
      type: 'leave',
      release: '5.7.0',
      ...parts,
    },
    { host: TEST_HOST, origin: `https://${TEST_HOST}`, 'user-agent': agent },
  );

test('[OPS-03] the speed of pages and releases follows what browsers report, also what a view reports later', async () => {
  await clear();
  const viewId = randomString();
  const at = Date.now();
  const metricsOf = (parts: object) => ({
    performanceMetrics: { viewId: randomString(), at, page: abilityPath(7), ...parts },
  });
  await report(metricsOf({ viewId, lcp: 0.5 }));
  for (const lcp of [1, 1, 3]) await report(metricsOf({ lcp, cls: 0 }));
  await report({ ...metricsOf({ lcp: 9, page: '/open-ability' }), release: '5.8.0' });
  await report(metricsOf({ lcp: 60 }), BOT);
  const patternOf = (path: string) => (path === abilityPath(7) ? ABILITY_PAGE : path);
  await countSpeed(database, patternOf);
  // The same view is reported with more detail when the page is left.
  await report(metricsOf({ viewId, lcp: 6, inp: 0.3, cls: 0.3 }));
  await countSpeed(database, patternOf);
  expect(await countSpeed(database, patternOf)).toBe(0);
  const { monitors, series, totals, pages, releases } = await read(getSpeed);
  expect(monitors).toBe(true);
  expect(totals.views).toBe(5);
  expect(series).toHaveLength(7);
  expect(series.at(-1)?.views).toBe(5);
  const [ability, list] = pages;
  expect(ability).toMatchObject({ page: ABILITY_PAGE, views: 4, lcpBefore: null });
  // Of 1, 1, 3 and 6 seconds.
  expect(ability?.lcp).toBeGreaterThanOrEqual(3000);
  expect(ability?.lcp).toBeLessThanOrEqual(3600);
  expect(ability?.inp).toBeGreaterThanOrEqual(300);
  expect(ability?.cls).toBe(0);
  expect(list).toMatchObject({ page: '/open-ability', views: 1, inp: null, cls: null });
  expect(releases.map(({ release, views }) => [release, views])).toEqual([
    ['5.7.0', 4],
    ['5.8.0', 1],
  ]);
  expect((await read(getSpeed, 1)).series).toHaveLength(7);
});

test('[OPS-03] the release that is running has its name, however many others are made up', async () => {
  await clear();
  const viewOf = (release: string) =>
    report({ performanceMetrics: { viewId: randomString(), at: Date.now(), page: '/home', lcp: 1 }, release });
  /** Counts the reports, also those that the job of the portal has begun to count. */
  const countAll = async () => {
    await countSpeed(database, (path) => path);
    const fresh = () => run('select view_id from monitoring_performance where fresh');
    await expect.poll(fresh, { timeout: 10_000 }).toEqual([]);
  };
  await Promise.all(Array.from({ length: RELEASES_MAXIMUM }, (_, no) => viewOf(`0.0.${no}`)));
  await countAll();
  await Promise.all(['1.0.0', RELEASE].map(viewOf));
  await countAll();
  const rows = await run(
    `select distinct release from insight_release_speed where release in ('', '1.0.0', '${RELEASE}')`,
  );
  expect(rows.map(({ release }) => release).sort()).toEqual(['', RELEASE]);
});

test('[OPS-03] the days are counted by one node at a time, and once within the interval of the job', async () => {
  await clear();
  await run('delete from insight_run');
  const runs = await Promise.all([countDays(database, 60_000), countDays(database, 60_000)]);
  expect(runs.sort()).toEqual([false, true]);
  expect(await countDays(database, 60_000)).toBe(false);
  await run(`update insight_run set at = at - interval '61 seconds'`);
  expect(await countDays(database, 60_000)).toBe(true);
});

test('[OPS-03] errors are counted by cause, with what is known of it, bots apart', async () => {
  await clear();
  const errorOf = (message: string, times: number) => ({
    browserErrorLogs: [
      {
        at: Date.now(),
        page: '/home',
        type: 'script',
        name: 'TypeError',
        message,
        times,
        frames: ['open /a.js:1:2'],
        steps: ['menu/x'],
      },
    ],
  });
  await report(errorOf('item is gone', 3));
  await report(errorOf('item is gone', 2));
  await report(errorOf('other', 1));
  await report(errorOf('item is gone', 50), BOT);
  while ((await countErrors(database)) > 0);
  const { series, totals, causes } = await read(getErrors);
  expect(totals).toEqual({ times: 6, causes: 2 });
  expect(series.at(-1)?.times).toBe(6);
  expect(causes).toMatchObject([
    {
      name: 'TypeError',
      message: 'item is gone',
      release: '5.7.0',
      times: 5,
      before: 0,
      pages: ['/home'],
      steps: ['menu/x'],
    },
    { message: 'other', times: 1 },
  ]);
  expect(causes[0]?.lastTime).toEqual(expect.any(String));
});

test('[OPS-03] searches are counted with the words that were searched for and missed most', async () => {
  await clear();
  await run('delete from search_word');
  const search = (keyword: string, userAgent: string) =>
    call(countSearch, { keyword, type: 0 }, { 'idempotency-key': randomString(), 'user-agent': userAgent });
  for (const keyword of ['人员检测', '检测 加微信']) await search(keyword, browser());
  // What only programs search for is no word of the visitors.
  await search('检测 没有这样的', BOT);
  await run(`update search_word set times = 5 where misses = 0 and bots = 0`);
  await countDays(database);
  const { series, totals, before, words, missed } = await read(getSearches);
  expect(totals).toEqual({ searches: 6, misses: 1 });
  expect(before).toEqual({ searches: 0, misses: 0 });
  expect(series.at(-1)).toMatchObject({ searches: 6, misses: 1 });
  expect(words).toEqual([
    { word: '人员检测', searches: 5, misses: 0, before: 0 },
    { word: '检测 加微信', searches: 1, misses: 1, before: 0 },
  ]);
  expect(missed).toEqual([{ word: '检测 加微信', missId: expect.any(String), searches: 1, misses: 1, before: 0 }]);
});

test('[OPS-03] downloads, plays and models are counted by what they were of', async () => {
  await clear();
  const [download] = await run('select download_id as id, title from downloads_download order by title limit 1');
  const [film] = await run('select video_id as id, title from videos_video order by title limit 1');
  for (const [key, isAct] of [
    ['a', true],
    ['b', true],
    // Looked at, and neither downloaded nor played.
    ['c', false],
  ] as const) {
    const values = [key, isAct];
    await run('insert into downloads_use (download_id, idempotency_key, is_download) values ($3, $1, $2)', [
      ...values,
      download?.['id'],
    ]);
    await run('insert into videos_use (video_id, idempotency_key, is_play) values ($3, $1, $2)', [
      ...values,
      film?.['id'],
    ]);
  }
  const [file] = await run('select version_id from downloads_file where download_id = $1', [download?.['id']]);
  // A program is answered, and does not count.
  for (const userAgent of [browser(), BOT]) {
    const headers = () => ({ 'idempotency-key': randomString(), 'user-agent': userAgent });
    const version = { uuid: download?.['id'] as string, versionId: file?.['version_id'] as string };
    expect((await call(countDownload, version, headers())).body.code).toBe('200');
    expect((await call(countVideoPlay, { uuid: film?.['id'] as string }, headers())).body.code).toBe('200');
  }
  // One has not been charged yet.
  for (const state of ['charged', 'running'])
    await run(
      `insert into trial_ledger (owner, use, ability_no, ability_name, chip_id, subject, state, tier)
       values ($1, 'modelDownload', 35, '身份证识别', 3, '某芯片', $2, 'loggedIn')`,
      [operator.accountId, state],
    );
  await countDays(database);
  const { series, totals, things } = await read(getUses);
  expect(totals).toEqual({ download: 3, model: 1, play: 3 });
  expect(series.at(-1)).toMatchObject({ download: 3, model: 1, play: 3 });
  expect(things.sort((one, other) => one.kind.localeCompare(other.kind))).toEqual([
    { kind: 'download', title: download?.['title'], uses: 3, before: 0 },
    { kind: 'model', title: '身份证识别 · 某芯片', uses: 1, before: 0 },
    { kind: 'play', title: film?.['title'], uses: 3, before: 0 },
  ]);
});

test('[OPS-03] only operators see the counts, as managers and super managers', async () => {
  const calls = [getVisits, getFunnel, getSpeed, getErrors, getSearches, getTrials, getUses];
  const [{ token }, sub, superManager] = await Promise.all([
    signUp({ authStatus: 1 }),
    signUpSub({}),
    signUp({ userRoles: [6] }),
  ]);
  for (const one of calls) {
    expect((await call(one, {}, { token })).status).toBe(403);
    expect((await call(one, {}, { token: sub.token })).status).toBe(403);
    expect((await call(one)).status).toBe(401);
    expect((await call(one, {}, { token: superManager.token })).status).toBe(200);
  }
});

test('[OPS-03] the days ahead are ready from the start', async () => {
  expect(await makeDaysAhead(database, 'insight_seen')).toBe(0);
});
