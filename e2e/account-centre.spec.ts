import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkUser } from '#contract/auth/calls.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { accountOf, leaveAccount, loginAs, tokenOf } from './accounts.ts';
import { expect, expectAccessibleInThemes, expectFitForAll, expectLargeTargets } from './fixtures.ts';
import { untilLive } from './live-page.ts';
import { type PortalDatabase, test } from './own-portal.ts';

test.use({ portalName: 'own-account' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation', { name: '账号页面' });
const card = (page: Page) => page.getByRole('region', { name: '账号概览' });
const userBox = (page: Page) => page.getByRole('button', { name: /^用户菜单/ });

/** Logs in on a page of the account centre, replacing any other login, and waits until it is live. */
const enter = async (page: Page, dataDir: string, title: DemoTitle, path = '/account/account') => {
  await leaveAccount(page);
  await loginAs(page, title, { path, dataDir });
  await untilLive(page);
};

/** Ends what other tests have left. */
const endSessions = (database: PortalDatabase) =>
  database.query(`update identity_session set ended_at = now(), end_reason = 'logout' where ended_at is null`);

test('a session that is ended elsewhere is out at once, all others after a question, and this one stays', async ({
  page,
  portal,
  context,
  database,
}) => {
  const { dataDir } = portal;
  await endSessions(database);
  const [phone, ...others] = await Promise.all([1, 2, 3].map(() => tokenOf(page.request, '合作伙伴', dataDir)));
  const lives = async (token: string | undefined) =>
    (await page.request.get(checkUser.path, { headers: { token: token as string } })).status() === 200;
  await enter(page, dataDir, '合作伙伴', '/account/security');
  const sessions = page.getByRole('list', { name: '登录设备' }).getByRole('listitem');
  await expect(sessions).toHaveCount(4);
  await expect(sessions.filter({ hasText: '当前设备' })).toHaveCount(1);
  await expect(sessions.filter({ hasText: '当前设备' }).getByRole('button')).toHaveCount(0);

  // The newest are first; it does not matter which of them it is.
  expect(await Promise.all([phone, ...others].map(lives))).toEqual([true, true, true]);
  await sessions.filter({ hasNotText: '当前设备' }).first().getByRole('button').click();
  await expect(page.getByText('已结束那台设备上的登录')).toBeVisible();
  await expect(sessions).toHaveCount(3);
  // The focused button is gone.
  await expect(page.getByRole('list', { name: '登录设备' })).toBeFocused();
  expect((await Promise.all([phone, ...others].map(lives))).filter(Boolean)).toHaveLength(2);

  await page.getByRole('button', { name: '结束其他登录' }).click();
  const dialog = page.getByRole('dialog', { name: '结束其他设备上的登录？' });
  await expect(dialog).toContainText('其他 2 个登录会立即失效');
  // The order of the style sheets varies.
  const indent = () =>
    dialog.evaluate((element) => {
      const title = element.querySelector('h1, h2, h3');
      return (title?.getBoundingClientRect().x ?? 0) - element.getBoundingClientRect().x;
    });
  await expect.poll(indent).toBeGreaterThanOrEqual(20);
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(sessions).toHaveCount(3);
  await page.getByRole('button', { name: '结束其他登录' }).click();
  await dialog.getByRole('button', { name: '结束其他登录' }).click();
  await expect(page.getByText('其他设备上的登录已全部结束')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole('button', { name: '结束其他登录' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: '登录设备' })).toBeFocused();
  expect(await Promise.all([phone, ...others].map(lives))).toEqual([false, false, false]);
  const mine = (await context.cookies()).find(({ name }) => name === 'token')?.value;
  expect(await lives(mine)).toBe(true);
  // The owner gets a message.
  await page.reload();
  await expect(page.getByRole('button', { name: /^消息，\d+ 条未读/ })).toBeVisible();
});

test('a session that was ended meanwhile is no error: the list says what is left', async ({
  page,
  portal,
  database,
  faults,
}) => {
  faults.allow(/^404 POST .*\/sessions\/end$/);
  await endSessions(database);
  const other = await tokenOf(page.request, '销售', portal.dataDir);
  await enter(page, portal.dataDir, '销售', '/account/security');
  const sessions = page.getByRole('list', { name: '登录设备' }).getByRole('listitem');
  const button = sessions.filter({ hasNotText: '当前设备' }).getByRole('button');
  await expect(button).toHaveCount(1);
  await page.request.post('/api/user/user-service/v1/user/logOut', { data: {}, headers: { token: other } });
  await button.click();
  await expect(sessions).toHaveCount(1);
});

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c4291c' } })
    .jpeg()
    .toBuffer();

test('a picture of any size becomes the account’s, shows wherever it is named, and goes again', async ({
  page,
  portal,
  faults,
}) => {
  await enter(page, portal.dataDir, '企业管理员');
  const main = page.getByRole('main');
  const field = page.getByLabel('选择头像图片');
  const pick = (name: string, mimeType: string, buffer: Buffer) => field.setInputFiles({ name, mimeType, buffer });
  await pick('文字.jpg', 'image/jpeg', Buffer.from('no picture'));
  await expect(main.getByText(/^图片上传失败，格式不符，须为 PNG、JPG 或 JPEG，缩小后不超过 1 MB$/)).toBeVisible();
  await expect(main.locator('img[src^="/files/"]')).toHaveCount(0);

  await pick('照片.jpg', 'image/jpeg', await pictureOf(3000, 2000));
  await expect(page.getByText('头像已更换')).toBeVisible();
  await expect(main.getByText(/^图片上传失败/)).toHaveCount(0);
  const shown = page.locator('img[src^="/files/"]');
  await expect(shown).toHaveCount(3);
  await expect(card(page).locator('img')).toHaveJSProperty('naturalWidth', 512);
  await expect(card(page).locator('img')).toHaveJSProperty('naturalHeight', 512);
  const first = (await shown.first().getAttribute('src')) as string;

  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page.getByRole('banner').locator('img[src^="/files/"]')).toHaveAttribute('src', first);
  await page.goto('/account/account');
  await untilLive(page);
  await pick(
    '另一张.png',
    'image/png',
    await sharp(await pictureOf(40, 60))
      .png()
      .toBuffer(),
  );
  await expect(shown.first()).not.toHaveAttribute('src', first);
  // A picture that was removed by mistake can be restored, and the focus stays in place.
  await page.getByRole('button', { name: '移除头像' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('button', { name: '上传头像' })).toBeFocused();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('头像已恢复')).toBeVisible();
  await expect(shown).toHaveCount(3);
  await page.getByRole('button', { name: '移除头像' }).click();
  await expect(page.getByText('头像已移除')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(userBox(page)).toHaveText(/^用户菜单\s*T/);

  // A picture that cannot be loaded leaves the placeholder.
  faults.allow(/^404 GET .*\/files\//);
  await pick('照片.jpg', 'image/jpeg', await pictureOf(20, 20));
  await expect(shown).toHaveCount(3);
  await page.route('**/files/*', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await untilLive(page);
  await expect(shown).toHaveCount(0);
});

test('the own data comes as one file, once a minute', async ({ page, portal, faults }) => {
  faults.allow(/^429 POST .*\/identity\/export$/);
  await enter(page, portal.dataDir, '服务商', '/account/export');
  const button = page.getByRole('button', { name: '导出数据' });
  const coming = page.waitForEvent('download');
  await button.click();
  await expect(page.getByText('数据已导出')).toBeVisible();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^account-data-\d{4}-\d\d-\d\d\.json$/);
  const { parts, legend, exportedAt } = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(exportedAt).toMatch(/\+08:00$/);
  expect(legend['account.userRoles'][3]).toBe('服务商');
  expect(parts.account.userName).toBe('trial-provider');
  expect(parts.account.phone).toBe(accountOf('服务商', portal.dataDir).phone);
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(['sessions', 'messages', 'agreements', 'certification']));
  await button.click();
  await expect(page.getByText(/^操作过于频繁，请 \d+ 秒后再试$/)).toBeVisible();
});

test('[SHELL-06] [ACC-11] at 360 px a row says where one is, and opens the menu; Escape and a choice close it; the own tier is in view', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await enter(page, portal.dataDir, '企业管理员');
  const row = page.getByRole('button', { name: '账号资料 菜单' });
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page)).toBeHidden();
  await row.click();
  await expect(menu(page).getByRole('link', { name: '账号资料' })).toHaveAttribute('aria-current', 'page');
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(row).toBeFocused();
  await row.click();
  await menu(page).getByRole('link', { name: '数据导出' }).click();
  await expect(heading(page, '数据导出')).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '数据导出 菜单' })).toBeVisible();

  // The user's own tier, which is the last, is also visible after the window gets narrow.
  await page.setViewportSize({ width: 1280, height: 740 });
  await menu(page).getByRole('link', { name: '我的权益' }).click();
  await expect(heading(page, '我的权益')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const table = page.getByRole('table');
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', { name: '已认证企业' })).toBeInViewport();
});

test('while the next page is on its way its shape shows, and its entry is marked already', async ({ page, portal }) => {
  await enter(page, portal.dataDir, '企业管理员');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/rights', async (route) => {
    await held;
    await route.continue();
  });
  await menu(page).getByRole('link', { name: '我的权益' }).click();
  await expect(page.getByRole('status', { name: '正在打开' })).toBeVisible();
  await expect(heading(page, '账号资料')).toBeHidden();
  await expect(menu(page).getByRole('link', { name: '我的权益' })).toHaveAttribute('aria-current', 'page');
  release();
  await expect(heading(page, '我的权益')).toBeVisible();
  await expect(page.getByRole('status', { name: '正在打开' })).toHaveCount(0);
});

const LOOKED_AT: readonly [DemoTitle, string, string][] = [
  ['普通账号（未认证）', '/account/rights', '我的权益'],
  ['普通账号（未认证）', '/account/security', '账号安全'],
  ['普通账号（未认证）', '/account/export', '数据导出'],
  ['服务商', '/account/shop', '服务商管理'],
  ['服务商', '/account/goods', '商品管理'],
  ['门户子管理员', '/account/welcome', '您好，trial-sub-portal-manager'],
];

test('[SHELL-06] axe finds nothing wrong at any width, in light and dark, nothing is cut off, and targets are large', async ({
  page,
  portal,
}) => {
  const seen = new Set<DemoTitle>();
  for (const [title, path, name] of LOOKED_AT) {
    await page.setViewportSize({ width: 360, height: 800 });
    await enter(page, portal.dataDir, title, path);
    await expect(heading(page, name)).toBeVisible();
    await expectFitForAll(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: /菜单$/ }).click();
    // The menu of an account is the same on all of its pages.
    if (!seen.has(title)) await expectAccessibleInThemes(page);
    seen.add(title);
    await expectLargeTargets(page.locator('button, a'));
  }
});

for (const [title, path] of [
  ['企业管理员', '/account/sheets'],
  ['运营管理员', '/console/work-orders'],
] as const)
  test(`[SHELL-06] on ${path} the first stop skips bar and menu, and leads to the page`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await loginAs(page, title, { path });
      await untilLive(page);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      const isInPage = () => page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
      expect(await isInPage()).toBe(true);
    }
  });
