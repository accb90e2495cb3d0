import type { Page } from '@playwright/test';
import { getSale, getUserInfo } from '#contract/identity/calls.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { loginAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

const DETAIL = '**/catalogue/ability/detail?*';
const TIMEOUT_MS = 20_000;

const cardOf = (page: Page) =>
  page.getByRole('region', { name: '能力列表' }).getByRole('link', { name: '安全帽佩戴检测' });
const notices = (page: Page) => page.getByRole('status');

const retryShows = async (page: Page) => {
  await page.unroute(DETAIL);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '安全帽佩戴检测' })).toBeVisible();
  await expect(page).toHaveURL('/open-ability/domain-case-detail/3');
};

test('[ERR-03] a call without an answer is given up after 20 s: the notice says so, and trying again works', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(DETAIL, () => {});
  await openLive(page, '/open-ability');
  const asked = page.waitForRequest(DETAIL);
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

test('[ERR-03] a network that fails is told as such, with the server-error picture, and trying again works', async ({
  page,
  faults,
}) => {
  faults.allow(/^failed GET .*\/ability\/detail/);
  faults.allow(/^console\.error: Failed to load resource/);
  await page.route(DETAIL, (route) => route.abort('internetdisconnected'));
  await openLive(page, '/open-ability');
  await cardOf(page).click();
  await expect(notices(page).filter({ hasText: '网络异常，请检查网络后重试' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '页面暂时打不开' })).toBeVisible();
  await expect(page.locator('main use').first()).toHaveAttribute('href', /\/server-error\.svg#/);
  await expectAccessible(page);
  await retryShows(page);
});

test('[ERR-04] a server that fails shows the server-error picture and its sentence inside the shell', async ({
  page,
  faults,
}) => {
  faults.allow(/^503 GET .*\/ability\/detail/);
  await page.route(DETAIL, (route) =>
    route.fulfill({ status: 503, json: { code: '10013', msg: 'whatever the server says', data: null } }),
  );
  await openLive(page, '/open-ability');
  await cardOf(page).click();
  await expect(page.getByText('原因：服务繁忙')).toBeVisible();
  await expect(page.locator('main use').first()).toHaveAttribute('href', /\/server-error\.svg#/);
  await expect(page.getByRole('banner')).toBeVisible();
  await retryShows(page);
});

test('[ERR-03] an answer without code or message is told as bad data', async ({ page, faults }) => {
  faults.allow(/^502 GET .*\/ability\/detail/);
  await page.route(DETAIL, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway' }),
  );
  await openLive(page, '/open-ability');
  await cardOf(page).click();
  await expect(notices(page).filter({ hasText: '响应数据异常，请稍后重试' })).toBeVisible();
  await retryShows(page);
});

const BAD_DATA = '响应数据异常，请稍后重试';

for (const { service, path, from, to } of [
  { service: 'user', path: getSale.path, from: '/account/modify-phone', to: '账号资料' },
  { service: 'message', path: listMessages.path, from: '/account/account', to: '消息中心' },
])
  test(`[ERR-02] an answer of the ${service} service that lacks code or message, or is no JSON, is told as bad data`, async ({
    page,
  }) => {
    await loginAs(page, '普通账号（未认证）', { path: from });
    for (const body of ['{"msg":"","data":null}', '{"code":"200","data":null}', '<h1>Bad gateway', 'null']) {
      await openLive(page, from);
      await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'application/json' }));
      const link = page.getByRole('navigation', { name: '账号页面' }).getByRole('link', { name: to });
      await link.click();
      // The notice stands for the code of a network error: other failures of a page are told by the page alone.
      await expect(notices(page).filter({ hasText: BAD_DATA }), body).toBeVisible();
      await expect(page.getByText(`原因：${BAD_DATA}`), body).toBeVisible();
      await page.unroute(`**${path}`);
      await page.getByRole('button', { name: '重试' }).click();
      await expect(page.getByRole('heading', { level: 1, name: to }), body).toBeVisible();
    }
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
    expect((await page.request.get(getUserInfo.path, { headers: { token } })).status()).toBe(200);
  });
