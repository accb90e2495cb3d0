import type { Page, Request } from '@playwright/test';
import { accountOf, loginAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';

const CONTACTS = ['商务合作', '售前咨询', '技术支持'];
const KINDS = ['cooperation', 'consultation', 'fault'];

async function enter(page: Page): Promise<void> {
  await loginAs(page, '普通账号（未认证）', { path: '/open-ability' });
  await untilLive(page);
  await expect(page.getByRole('banner').getByRole('button', { name: /^用户菜单/ })).toBeVisible();
}

const isLogin = (request: Request) => new URL(request.url()).pathname === '/auth/login';

/** Expects that `act` opens the login page with a link back, to the open consultation by default. */
async function expectLogin(page: Page, act: () => Promise<void>, state: 'has' | 'none', back: string): Promise<void> {
  const opened = page.waitForRequest((request) => request.isNavigationRequest() && isLogin(request));
  await act();
  const { searchParams, origin } = new URL((await opened).url());
  expect(searchParams.get('state')).toBe(state);
  expect(searchParams.get('redirect_uri')).toBe(origin + back);
}

/** Keeps the page open when it requests the login page. */
const staysHere = (page: Page) =>
  page.route('**/auth/login?*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );

const consultLink = (page: Page) => page.getByRole('banner').getByRole('button', { name: '需求咨询', exact: true });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: '咨询与关注' });

test('[CARD-03] a visitor who opens one of the contacts on the floating card is led to the login flow', async ({
  page,
}) => {
  await staysHere(page);
  await openLive(page, '/');
  const card = page.getByRole('complementary', { name: '快捷工具' });
  await card.getByRole('button', { name: '咨询' }).hover();
  for (const [at, name] of CONTACTS.entries()) {
    const contact = card.getByRole('region', { name: '咨询' }).getByRole('listitem').nth(at);
    await expect(contact).toContainText(name);
    const ask = contact.getByRole('link', { name: '发起咨询' });
    await expectLogin(page, () => ask.click(), 'has', `/account/add-sheets?kind=${KINDS[at]}`);
  }
});

test('[CARD-03] the demand consultation opens the three contacts for a logged-in user, by keyboard and in the drawer too, and each leads to a work order of its kind', async ({
  page,
}) => {
  await enter(page);
  await consultLink(page).focus();
  await page.keyboard.press('Enter');
  for (const name of CONTACTS) await expect(sheetOf(page).getByText(name, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  const asks = sheetOf(page).getByRole('link', { name: /^发起咨询/ });
  const addresses = await asks.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(KINDS.map((kind) => `/account/add-sheets?kind=${kind}`));
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toBeHidden();
  await expect(consultLink(page)).toBeFocused();
  await expect(page).toHaveURL('/open-ability');

  // On a narrow page the drawer closes for the contacts.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: '打开导航' }).click();
  const drawer = page.getByRole('dialog', { name: '导航' });
  const consult = drawer.getByRole('button', { name: '需求咨询' });
  await expect(consult).toBeVisible();
  await expect(drawer.getByRole('link', { name: '登录', exact: true })).toBeHidden();
  await consult.click();
  await expect(sheetOf(page)).toBeVisible();
  await expect(drawer).toBeHidden();
  await expectAccessible(page);
});

test('[CARD-03] a visitor reaches login by the consultation of the header and of the drawer, and login leads back', async ({
  page,
}) => {
  await staysHere(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, '/open-ability');
  await expectLogin(page, () => consultLink(page).click(), 'none', '/open-ability#consult');

  // Below 1024 px the button is in a drawer.
  await page.setViewportSize({ width: 768, height: 800 });
  await page.getByRole('button', { name: '打开导航' }).click();
  const drawer = page.getByRole('dialog', { name: '导航' });
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await expect(drawer.getByRole('link', { name: '登录', exact: true })).toHaveAttribute('href', /redirect_uri=/);
  const consult = drawer.getByRole('button', { name: '需求咨询' });
  await expectLogin(page, () => consult.click(), 'none', '/open-ability#consult');
});

test('[CARD-03] the login page that the consultation opens says why, and leads back to the address with its query and to the open contacts', async ({
  page,
}) => {
  await openLive(page, '/open-ability/?productForms=1');
  await expectLogin(page, () => consultLink(page).click(), 'has', '/open-ability/?productForms=1#consult');
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  await expect(page.getByText('登录后即可提交咨询')).toBeVisible();
  const { name, password } = accountOf('普通账号（未认证）');
  await untilLive(page);
  await page.getByLabel('手机号或用户名', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/open-ability/?productForms=1');
  await expect(sheetOf(page)).toBeHidden();
});
