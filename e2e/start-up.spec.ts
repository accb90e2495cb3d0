import type { Page } from '@playwright/test';
import { CARDS_A_PAGE } from './abilities.ts';
import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

const SKIN = '**/static/skin/default/skin.css';
const LANGUAGE = '**/static/i18n/zh-CN/index.json';

/** Expects the page of a failed start: without header and in its own skin, for any page. */
async function expectFailurePage(page: Page, reason: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '页面启动失败' })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page).toHaveTitle('页面启动失败');
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'red-black');
  await expect(page.getByRole('banner')).toHaveCount(0);
  const [red, green, blue] = await page
    .getByRole('button', { name: '重新加载' })
    .evaluate((button) => getComputedStyle(button).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
  expect(red, 'the button wears the red of the skin').toBeGreaterThan(2 * Math.max(green ?? 255, blue ?? 255));
}

test('[START-03] every page loads the skin before it is shown', async ({ page }) => {
  const answer = page.waitForResponse(SKIN);
  await openLive(page, '/');
  expect((await answer).status()).toBe(200);
  expect((await answer).headers()['content-type']).toContain('text/css');
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'default');
});

test('[START-02] [START-03] a skin that fails is logged, and the red-black error page is mounted until a reload', async ({
  page,
  faults,
}) => {
  faults.allow(/^failed GET .*\/skin\.css /);
  faults.allow(/^console\.error: (setting custom skin failed|Failed to load resource)/);
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('setting custom skin failed'));
  await page.route(SKIN, (route) => route.abort());
  await page.goto('/open-ability');
  await expectFailurePage(page, /原因：.*skin\.css/);
  expect((await logged).type()).toBe('error');

  await page.unroute(SKIN);
  await page.getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'default');
});

test('[START-04] the language file is loaded once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/i18n/')) asked.push(new URL(request.url()).pathname);
  });
  await openLive(page, '/open-ability/domain-case-detail/1');
  await page.getByRole('contentinfo').getByRole('link', { name: '首页' }).click();
  await expect(page.getByRole('region', { name: '快速入门' })).toBeVisible();
  expect(asked).toEqual(['/static/i18n/zh-CN/index.json']);
});

for (const [what, fails] of [
  ['does not come', (page: Page) => page.route(LANGUAGE, (route) => route.abort())],
  ['is answered with an error', (page: Page) => page.route(LANGUAGE, (route) => route.fulfill({ status: 503 }))],
] as const)
  test(`[START-02] [START-04] a language file that ${what} ends in the red-black error page`, async ({
    page,
    faults,
  }) => {
    faults.allow(/^(failed|503) GET .*\/index\.json/);
    faults.allow(/^console\.error: Failed to load resource/);
    await fails(page);
    await page.goto('/');
    await expectFailurePage(page, /原因：/);
    await page.unroute(LANGUAGE);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByRole('region', { name: '快速入门' })).toBeVisible();
  });

const CONFIG = '**/configfiles/json/aiop-console/default/open-ability';

test('[START-05] the config center is called three times more, then the failure is logged and the list does without', async ({
  page,
  faults,
}) => {
  faults.allow(/^500 GET .*\/configfiles\//);
  faults.allow(/^console\.error: 配置获取失败$/);
  let asked = 0;
  await page.route(CONFIG, (route) => {
    asked += 1;
    return route.fulfill({ status: 500, json: { code: '10001', msg: '', data: null } });
  });
  await openLive(page, '/');
  const logged = page.waitForEvent('console', (message) => message.text() === '配置获取失败');
  await page.getByRole('contentinfo').getByRole('link', { name: '全部能力' }).click();
  await expect(page.getByRole('region', { name: '能力列表' }).getByRole('link')).toHaveCount(CARDS_A_PAGE);
  await logged;
  expect(asked).toBe(4);
  await expect(page.getByText('热门搜索')).toHaveCount(0);
});

test('[START-05] a config center that answers at the fourth time is good enough, joined and with its placeholders filled', async ({
  page,
  faults,
}) => {
  faults.allow(/^failed GET .*\/configfiles\//);
  faults.allow(/^console\.error: Failed to load resource/);
  let asked = 0;
  await page.route(CONFIG, (route) => {
    asked += 1;
    return asked < 4 ? route.abort() : route.continue();
  });
  await openLive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: '全部能力' }).click();
  for (const word of ['身份证', '离岗'])
    await expect(page.getByRole('search').getByRole('link', { name: word, exact: true })).toBeVisible();
});
