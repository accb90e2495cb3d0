import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keyOf } from '#contract/api/key-format.ts';
import { reportOperation, type Report } from '#contract/monitoring/calls.ts';
import { ENTRIES_MAXIMUM, REPORT_MAXIMUM_BYTES, REPORTS } from '#contract/monitoring/limits.ts';
import { testApp } from '#server/app/testing.ts';
import { dropOldDays, makeDaysAhead } from '#server/kit/database/day-partitions.ts';
import { timeOf } from './rows.ts';
import { dayTables } from './store.ts';

const HOST = 'test.example.com';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const { app, call, database, signUp } = await testApp({ TEST_HOSTS: HOST, PRODUCTION_HOSTS: 'www.example.com' });

const randomString = () => randomBytes(24).toString('base64url');
const run = (text: string, values: unknown[] = []) =>
  database.query<Record<string, unknown>>({ name: '', text }, values);

const page = { host: HOST, origin: `https://${HOST}`, 'user-agent': CHROME };
const reportOf = (parts: Partial<Report> = {}): Report => ({
  periodId: randomString(),
  serviceName: 'web-portal',
  requestUrl: '/home',
  loginInfo: 'visitor',
  type: 'error',
  release: '5.7.0',
  ...parts,
});
const send = (report: unknown, headers: Record<string, string> = {}) =>
  call(reportOperation, report, { ...page, ...headers });
const errorOf = (parts: object = {}) => ({
  at: Date.now(),
  page: '/home',
  type: 'script' as const,
  name: 'TypeError',
  message: 'item 1 is gone',
  frames: ['open /assets/home-DkfjX9s2.js:1:2345'],
  steps: ['menu/开放能力'],
  ...parts,
});
const metricsOf = (parts: object = {}) => ({ viewId: randomString(), at: Date.now(), page: '/home', ...parts });

describe('[CALL-08] [MON-04] a report', () => {
  test('has period id, service name, address, login info, type, error logs and metrics, and is stored', async () => {
    const viewId = randomString();
    const report = reportOf({
      requestUrl: `https://${HOST}/home?pageNo=2&keyword=zhangsan`,
      loginInfo: 'sub',
      browserErrorLogs: [errorOf({ times: 3 })],
      performanceMetrics: metricsOf({ viewId, ttfb: 0.12, load: 1.5, lcp: 0.9, inp: 0.04, cls: 0.01 }),
    });
    expect(await send(report)).toMatchObject({ status: 200, body: { code: '200', data: { taken: true } } });
    expect(await run('select * from monitoring_error where period_id = $1', [report.periodId])).toMatchObject([
      { page: '/home', request_url: '/home?pageNo=2', login: 'sub', release: '5.7.0', is_bot: false, times: 3 },
    ]);
    expect(await run('select * from monitoring_performance where view_id = $1', [viewId])).toMatchObject([
      { page: '/home', login: 'sub', ttfb: 0.12, load: 1.5, lcp: 0.9, inp: 0.04, cls: 0.01 },
    ]);
  });

  test('names no other service, lacks none of its parts and has known ones only', async () => {
    for (const name of ['periodId', 'serviceName', 'requestUrl', 'loginInfo', 'type'] as const) {
      const { [name]: _left, ...rest } = reportOf();
      expect(await send(rest), name).toMatchObject({ status: 400, body: { data: { field: name } } });
    }
    for (const wrong of [
      { serviceName: 'other' },
      { loginInfo: '13800138000' },
      { type: 'other' },
      { periodId: 'short' },
      { requestUrl: 'x'.repeat(3000) },
      { release: 'a b' },
    ])
      expect(await send({ ...reportOf(), ...wrong })).toMatchObject({
        status: 400,
        body: { data: { field: Object.keys(wrong)[0] } },
      });
  });

  test('comes as JSON or as the text of a beacon, and as nothing else', async () => {
    for (const type of ['text/plain;charset=UTF-8', 'application/json'])
      expect(await send(reportOf(), { 'content-type': type })).toMatchObject({
        status: 200,
        body: { data: { taken: true } },
      });
    expect(await send(reportOf(), { 'content-type': 'application/xml' })).toMatchObject({ status: 415 });
    for (const payload of ['', 'x', 'null', '[]', '{"__proto__":{}}', '{"a":'])
      for (const type of ['text/plain', 'application/json']) {
        const headers = { ...page, 'content-type': type };
        const answer = await app.inject({ method: 'POST', url: reportOperation.path, headers, payload });
        expect(answer.statusCode, `${type} ${payload}`).toBe(400);
      }
  });

  test('of 10 MB is too large, and so is one of more than 64 kB', async () => {
    for (const bytes of [10_000_000, REPORT_MAXIMUM_BYTES + 1])
      for (const type of ['text/plain', 'application/json']) {
        const answer = await app.inject({
          method: 'POST',
          url: reportOperation.path,
          headers: { ...page, 'content-type': type },
          payload: JSON.stringify(reportOf({ requestUrl: '/'.padEnd(bytes) })),
        });
        expect(answer.statusCode).toBe(413);
      }
  });

  test('with more errors than a page sends is refused as a whole', async () => {
    const report = reportOf();
    const browserErrorLogs = Array.from({ length: ENTRIES_MAXIMUM + 1 }, () => errorOf());
    expect(await send({ ...report, browserErrorLogs })).toMatchObject({
      status: 400,
      body: { data: { field: 'browserErrorLogs' } },
    });
    expect(await run('select 1 from monitoring_report where period_id = $1', [report.periodId])).toEqual([]);
    const many = { ...report, browserErrorLogs: Array.from({ length: 100_000 }, () => 1) };
    expect((await send(many)).status).toBe(413);
  });

  test('of the page of another site is refused', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const report = reportOf();
      expect((await send(report, headers)).status).toBe(403);
      expect(await run('select 1 from monitoring_report where period_id = $1', [report.periodId])).toEqual([]);
    }
  });

  test('that arrives twice counts once, also at once', async () => {
    const at = Date.now();
    const place = { pageName: '/home', pageArea: 'hot', clickElementName: 'a', hotSearchWord: '', manualInput: '' };
    const words = { resultCount: 7, applicationType: 'site', wordSource: 1, searchKey: 'a', info: 'words' } as const;
    const report = reportOf({
      browserErrorLogs: [errorOf({ message: 'arrives twice' })],
      searchEvents: [
        { at, ...words },
        { at, ...words },
      ],
      trackingEvents: [{ at, ...place }],
    });
    const answers = await Promise.all([send(report), send(report), send(report)]);
    answers.push(await send(report));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(({ body }) => body.data.taken)).toHaveLength(1);
    expect(await run('select times from monitoring_error_group where message = $1', ['arrives twice'])).toEqual([
      { times: 1 },
    ]);
    for (const [table, rows] of Object.entries({ error: 1, search: 2, tracking: 1 }))
      expect(
        await run(`select 1 from monitoring_${table} where period_id = $1`, [report.periodId]),
        table,
      ).toHaveLength(rows);
  });

  test('of a clock that is years away has the time of the server', async () => {
    const year = 365 * 86_400_000;
    const now = Date.now();
    for (const at of [now - 10 * year, now + 10 * year, 0, -1e300, 1e300])
      expect(Math.abs(Date.parse(timeOf(at, now)) - now)).toBe(0);
    expect(timeOf(now - 60_000, now)).toBe(new Date(now - 60_000).toISOString());
    const report = reportOf({ browserErrorLogs: [errorOf({ at: now + 10 * year }), errorOf({ at: 0 })] });
    expect((await send(report)).body.data).toEqual({ taken: true });
    const rows = await run('select at from monitoring_error where period_id = $1', [report.periodId]);
    for (const { at } of rows) expect(Math.abs((at as Date).getTime() - now)).toBeLessThan(60_000);
  });

  test('of a bot is kept apart', async () => {
    const report = reportOf({ browserErrorLogs: [errorOf({ message: 'bots see it', times: 5 })] });
    await send(report, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await send(reportOf({ browserErrorLogs: [errorOf({ message: 'bots see it', times: 2 })] }));
    expect(await run(`select times, bot_times from monitoring_error_group where message = 'bots see it'`)).toEqual([
      { times: 2, bot_times: 5 },
    ]);
    expect(await run('select is_bot from monitoring_error where period_id = $1', [report.periodId])).toEqual([
      { is_bot: true },
    ]);
  });
});

test('[MON-02] only production and test hosts keep reports', async () => {
  for (const [host, taken] of [
    [HOST, true],
    [`${HOST.toUpperCase()}:8443`, true],
    ['www.example.com', true],
    ['localhost:8080', false],
    ['other.example.com', false],
  ] as const) {
    const report = reportOf();
    expect(
      (await send(report, { host, origin: `https://${host.toLowerCase()}`, 'sec-fetch-site': 'same-origin' })).body
        .data,
    ).toEqual({ taken });
    expect(await run('select 1 from monitoring_report where period_id = $1', [report.periodId])).toHaveLength(
      taken ? 1 : 0,
    );
  }
});

describe('[MON-01] metrics', () => {
  test('are non-negative and in seconds', async () => {
    for (const name of ['ttfb', 'load', 'lcp', 'inp', 'cls'])
      for (const value of [-0.001, -1, 'x', 1e9])
        expect(
          await send({ ...reportOf(), performanceMetrics: metricsOf({ [name]: value }) }),
          `${name} ${value}`,
        ).toMatchObject({ status: 400, body: { data: { field: `performanceMetrics.${name}` } } });
  });

  test('of one view that come twice are one row, with what was measured last', async () => {
    const metrics = metricsOf();
    const first = { ...metrics, ttfb: 0.1, load: 1, lcp: 0.5, cls: 0 };
    const last = { ...metrics, lcp: 0.8, inp: 0.2, cls: 0.05 };
    await send(reportOf({ type: 'performance', performanceMetrics: first }));
    await send(reportOf({ type: 'leave', performanceMetrics: last }));
    // A late first report takes nothing back.
    await send(reportOf({ type: 'performance', performanceMetrics: first }));
    const rows = await run('select ttfb, load, lcp, inp, cls from monitoring_performance where view_id = $1', [
      metrics.viewId,
    ]);
    expect(rows).toEqual([{ ttfb: 0.1, load: 1, lcp: 0.8, inp: 0.2, cls: 0.05 }]);
  });
});

test('[MON-03] search events and tracking events have all their fields', async () => {
  const at = Date.now();
  const report = reportOf({
    type: 'event',
    requestUrl: '/resource-center/document-search?keyword=x',
    searchEvents: [{ at, resultCount: 7, applicationType: 'site', wordSource: 1, searchKey: '安全帽', info: 'words' }],
    trackingEvents: [
      { at, pageName: '/home', pageArea: 'hot', clickElementName: '安全帽', hotSearchWord: '安全帽', manualInput: '' },
    ],
  });
  expect((await send(report)).body.data).toEqual({ taken: true });
  expect(await run('select * from monitoring_search where period_id = $1', [report.periodId])).toMatchObject([
    {
      page: '/resource-center/document-search',
      result_count: 7,
      application_type: 'site',
      word_source: 1,
      search_key: '安全帽',
      info: 'words',
    },
  ]);
  expect(await run('select * from monitoring_tracking where period_id = $1', [report.periodId])).toMatchObject([
    { page: '/home', page_area: 'hot', click_element_name: '安全帽', hot_search_word: '安全帽', manual_input: '' },
  ]);
  for (const [list, event] of [
    ['searchEvents', report.searchEvents?.[0]],
    ['trackingEvents', report.trackingEvents?.[0]],
  ] as const)
    for (const name of Object.keys(event ?? {})) {
      const { [name]: _left, ...rest } = event as Record<string, unknown>;
      expect((await send({ ...reportOf(), [list]: [rest] })).body, name).toMatchObject({
        data: { field: `${list}.0.${name}` },
      });
    }
});

test('[MON-04] errors are grouped by cause and release, with pages, times and the steps before', async () => {
  const message = (no: number) => `group ${no} is gone`;
  const early = Date.now() - 60_000;
  await send(
    reportOf({
      browserErrorLogs: [
        errorOf({ message: message(1), at: early, steps: ['menu/a'] }),
        errorOf({ message: message(22), page: '/home/', steps: ['menu/b'], times: 4 }),
      ],
    }),
  );
  await send(
    reportOf({ browserErrorLogs: [errorOf({ message: message(3), page: '/open-ability', steps: ['menu/c'] })] }),
  );
  await send(reportOf({ release: '5.8.0', browserErrorLogs: [errorOf({ message: message(4) })] }));
  await send(reportOf({ browserErrorLogs: [errorOf({ message: message(5), name: 'RangeError' })] }));
  const groups = await run(
    `select release, name, times, pages, steps, first_at, last_at from monitoring_error_group
     where message like 'group%' order by release, name desc`,
  );
  expect(groups).toMatchObject([
    { release: '5.7.0', name: 'TypeError', times: 6, pages: ['/home', '/open-ability'], steps: ['menu/c'] },
    { release: '5.7.0', name: 'RangeError', times: 1, pages: ['/home'] },
    { release: '5.8.0', name: 'TypeError', times: 1 },
  ]);
  expect(groups[0]?.['first_at']).toEqual(new Date(early));
});

describe('[MON-02] a replay', () => {
  const part = (parts: object = {}) => ({
    replayId: randomString(),
    part: 0,
    reason: 'error' as const,
    at: Date.now(),
    events: [
      { kind: 'view' as const, after: 0, page: '/home?token=abc', width: 1280, height: 800 },
      { kind: 'added' as const, after: 0, elements: [[1, 0, 'div', 0, 0, 1280, 600, 12]] },
      { kind: 'text' as const, after: 20, id: 1, length: 8 },
    ],
    ...parts,
  });

  test('is structure alone, which can be read as JSON', async () => {
    const replay = part();
    expect((await send({ ...reportOf({ type: 'replay' }), replay })).body.data).toEqual({ taken: true });
    const [row] = await run('select * from monitoring_replay where replay_id = $1', [replay.replayId]);
    expect(row).toMatchObject({ part: 0, page: '/home', reason: 'error', is_bot: false });
    expect(row?.['events']).toEqual([{ ...replay.events[0], page: '/home' }, ...replay.events.slice(1)]);
    expect(Object.keys(row ?? {})).not.toContain('visitor');
  });

  test('has no place for a text, and at most four parts', async () => {
    for (const replay of [
      part({ events: [{ kind: 'text', after: 0, id: 1, length: '张三' }] }),
      part({ events: [{ kind: 'added', after: 0, elements: [[1, 0, '张三', 0, 0, 1, 1, 1]] }] }),
      part({ events: [{ kind: 'added', after: 0, elements: [[1, 0, 'p', 0, 0, 1, 1, '张三']] }] }),
      part({ part: 4 }),
      part({ reason: 'other' }),
    ])
      expect((await send({ ...reportOf(), replay })).status).toBe(400);
    const replay = part({ events: [{ kind: 'click', after: 0, left: 1, top: 1, text: '张三' }] });
    await send({ ...reportOf(), replay });
    expect(
      JSON.stringify(await run('select * from monitoring_replay where replay_id = $1', [replay.replayId])),
    ).not.toContain('张三');
  });
});

const TABLES = ['report', 'performance', 'search', 'tracking', 'error', 'error_group', 'replay'].map(
  (name) => `monitoring_${name}`,
);
const allRows = async () => JSON.stringify(await Promise.all(TABLES.map((table) => run(`select * from ${table}`))));

test('[MON-04] no row identifies the user, with any data from a browser', async () => {
  const { token, phone, userName } = await signUp();
  const key = keyOf('live', (count) => crypto.getRandomValues(new Uint8Array(count)));
  const secrets = { phone, mail: 'zhang.san@example.com', token, key, address: '203.0.113.77' };
  for (const secret of Object.values(secrets)) {
    const report = reportOf({
      loginInfo: 'main',
      requestUrl: `/account/${secret}?token=${secret}&tab=${secret}`,
      browserErrorLogs: [
        errorOf({
          page: `/account/${encodeURIComponent(secret)}`,
          name: secret.slice(0, 100),
          message: `failed for ${secret}: /api/x?user=${secret}`,
          frames: [`open https://${HOST}/x?token=${secret}:1:2`],
          steps: [secret],
        }),
      ],
      performanceMetrics: metricsOf({ page: `/account/?phone=${secret}`, load: 1 }),
      searchEvents: [
        {
          at: Date.now(),
          resultCount: 0,
          applicationType: secret,
          wordSource: 0,
          searchKey: secret.slice(0, 64),
          info: secret,
        },
      ],
      trackingEvents: [
        {
          at: Date.now(),
          pageName: secret,
          pageArea: secret,
          clickElementName: secret,
          hotSearchWord: secret.slice(0, 64),
          manualInput: secret.slice(0, 64),
        },
      ],
    });
    const answer = await send(report, { cookie: `token=${token}`, token });
    expect(answer.body.data).toEqual({ taken: true });
  }
  const rows = await allRows();
  for (const [what, secret] of Object.entries(secrets)) expect(rows, what).not.toContain(secret);
  expect(rows).not.toContain(userName);
});

test('[MON-04] the hash of a visitor is another each day and differs by session', async () => {
  const visitor = async (headers: Record<string, string>) => {
    const report = reportOf({ browserErrorLogs: [errorOf()] });
    await send(report, headers);
    const [row] = await run('select visitor from monitoring_error where period_id = $1', [report.periodId]);
    return row?.['visitor'];
  };
  const [one, again, other, nobody] = [
    await visitor({ cookie: 'token=a' }),
    await visitor({ cookie: 'token=a' }),
    await visitor({ cookie: 'token=b' }),
    await visitor({}),
  ];
  expect(again).toBe(one);
  expect(new Set([one, other, nobody]).size).toBe(3);
});

test('[CALL-08] a network has a budget of reports', async () => {
  const limited = await testApp({ TEST_HOSTS: HOST, RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  const from = (address: string) => limited.call(reportOperation, reportOf(), { ...page, 'x-forwarded-for': address });
  // Stops the clock, so that the budget does not refill.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const statuses: number[] = [];
  for (let no = 0; no <= REPORTS.burst; no += 1) statuses.push((await from('198.51.100.7')).status);
  expect(statuses).toEqual([...Array.from({ length: REPORTS.burst }, () => 200), 429]);
  expect((await from('198.51.100.8')).status).toBe(200);
});

test('[MON-04] reports have a partition for each day and are dropped after 90 days, replays after 14', async () => {
  const kept = { performance: 90, search: 90, tracking: 90, error: 90, replay: 14 };
  expect(Object.fromEntries(dayTables.map(({ table, days }) => [table.replace('monitoring_', ''), days]))).toEqual(
    kept,
  );
  for (const dayTable of dayTables) {
    const daysOf = async () =>
      (
        await run('select inhrelid::regclass::text as day from pg_inherits where inhparent = $1::regclass', [
          dayTable.table,
        ])
      )
        .map(({ day }) => String(day))
        .sort();
    const now = await daysOf();
    expect(now).toHaveLength(5);
    expect(await makeDaysAhead(database, dayTable.table, Date.now() - (dayTable.days + 1) * 86_400_000)).toBe(5);
    expect(await dropOldDays(database, dayTable)).toBe(2);
    expect((await daysOf()).length).toBe(8);
  }
});
