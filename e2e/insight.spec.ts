import type { Page } from '@playwright/test';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { getSearches, getVisits } from '#contract/insight/calls.ts';
import { loginAs, tokenOf } from './accounts.ts';
import { expect, expectFitForAll } from './fixtures.ts';
import { untilLive } from './live-page.ts';
import { type PortalDatabase, test } from './own-portal.ts';

const OPERATOR = '运营管理员';
/** The browser of the tests says that it has no head, and so is a bot. */
const VISITOR =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
test.use({ userAgent: VISITOR });

const MISSED = '飞行汽车';
const CAUSE = 'cause-of-the-insight-test';
const clear = async (database: PortalDatabase) => {
  for (const table of ['hour', 'page', 'source', 'seen', 'trial', 'page_speed', 'release_speed', 'error'])
    await database.query(`delete from insight_${table}`);
  await database.query('delete from monitoring_error_group where fingerprint = $1', [CAUSE]);
  await database.query('delete from search_word where word = $1', [MISSED]);
};
test.beforeEach(({ database }) => clear(database));
test.afterEach(({ database }) => clear(database));

const part = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 2 }).locator('../../..');
const figure = (page: Page, name: string) => page.getByRole('figure', { name });

test('[OPS-03] an operator sees visits, speed, errors, searches, trials and downloads as charts with tables, and reads again a part that failed', async ({
  page,
  portal,
  database,
  faults,
}) => {
  const token = await tokenOf(page.request, OPERATOR, portal.dataDir);
  const viewsOf = async () => {
    const answer = await page.request.get(`${getVisits.path}?days=1`, { headers: { token } });
    return ((await answer.json()) as { data: { totals: { views: number; visitors: number } } }).data.totals;
  };

  // A visitor comes from outside, and continues within the browser.
  await page.goto('/open-ability?utm_source=fair', { referer: 'https://www.baidu.com/' });
  await untilLive(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /人员检测/ })
    .first()
    .click();
  await expect(page).toHaveURL(abilityPath(1));
  await expect.poll(viewsOf).toMatchObject({ views: 2, visitors: 1 });

  await database.query(`insert into insight_hour (hour, views, visitors, trials, refusals)
    select date_trunc('hour', now()) - make_interval(days => no), case when no = 3 then 900 else 100 end, 10, 50, 20
    from generate_series(1, 20) no on conflict (hour) do nothing`);
  await database.query(`insert into insight_trial (day, ability_no, code, trials)
    select (now() at time zone 'Asia/Shanghai')::date, 1, code, trials from (values ('200', 50), ('10013', 20)) t(code, trials)`);
  await database.query(`insert into insight_page_speed (day, page, metric, bucket, views)
    select (now() at time zone 'Asia/Shanghai')::date, '/home', metric, bucket, 40 from (values ('views', 0), ('lcp', 48)) t(metric, bucket)`);
  await database.query(`insert into insight_release_speed (day, release, metric, bucket, views)
    select (now() at time zone 'Asia/Shanghai')::date, '5.7.0', metric, bucket, 40 from (values ('views', 0), ('lcp', 48)) t(metric, bucket)`);
  await database.query(`insert into monitoring_error_group
      (fingerprint, release, type, name, message, frames, times, bot_times, first_at, last_at, pages, steps)
    values ('${CAUSE}', '5.7.0', 'script', 'TypeError', 'x is gone', array['open /a.js:1:2'], 30, 0, now(), now(), array['/home'], array['menu/能力'])`);
  await database.query(`insert into insight_error (day, fingerprint, release, times)
    values ((now() at time zone 'Asia/Shanghai')::date, '${CAUSE}', '5.7.0', 30)`);
  await database.query(`insert into search_word (word, day, times, misses, networks, shown)
    values ('${MISSED}', (now() at time zone 'Asia/Shanghai')::date, 40, 40, 0, '${MISSED}')`);
  await expect
    .poll(async () => {
      const answer = await page.request.get(getSearches.path, { headers: { token } });
      return ((await answer.json()) as { data: { totals: { misses: number } } }).data.totals.misses;
    })
    .toBe(40);

  await loginAs(page, OPERATOR, { path: '/console', dataDir: portal.dataDir });
  await untilLive(page);
  // One part fails, and only that one.
  faults.allow(/^500 GET .*\/insight\/trials/);
  let fails = true;
  await page.route(/\/insight\/trials/, (route) =>
    fails ? route.fulfill({ status: 500, json: { code: '500', msg: '', data: null } }) : route.continue(),
  );
  await page.getByRole('link', { name: '数据洞察' }).click();
  const trials = part(page, '试用');
  await expect(trials.getByRole('alert')).toContainText('这一部分没有读到');
  await expect(figure(page, '浏览与访客').locator('canvas')).toBeVisible();
  fails = false;
  await trials.getByRole('button', { name: '重新读取' }).click();
  await expect(figure(page, '试用与未成功').locator('canvas')).toBeVisible();
  await expect(trials).toContainText('的试用未成功，最多的原因是');

  const visits = figure(page, '浏览与访客');
  await expect(visits).toContainText(/最高在 \d{4}-\d\d-\d\d，900 次，是通常的 9 倍。/);
  const slider = visits.getByRole('slider');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await visits.getByText('查看数据表').click();
  await expect(visits.getByRole('table').getByRole('row')).toHaveCount(8);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    visits.getByRole('button', { name: '下载 CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('浏览与访客-近 7 天.csv');
  await expect(page.getByRole('table', { name: '看了哪些页面' })).toContainText('能力详情');
  await expect(page.getByRole('table', { name: '从哪里来' })).toContainText('推广：fair');
  await expect(part(page, '页面速度')).toContainText(
    '“首页”偏慢：四分之三的浏览要 4.1 秒才显示主要内容，超过 2.5 秒。',
  );
  await page.getByText('TypeError：x is gone').last().click();
  await expect(page.getByText('出错前的点击：menu/能力')).toBeVisible();
  await expectFitForAll(page);

  await page.getByRole('link', { name: '今天' }).click();
  await expect(page).toHaveURL('/console/insight?days=1');
  await expect(slider).toHaveAttribute('aria-valuetext', /\d\d:00：浏览/);
  await page.getByRole('table', { name: '没有结果的词' }).getByRole('link', { name: '答复与补充' }).click();
  await expect(page.getByRole('dialog')).toContainText(MISSED);
});
