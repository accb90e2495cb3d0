import type { Page } from '@playwright/test';
import { RELEASE } from '#contract/kit/limits.ts';
import { reportOperation } from '#contract/monitoring/calls.ts';
import { accountOf, loginAs } from './accounts.ts';
import { expect, expectAccessibleInThemes, expectFits, WIDTHS } from './fixtures.ts';
import { holdClock, openLive, untilLive } from './live-page.ts';
import { type PortalDatabase, test } from './own-portal.ts';

test.use({ portalName: 'monitoring', portalEnv: { TEST_HOSTS: '127.0.0.1' } });

const TABLES = ['report', 'performance', 'search', 'tracking', 'error', 'error_group', 'replay'];
const THROWN = /page error: .*is gone/;

test.beforeEach(async ({ database }) => {
  await database.query(`truncate ${TABLES.map((name) => `monitoring_${name}`).join(', ')}`);
});

const rowsOf = async (database: PortalDatabase, table: string): Promise<Record<string, unknown>[]> =>
  (await database.query(`select * from monitoring_${table} order by at`)).rows;
/** Waits until a table has this many rows. */
const untilRows = async (database: PortalDatabase, table: string, count: number) => {
  await expect.poll(async () => (await rowsOf(database, table)).length, table).toBe(count);
  return rowsOf(database, table);
};

interface Sent {
  /** By the clock of the page, which tests move. */
  at: number;
  type: string;
}

/** Notes what the page sends, by its own clock; `random` decides about samples. */
const watch = async (page: Page, random = 0.99): Promise<void> => {
  await page.clock.install();
  await page.addInitScript((chance) => {
    const state = { sent: [] as Sent[], failedAt: 0, isRecorded: false };
    Object.assign(window, { state });
    addEventListener('error', () => void (state.failedAt ||= Date.now()));
    Math.random = () => chance;
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (target, options) {
      // Only a replay follows the texts of the whole page.
      state.isRecorded ||= target === document.body && options?.characterData === true;
      observe.call(this, target, options);
    };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const sent = { at: Date.now(), type: '' };
      state.sent.push(sent);
      void (body as Blob).text().then((text) => void (sent.type = JSON.parse(text).type));
      return send(url, body);
    };
  }, random);
};
const stateOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'state') as { sent: Sent[]; failedAt: number });
const untilReporting = async (page: Page) => {
  await untilLive(page);
  await page.waitForFunction(() => window.noted !== undefined && !Array.isArray(window.noted));
};
/** Waits until the replay of the page has begun, which comes some time after its script. */
const untilRecorded = (page: Page) =>
  page.waitForFunction(() => (Reflect.get(window, 'state') as { isRecorded: boolean }).isRecorded);
const open = async (page: Page, path = '/') => {
  await openLive(page, path);
  await untilReporting(page);
};
/** Throws an error that nothing catches. Not by a timer, since tests hold the clock. */
const fail = (page: Page, message: string) =>
  page.evaluate((text) => {
    queueMicrotask(() => {
      throw new TypeError(text);
    });
  }, message);
const leave = (page: Page) => page.goto('about:blank');
const agree = (page: Page) =>
  page.addInitScript(() => {
    if (window.location.protocol === 'http:') localStorage.setItem('monitoringConsent', 'granted');
  });
const barOf = (page: Page) => page.getByRole('region', { name: '隐私设置' });
const footerButtonOf = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: '隐私设置' });

test('[MON-01] the speed is reported 2 s after the load, in seconds', async ({ page, database }) => {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const [{ loadEventEnd } = { loadEventEnd: 0 }] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      Reflect.set(window, 'sentAfter', performance.now() - loadEventEnd);
      return send(url, body);
    };
  });
  await open(page);
  const [speed] = await untilRows(database, 'performance', 1);
  expect(speed).toMatchObject({ page: '/', login: 'visitor', release: RELEASE });
  for (const name of ['ttfb', 'load', 'lcp', 'cls']) {
    expect(speed?.[name], name).toBeGreaterThanOrEqual(0);
    expect(speed?.[name], name).toBeLessThan(60);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sentAfter'))).toBeGreaterThanOrEqual(1999);
});

test('[MON-01] [MON-04] errors are reported 6 s after the first, and the rest when the page is left', async ({
  page,
  database,
  faults,
}) => {
  faults.allow(THROWN);
  await watch(page);
  await open(page);
  await page.clock.runFor(2500);
  await untilRows(database, 'performance', 1);

  await holdClock(page);
  await page
    .getByRole('region', { name: '快速入门' })
    .getByRole('link')
    .first()
    .dispatchEvent('click', { ctrlKey: true });
  await fail(page, 'item 1 is gone for 13800138000');
  await page.clock.runFor(3000);
  await fail(page, 'item 2 is gone for 13900139000');
  await page.clock.runFor(2999);
  expect((await stateOf(page)).sent.map(({ type }) => type)).toEqual(['performance']);
  await page.clock.runFor(1);
  const errors = await untilRows(database, 'error', 2);
  const { sent, failedAt } = await stateOf(page);
  expect(sent.map(({ type }) => type)).toEqual(['performance', 'error']);
  expect((sent[1]?.at ?? 0) - failedAt).toBe(6000);
  for (const { steps } of errors) expect(steps).toEqual([expect.stringMatching(/^home-quick-start\/./)]);

  await fail(page, 'item 3 is gone for 13700137000');
  await leave(page);
  await untilRows(database, 'error', 3);
  const { rows } = await database.query('select * from monitoring_error_group');
  // The browser of the tests counts as a bot.
  expect(rows).toMatchObject([{ name: 'TypeError', type: 'script', times: '0', bot_times: '3', pages: ['/'] }]);
  expect(rows[0].message).toMatch(/^item \d is gone/);
});

test('[MON-02] a host that is neither a production nor a test host reports nothing, nor does a browser that asks not to be tracked', async ({
  page,
  portal,
  database,
  faults,
}) => {
  faults.allow(THROWN);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(reportOperation.path)) reports.push(request.url());
  });
  await watch(page, 0);
  const use = async () => {
    await page.clock.runFor(3000);
    await page
      .getByRole('region', { name: '快速入门' })
      .getByRole('link')
      .first()
      .dispatchEvent('click', { ctrlKey: true });
    await fail(page, 'item 1 is gone');
    await page.clock.runFor(7000);
    expect(await page.evaluate(() => window.noted)).toBeUndefined();
    await expect(barOf(page)).toHaveCount(0);
    expect((await stateOf(page)).sent).toEqual([]);
    await leave(page);
  };
  await openLive(page, portal.url.replace('127.0.0.1', 'localhost'));
  await expect(footerButtonOf(page)).toHaveCount(0);
  await use();
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await openLive(page, '/');
  await expect(footerButtonOf(page)).toBeVisible();
  await use();
  expect(reports).toEqual([]);
  for (const table of TABLES)
    expect((await database.query(`select 1 from monitoring_${table}`)).rows, table).toEqual([]);
});

test('[MON-02] a replay is recorded after the consent alone, without any text, and ends when it is taken back', async ({
  page,
  database,
  faults,
}) => {
  faults.allow(THROWN);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/record-/.test(request.url())) scripts.push(request.url());
  });
  await watch(page);
  await open(page);
  await expect(barOf(page)).toContainText('隐去文字、图片和输入');
  for (const width of WIDTHS) await expectFits(page, width);
  await expectAccessibleInThemes(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByRole('region', { name: '快速入门' })
    .getByRole('link')
    .first()
    .dispatchEvent('click', { ctrlKey: true });
  await fail(page, 'item 1 is gone');
  await leave(page);
  await untilRows(database, 'error', 1);
  expect(await rowsOf(database, 'replay')).toEqual([]);
  // Nor is a click sent before the visitor has agreed.
  expect(await rowsOf(database, 'tracking')).toEqual([]);
  expect(scripts).toEqual([]);

  await open(page);
  await barOf(page).getByRole('button', { name: '同意' }).click();
  await expect(barOf(page)).toHaveCount(0);
  await untilRecorded(page);
  expect(scripts).toHaveLength(1);
  // A page view that is not sampled is replayed because of an error.
  await leave(page);
  await open(page);
  await expect(barOf(page)).toHaveCount(0);
  await untilRecorded(page);
  expect(scripts).toHaveLength(2);
  expect(await rowsOf(database, 'replay')).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '查找' }).fill('张三的手机');
  await expect(page.getByRole('option', { name: '搜索“张三的手机”的全部结果' })).toBeVisible();
  await page.clock.runFor(1000);
  await page.keyboard.press('Escape');
  await fail(page, 'item 2 is gone');
  await page.clock.runFor(7000);
  const replays = await untilRows(database, 'replay', 1);
  expect(replays).toMatchObject([{ page: '/', reason: 'error', part: 0 }]);
  const kinds = ((replays[0]?.['events'] ?? []) as { kind: string }[]).map(({ kind }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['view', 'added']);
  expect(kinds).toContain('error');
  const text = JSON.stringify(replays);
  expect(text.length).toBeGreaterThan(2000);
  expect(text).not.toMatch(/\p{Script=Han}/u);

  await footerButtonOf(page).click();
  await expect(barOf(page)).toContainText('目前：已同意');
  // Escape leaves the decision as it is, and goes back to the button.
  await expect(barOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(footerButtonOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(barOf(page)).toContainText('目前：已同意');
  await barOf(page).getByRole('button', { name: '拒绝' }).click();
  await database.query('truncate monitoring_replay, monitoring_tracking');
  await page
    .getByRole('region', { name: '快速入门' })
    .getByRole('link')
    .first()
    .dispatchEvent('click', { ctrlKey: true });
  await fail(page, 'item 3 is gone');
  await leave(page);
  const last = (await untilRows(database, 'error', 3)).at(-1);
  expect(last).toMatchObject({ steps: [] });
  expect(await rowsOf(database, 'replay')).toEqual([]);
  // Nor is a click, such as that on the button above.
  expect(await rowsOf(database, 'tracking')).toEqual([]);
});

test('[MON-02] one page view in ten is replayed as a sample', async ({ page, database }) => {
  await watch(page, 0.09);
  await agree(page);
  await open(page);
  await untilRecorded(page);
  await page.clock.runFor(1000);
  await leave(page);
  expect((await untilRows(database, 'replay', 1))[0]).toMatchObject({ reason: 'sample' });
});

test('[MON-03] [MON-04] searches and clicks of key places are reported, and no row identifies the visitor', async ({
  page,
  portal,
  database,
}) => {
  const TITLE = '普通账号（未认证）';
  const phone = '13800138000';
  await watch(page);
  await agree(page);
  await loginAs(page, TITLE, { path: '/', dataDir: portal.dataDir });
  await untilReporting(page);
  await page.getByRole('region', { name: '快速入门' }).getByRole('link').first().click();
  await page.goto(`/resource-center/document-search?keyword=${encodeURIComponent('安全帽')}`);
  await untilReporting(page);
  const box = page.getByRole('main').getByRole('searchbox', { name: '搜索全站' });
  await box.fill(`始祖鸟 ${phone}`);
  await box.press('Enter');
  await expect(page.getByText(`没有找到“始祖鸟 ${phone}”`)).toBeVisible();
  await page.goto('/open-ability');
  await untilReporting(page);
  const hot = page.getByRole('search').locator('[data-area="hotWords"]').getByRole('link').first();
  const word = (await hot.textContent()) ?? '';
  await hot.click();
  await expect(page).toHaveTitle(new RegExp(word));
  await leave(page);
  const searches = await untilRows(database, 'search', 3);
  expect(searches).toMatchObject([
    {
      search_key: '安全帽',
      word_source: 0,
      application_type: 'site',
      login: 'main',
      info: expect.stringContaining('words'),
    },
    { search_key: '始祖鸟 ***', result_count: 0, info: expect.stringMatching(/none|missing/) },
    { search_key: word, word_source: 1, application_type: 'catalogue', page: '/open-ability' },
  ]);
  expect(searches[0]?.['result_count']).toBeGreaterThan(0);
  const clicks = await rowsOf(database, 'tracking');
  expect(clicks).toContainEqual(
    expect.objectContaining({ page: '/', page_area: 'home-quick-start', hot_search_word: '', manual_input: '' }),
  );
  expect(clicks).toContainEqual(
    expect.objectContaining({ page_area: 'hotWords', click_element_name: word, hot_search_word: word }),
  );
  expect(clicks).toContainEqual(
    expect.objectContaining({ page_area: 'search', manual_input: '安全帽', hot_search_word: '' }),
  );

  const { name, phone: own } = accountOf(TITLE, portal.dataDir);
  const [token] = (await page.context().cookies(portal.url)).filter((cookie) => cookie.name === 'token');
  const all: unknown[] = [];
  for (const table of TABLES)
    all.push((await database.query(`select to_jsonb(r)::text as row from monitoring_${table} r`)).rows);
  const rows = JSON.stringify(all);
  expect(rows.length).toBeGreaterThan(500);
  for (const secret of [phone, own, name, token?.value ?? '']) {
    expect(secret.length).toBeGreaterThan(3);
    expect(rows).not.toContain(secret);
  }
});
