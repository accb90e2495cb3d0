import type { APIRequestContext, Page } from '@playwright/test';
import { acceptTicket, createTicket } from '#contract/auth/calls.ts';
import { loginAs, tokenOf } from './accounts.ts';
import { expect, expectFitForAll, test } from './fixtures.ts';
import { untilLive } from './live-page.ts';

const ticketOf = async (request: APIRequestContext, title: Parameters<typeof tokenOf>[1]): Promise<string> => {
  const token = await tokenOf(request, title);
  const answer = await request.post(createTicket.path, { data: {}, headers: { token } });
  return (await answer.json()).data.code;
};

const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';

/** The rows of the page that name the logged-in account and the link's. */
const accounts = (page: Page) => page.locator('dl > div');

test('[ID-11] [ID-17] [SHELL-06] a login link of another account is not adopted before the logged-in user confirms it: an outage is reported, the choice is accessible at every width, and they may change', async ({
  page,
  faults,
}) => {
  await loginAs(page, '服务商');
  const before = await sessionOf(page);
  const ticket = await ticketOf(page.request, '合作伙伴');
  await test.step('an outage is reported, and the next try finds the link', async () => {
    faults.allow(/^failed POST .*\/ticket\/peek/);
    faults.allow(/^console\.error: Failed to load resource/);
    await page.route('**/ticket/peek', (route) => route.abort('internetdisconnected'));
    await page.goto(`/open-ability?pageNo=2&token=${ticket}#main`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('网络异常，请检查网络后重试');
    await page.unroute('**/ticket/peek');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(accounts(page)).toHaveCount(2);
  });

  await test.step('a login link of another account is not adopted before the one who is logged in says so', async () => {
    await expect(page.getByRole('heading', { level: 1, name: '切换账号' })).toBeVisible();
    expect(page.url()).not.toContain(ticket);
    await expect(accounts(page)).toHaveText(['当前账号trial-provider', '链接的账号trial-partner']);
    expect(await sessionOf(page)).toBe(before);
    await expectFitForAll(page);

    await page.getByRole('button', { name: '保持当前账号' }).click();
    await expect(page).toHaveURL('/open-ability?pageNo=2#main');
    expect(await sessionOf(page)).toBe(before);
  });

  // The one who is logged in may change to the account of the link.
  await page.goto(`/open-ability/chips?token=${await ticketOf(page.request, '合作伙伴')}`);
  await untilLive(page);
  const sent: unknown[] = [];
  page.on('request', (request) => request.url().endsWith(acceptTicket.path) && sent.push(request.postDataJSON()));
  await page.getByRole('button', { name: '切换账号' }).click();
  await expect(page).toHaveURL('/open-ability/chips');
  expect(sent).toEqual([{}]);
  const after = await sessionOf(page);
  expect(after).not.toBe(before);
  const answer = await page.request.get('/api/user/user-service/v1/user/info', { headers: { token: after } });
  expect((await answer.json()).data.accountInfo.yuserName).toBe('trial-partner');
  const old = await page.request.get('/api/user/user-service/v1/user/info', { headers: { token: before } });
  expect(old.status()).toBe(401);
});

test('[MEND-09] a visitor who follows a login link on another site has to confirm, and stays a visitor until then', async ({
  page,
  baseURL,
}) => {
  const ticket = await ticketOf(page.request, '合作伙伴');
  const link = new URL(`/open-ability?pageNo=2&token=${ticket}`, baseURL).href;
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${link}">link</a>` }),
  );
  await page.goto('http://elsewhere.example/');
  await page.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: '确认登录' })).toBeVisible();
  await expect(accounts(page)).toHaveText(['当前账号未登录', '链接的账号trial-partner']);
  expect(await sessionOf(page)).toBe('');
  await untilLive(page);
  await page.getByRole('button', { name: '以此账号登录' }).click();
  await expect(page).toHaveURL('/open-ability?pageNo=2');
  expect(await sessionOf(page)).not.toBe('');
});

test('[ID-11] a link that was used meanwhile says so, and the login stays; without a link there is nothing to change', async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/^401 POST .*\/ticket\/accept$/);
  await loginAs(page, '服务商');
  const before = await sessionOf(page);
  const ticket = await ticketOf(page.request, '合作伙伴');
  await page.goto(`/open-ability?token=${ticket}`);
  await expect(page.getByRole('button', { name: '切换账号' })).toBeVisible();
  await untilLive(page);
  // Another person opens it.
  const opened = await request.get(`/?token=${ticket}`, { headers: { 'sec-fetch-site': 'none' }, maxRedirects: 0 });
  expect(opened.headers()['set-cookie']).toContain('token=');
  await page.getByRole('button', { name: '切换账号' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '登录链接已失效' })).toBeVisible();
  expect(await sessionOf(page)).toBe(before);
  await page.getByRole('button', { name: '继续浏览' }).click();
  await expect(page).toHaveURL('/open-ability');

  await page.goto('/auth/switch?redirect_uri=%2F%2Fevil.example.com');
  await expect(page.getByRole('heading', { level: 1, name: '登录链接已失效' })).toBeVisible();
  await page.getByRole('button', { name: '继续浏览' }).click();
  await expect(page).toHaveURL('/');
});
