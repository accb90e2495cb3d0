import type { Page } from '@playwright/test';
import { getSale, getUserInfo } from '#contract/auth/calls.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { loginAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { holdClock, openLive, untilLive } from './live-page.ts';

const DETAIL = '**/catalogue/ability/detail?*';
const TIMEOUT_MS = 20_000;
/** The longest time that a notice without a button shows. */
const NOTICE_MS = 5000;
const BAD_DATA = '响应数据异常，请稍后重试';

const cardOf = (page: Page) => page.getByRole('region', { name: '能力列表' }).getByRole('link', { name: '牛只检测' });
const notices = (page: Page) => page.getByRole('status');

const retryShows = async (page: Page) => {
  await page.unroute(DETAIL);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '牛只检测' })).toBeVisible();
  await expect(page).toHaveURL('/open-ability/domain-case-detail/15');
};

test('[ERR-03] a call without an answer is given up after 20 s: the notice says so, and trying again works', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(DETAIL, () => {});
  await openLive(page, '/open-ability');
  const asked = page.waitForRequest(DETAIL);
  await holdClock(page);
  await cardOf(page).click();
  await asked;
  await page.clock.runFor(TIMEOUT_MS - 5000);
  await expect(page.getByText('请求超时，请重试')).toHaveCount(0);
  await expect(cardOf(page)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(notices(page).filter({ hasText: '请求超时，请重试' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '页面暂时打不开' })).toBeVisible();
  await expect(page.getByText('原因：请求超时，请重试')).toBeVisible();
  await retryShows(page);
});

const PICTURE = /\/server-error\.svg#/;

test('[ERR-03] [ERR-04] a network and a server that fail, and an answer without code or message, are reported as such; trying again works', async ({
  page,
  faults,
}) => {
  faults.allow(/^(failed|502|503) GET .*\/ability\/detail/);
  faults.allow(/^console\.error: Failed to load resource/);
  await page.route(DETAIL, (route) => route.abort('internetdisconnected'));
  await openLive(page, '/open-ability');
  await cardOf(page).click();
  await expect(notices(page).filter({ hasText: '网络异常，请检查网络后重试' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '页面暂时打不开' })).toBeVisible();
  await expect(page.locator('main use').first()).toHaveAttribute('href', PICTURE);
  await expectAccessible(page);
  await retryShows(page);

  await page.goBack();
  await page.route(DETAIL, (route) =>
    route.fulfill({ status: 503, json: { code: '10013', msg: 'whatever the server says', data: null } }),
  );
  await cardOf(page).click();
  await expect(page.getByText('原因：服务繁忙')).toBeVisible();
  await expect(page.locator('main use').first()).toHaveAttribute('href', PICTURE);
  await expect(page.getByRole('banner')).toBeVisible();
  await retryShows(page);

  await page.goBack();
  await page.route(DETAIL, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway' }),
  );
  await cardOf(page).click();
  await expect(notices(page).filter({ hasText: BAD_DATA })).toBeVisible();
  await retryShows(page);
});

for (const { service, path, from, at, to } of [
  { service: 'user', path: getSale.path, from: '/account/modify-phone', at: '修改手机号', to: '账号资料' },
  { service: 'message', path: listMessages.path, from: '/account/account', at: '账号资料', to: '消息中心' },
])
  test(`[ERR-02] an answer of the ${service} service that lacks code or message, or is no JSON, is reported as bad data`, async ({
    page,
  }) => {
    await page.clock.install();
    await loginAs(page, '普通账号（未认证）', { path: from });
    await untilLive(page);
    for (const body of ['{"msg":"","data":null}', '{"code":"200","data":null}', '<h1>Bad gateway', 'null']) {
      await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'application/json' }));
      const link = page.getByRole('navigation', { name: '账号页面' }).getByRole('link', { name: to });
      await link.click();
      // A network error shows a notice too; other failures of a page show only on the page.
      await expect(notices(page).filter({ hasText: BAD_DATA }), body).toBeVisible();
      await expect(page.getByText(`原因：${BAD_DATA}`), body).toBeVisible();
      await page.unroute(`**${path}`);
      await page.getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('heading', { level: 1, name: to }), body).toBeVisible();
      // Waits until this notice is gone, so that it is not mistaken for the next one.
      await page.clock.runFor(NOTICE_MS);
      await expect(notices(page).filter({ hasText: BAD_DATA })).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: at }), body).toBeVisible();
    }
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
    expect((await page.request.get(getUserInfo.path, { headers: { token } })).status()).toBe(200);
  });
