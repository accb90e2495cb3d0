import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkUser } from '#contract/identity/calls.ts';
import type { TrialTitle } from '#server/areas/identity/trial-list.ts';
import { accountOf, loginAs, tokenOf } from './accounts.ts';
import { expect, expectAccessibleInThemes, expectFitForAll } from './fixtures.ts';
import { untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

test.use({ portalName: 'account-centre' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation', { name: '账号页面' });
const card = (page: Page) => page.getByRole('region', { name: '账号概览' });
const userBox = (page: Page) => page.getByRole('button', { name: /^用户菜单/ });

/** Logs in on a page of the account centre, in the place of whoever was logged in, and waits until it is live. */
const enter = async (page: Page, dataDir: string, title: TrialTitle, path = '/account/account') => {
  await page.context().clearCookies();
  await loginAs(page, title, { path, dataDir });
  await untilLive(page);
};

const SELLS = ['服务商管理', '商品管理'];
const MENUS: readonly [TrialTitle, readonly string[]][] = [
  ['普通账号（未认证）', ['账号资料', '我的权益', '我的工单']],
  ['普通账号（认证失败）', ['账号资料', '我的权益', '我的工单']],
  ['普通账号（审核中）', ['账号资料', '我的权益', '我的工单']],
  ['普通账号（已冻结）', ['账号资料', '我的权益', '我的工单']],
  ['普通账号（已认证）', ['账号资料', '企业管理', '我的权益', '我的工单']],
  ['普通账号（角色 1）', ['账号资料', '我的权益', '我的工单']],
  ['企业管理员', ['账号资料', '企业管理', '我的权益', '我的工单']],
  ['专属账号（角色 3）', ['账号资料', '企业管理', '我的工单']],
  ['专属账号（角色 8）', ['账号资料', '企业管理', '我的工单']],
  ['服务商', ['账号资料', '企业管理', '我的权益', ...SELLS, '我的工单']],
  ['服务商兼合作伙伴', ['账号资料', '企业管理', '我的权益', ...SELLS, '我的工单']],
  ['子账号', ['账号资料', '我的工单']],
  ['子账号（员工）', ['账号资料', '我的工单']],
  ['子账号（管理员）', ['账号资料', '我的工单']],
  ['门户管理员', ['账号资料', '企业管理']],
  ['门户子管理员', ['账号资料']],
];

test('[ACC-01] [ACC-02] [ACC-03] [ACC-04] [ACC-05] [ACC-06] [ACC-15] each account has the menu of its role and state', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000);
  for (const [title, names] of MENUS) {
    await enter(page, portal.dataDir, title);
    await expect(menu(page).getByRole('list').first().getByRole('link'), title).toHaveText(names);
  }
});

test('[ACC-09] [GUARD-01] a page outside of the own menu answers with the page that names the right', async ({
  page,
  portal,
  faults,
}) => {
  faults.allow(/^403 GET /);
  await enter(page, portal.dataDir, '专属账号（角色 3）');
  for (const path of ['/account/rights', '/account/shop', '/account/goods', '/account/welcome']) {
    expect((await page.goto(path))?.status(), path).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

const CARDS: readonly [TrialTitle, readonly string[], string | undefined][] = [
  ['子账号', ['企业子账号', '企业名称', '示例企业二', '主账号', 'trial-manager'], undefined],
  ['企业管理员', ['已认证企业', '企业名称', '示例企业二'], undefined],
  ['普通账号（已认证）', ['已认证企业', '示例企业一'], undefined],
  ['普通账号（未认证）', ['未认证企业'], '/account/rights'],
  ['普通账号（认证失败）', ['企业认证未通过', '还可提交 3 次'], '/account/account'],
  ['普通账号（审核中）', ['企业认证审核中', '审核期间可临时享有企业权益'], undefined],
];

test('[ACC-08] the owner card says how the enterprise stands, and who has none sees none', async ({
  page,
  portal,
  database,
}) => {
  test.setTimeout(120_000);
  await database.query(
    `insert into enterprise_certification (account_id, attempts_left)
     select account_id, 3 from identity_account where user_name = 'trial-rejected'
     on conflict (account_id) do update set attempts_left = 3`,
  );
  await database.query(
    `insert into enterprise_certification (account_id, attempts_left, frozen_until)
     select account_id, 0, timestamptz '2199-12-01 09:30+08' from identity_account where user_name = 'trial-frozen'
     on conflict (account_id) do update set attempts_left = 0, frozen_until = excluded.frozen_until`,
  );
  for (const [title, words, link] of CARDS) {
    await enter(page, portal.dataDir, title);
    for (const word of words) await expect(card(page).getByText(word, { exact: true }), title).toBeVisible();
    if (link === undefined) await expect(card(page).getByRole('link')).toHaveCount(0);
    else await expect(card(page).getByRole('link')).toHaveAttribute('href', link);
  }
  await enter(page, portal.dataDir, '普通账号（已冻结）');
  await expect(card(page).getByText('企业认证已冻结', { exact: true })).toBeVisible();
  await expect(card(page)).toContainText('剩余提交次数0 次自动解冻时间2199-12-01 09:30');
  for (const title of ['专属账号（角色 8）', '门户管理员', '运营管理员'] as const) {
    await enter(page, portal.dataDir, title);
    await expect(heading(page, '账号资料')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  }
});

test('[ACC-07] portal managers begin at a welcome page, and breadcrumbs lead back to it', async ({ page, portal }) => {
  await enter(page, portal.dataDir, '门户管理员', '/account/welcome');
  await expect(heading(page, '您好，trial-portal-manager')).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: '面包屑' });
  await expect(crumbs).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^账号工单/ })
    .click();
  await expect(page).toHaveURL('/account/sheets');
  await expect(crumbs.getByRole('listitem')).toHaveText(['欢迎页', '账号工单']);
  await expect(crumbs.getByText('账号工单')).toHaveAttribute('aria-current', 'page');
  await crumbs.getByRole('link', { name: '欢迎页' }).click();
  await expect(heading(page, '您好，trial-portal-manager')).toBeVisible();
  await page.getByRole('link', { name: '账号中心' }).click();
  await expect(page).toHaveURL('/account/welcome');
  await enter(page, portal.dataDir, '企业管理员', '/account/sheets');
  await expect(heading(page, '我的工单')).toBeVisible();
  await expect(crumbs).toHaveCount(0);
});

test('[ROUTE-16] [UBOX-04] every page of the account centre answers, and has a name for links from outside', async ({
  page,
  portal,
}) => {
  test.setTimeout(120_000);
  await enter(page, portal.dataDir, '服务商');
  for (const [name, title, path = `/account/${name}`] of [
    ['account', '账号资料'],
    ['rights', '我的权益'],
    ['sub-accounts', '企业管理'],
    ['shop', '服务商管理'],
    ['goods', '商品管理'],
    ['sheets', '我的工单'],
    ['add-sheets', '提交工单'],
    ['account-addSheets', '提交工单', '/account/add-sheets'],
    ['message-center', '消息中心', '/account/message-center/message'],
    ['security', '账号安全'],
    ['modify-password', '修改密码'],
    ['modify-phone', '修改手机号'],
    ['upload', '我的文件'],
    ['export', '数据导出'],
  ] as const) {
    expect((await page.goto(`/account-center/${name}`))?.status(), name).toBe(200);
    await expect(page).toHaveURL(path);
    await expect(heading(page, title)).toBeVisible();
  }
});

test('a session that is ended elsewhere is out at once, all others after a question, and this one stays', async ({
  page,
  portal,
  context,
}) => {
  const { dataDir } = portal;
  const [phone, ...others] = await Promise.all([1, 2, 3].map(() => tokenOf(page.request, '合作伙伴', dataDir)));
  const lives = async (token: string | undefined) =>
    (await page.request.get(checkUser.path, { headers: { token: token as string } })).status() === 200;
  await enter(page, dataDir, '合作伙伴', '/account/security');
  const sessions = page.getByRole('list', { name: '登录设备' }).getByRole('listitem');
  await expect(sessions).toHaveCount(4);
  await expect(sessions.filter({ hasText: '当前设备' })).toHaveCount(1);
  await expect(sessions.filter({ hasText: '当前设备' }).getByRole('button')).toHaveCount(0);

  // Those that were opened last stand first; which of them it is makes no difference.
  expect(await Promise.all([phone, ...others].map(lives))).toEqual([true, true, true]);
  await sessions.filter({ hasNotText: '当前设备' }).first().getByRole('button').click();
  await expect(page.getByText('已结束那台设备上的登录')).toBeVisible();
  await expect(sessions).toHaveCount(3);
  // What had the focus has gone.
  await expect(page.getByRole('list', { name: '登录设备' })).toBeFocused();
  expect((await Promise.all([phone, ...others].map(lives))).filter(Boolean)).toHaveLength(2);

  await page.getByRole('button', { name: '结束其他登录' }).click();
  const dialog = page.getByRole('dialog', { name: '结束其他设备上的登录？' });
  await expect(dialog).toContainText('其他 2 个登录会立即失效');
  // Style sheets come in any order.
  const [outer, title] = await Promise.all([dialog.boundingBox(), dialog.getByRole('heading').boundingBox()]);
  expect(title?.x).toBeGreaterThanOrEqual((outer?.x as number) + 20);
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
  // The owner is told.
  await page.reload();
  await expect(page.getByRole('button', { name: /^消息，\d+ 条未读/ })).toBeVisible();
});

test('a session that was ended meanwhile is no fault: the list says what is left', async ({ page, portal, faults }) => {
  faults.allow(/^404 POST .*\/sessions\/end$/);
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
  await expect(main.getByText(/^图片上传失败，格式不符，须为 PNG、JPG 或 JPEG，大小不限$/)).toBeVisible();
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
  // Removed by mistake it comes back, and the keyboard stays where it was.
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

  // A picture that cannot be had leaves the sign.
  faults.allow(/^404 GET .*\/files\//);
  await pick('照片.jpg', 'image/jpeg', await pictureOf(20, 20));
  await expect(shown).toHaveCount(3);
  await page.route('**/files/*', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await untilLive(page);
  await expect(shown).toHaveCount(0);
});

test('[ACC-11] the rights page says the own tier, what all may do, and what certification would add', async ({
  page,
  portal,
}) => {
  await enter(page, portal.dataDir, '普通账号（未认证）', '/account/rights');
  await expect(page.getByText(/^当前等级：已登录，自 \d{4}-\d\d-\d\d \d\d:\d\d 起。$/)).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['权益', '访客', '已登录当前', '认证审核中', '已认证企业']);
  const row = table.getByRole('row').filter({ hasText: '每项能力每天体验' });
  await expect(row.getByRole('cell')).toHaveText(['30 次', '10 次', '100 次', '100 次']);
  const gains = page.getByRole('listitem').filter({ hasText: '模型下载' });
  await expect(gains).toHaveText(/模型下载3 个不限/);
  await expect(page.getByRole('link', { name: '去认证' })).toHaveAttribute('href', '/account/certification');
  await enter(page, portal.dataDir, '普通账号（审核中）', '/account/rights');
  await expect(page.getByText(/审核期间临时享有/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '每秒调用' })).toHaveCount(0);
  await enter(page, portal.dataDir, '企业管理员', '/account/rights');
  await expect(page.getByText(/^当前等级：已认证企业/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '完成企业认证后' })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', { name: '已认证企业' })).toBeInViewport();
});

test('the own data comes as one file, once a minute', async ({ page, portal, faults }) => {
  faults.allow(/^429 POST .*\/identity\/export$/);
  await enter(page, portal.dataDir, '服务商', '/account/export');
  const button = page.getByRole('button', { name: '导出数据' });
  const coming = page.waitForEvent('download');
  await button.click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^account-data-\d{4}-\d\d-\d\d\.json$/);
  const { parts, legend, exportedAt } = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(exportedAt).toMatch(/\+08:00$/);
  expect(legend['account.userRoles'][3]).toBe('服务商');
  expect(parts.account.userName).toBe('trial-provider');
  expect(parts.account.phone).toBe(accountOf('服务商', portal.dataDir).phone);
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(['sessions', 'messages', 'agreements', 'certification']));
  await expect(page.getByText('数据已导出')).toBeVisible();
  await button.click();
  await expect(page.getByText(/^操作过于频繁，请 \d+ 秒后再试$/)).toBeVisible();
});

test('[SHELL-06] at 360 px a row says where one is, and opens the menu; Escape and a choice close it', async ({
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
  await page.goto('/account/modify-phone');
  await expect(page.getByRole('button', { name: '账号安全 菜单' })).toBeVisible();
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

const LOOKED_AT: readonly [TrialTitle, string, string][] = [
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
  test.setTimeout(180_000);
  for (const [title, path, name] of LOOKED_AT) {
    await page.setViewportSize({ width: 360, height: 800 });
    await enter(page, portal.dataDir, title, path);
    await expect(heading(page, name)).toBeVisible();
    await expectFitForAll(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: /菜单$/ }).click();
    await expectAccessibleInThemes(page);
    const small = await page.locator('button, a').evaluateAll((targets) =>
      targets
        .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );
    expect(small, path).toEqual([]);
  }
});
