import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { getAccount, lockAccount, queryAccounts, setAccountRoles } from '#contract/account/console-accounts.ts';
import { userRoles } from '#contract/kit/roles.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { accountOf, loginAs, tokenOf } from './accounts.ts';
import { expect, expectAccessibleInThemes, expectFitForAll, expectFits, expectLargeTargets } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const enter = async (page: Page, dataDir: string, title: DemoTitle, path: string) => {
  await loginAs(page, title, { path, dataDir });
  await untilLive(page);
};
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
/** Opens an account from the list and starts an action. */
const begin = async (page: Page, name: string, act: string) => {
  await page.getByRole('link', { name, exact: true }).click();
  await sheet(page, name).getByRole('button', { name: act }).click();
};
const give = async (page: Page, reason: string, act: string) => {
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${act}：`) });
  await dialog.getByLabel('原因').fill(reason);
  await dialog.getByRole('button', { name: act }).click();
};
/** Presses Escape again if it came before the drawer listened for keys, which is a moment after it can be seen. */
const closeByEscape = (page: Page, opened: Locator) =>
  expect(async () => {
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 30_000 });
const expectStatus = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

test('[OPS-02] [GUARD-01] the console leads to its first page, and shows an operator the pages that it may open; the list of accounts is narrowed by its address', async ({
  page,
  portal,
}) => {
  await enter(page, portal.dataDir, '运营管理员', '/account/account');
  await page.getByRole('link', { name: '运营控制台' }).click();
  const menu = page.getByRole('navigation', { name: '控制台菜单' });
  await expect(menu.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: '账号管理' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '操作日志' })).toHaveCount(0);
  await menu.getByRole('link', { name: '短信发件箱' }).click();
  await expect(heading(page, '短信发件箱')).toBeVisible();

  // The list of accounts is narrowed and ordered by the address, also back again.
  await openLive(page, '/console/accounts?userRole=2&order=name&authStatus=9&pageNo=x');
  const names = page.locator('tr[data-row-key] a');
  await expect(names).toHaveText(['trial-partner', 'trial-provider-partner']);
  await page.getByRole('link', { name: '清除条件' }).click();
  await expect(page).toHaveURL('/console/accounts?order=name');
  await expect(row(page, 'trial-frozen')).toBeVisible();
  await page.getByRole('combobox', { name: '企业认证' }).click();
  await page.getByTitle('已冻结').click();
  await expect(page).toHaveURL(/authStatus=3/);
  await expect(names).toHaveText(['trial-frozen']);
  await page.goBack();
  await expect(row(page, 'trial-manager')).toBeVisible();
  await page.getByLabel('关键词').fill("%_' or 1=1");
  await page.getByLabel('关键词').press('Enter');
  await expect(page.getByText('没有符合条件的账号')).toBeVisible();
  await openLive(page, '/console/accounts?account=999999999');
  await expect(page.getByText('没有这个账号')).toBeVisible();
});

test('[OPS-02] an operator finds an account by the keyboard, locks it while its owner works, and lets it in again', async ({
  page,
  portal,
  browser,
}) => {
  const { name, password } = accountOf('合作伙伴', portal.dataDir);
  const office = await browser.newContext({ baseURL: portal.url });
  const owner = await office.newPage();
  await enter(owner, portal.dataDir, '合作伙伴', '/account/account');

  await enter(page, portal.dataDir, '运营管理员', '/console/accounts');
  await page.keyboard.press('/');
  await page.keyboard.type(name.slice(2, -2));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/console/accounts?keyword=${name.slice(2, -2)}`);
  // The row is in the list of all accounts too.
  await expect(page.locator('[data-row-key]')).toHaveCount(1);
  await expect(row(page, name)).toBeVisible();
  await page.getByLabel('关键词').blur();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  const opened = page.getByRole('dialog').first();
  await expect(opened.getByText('登录中的会话')).toBeVisible();
  await closeByEscape(page, opened);
  await expect(page).toHaveURL(/accounts\?keyword=[^&]+$/);

  await begin(page, name, '锁定账号');
  const dialog = page.getByRole('dialog', { name: `锁定账号：${name}` });
  await expect(dialog.getByLabel('原因')).toBeFocused();
  await dialog.getByRole('button', { name: '锁定账号' }).press('Enter');
  await expect(dialog.getByText('请填写原因')).toBeVisible();
  await expect(dialog.getByLabel('原因')).toBeFocused();
  await dialog.getByRole('button', { name: '取消' }).press('Enter');
  await expect(sheet(page, name).getByRole('button', { name: '锁定账号' })).toBeFocused();
  await page.keyboard.press('Enter');
  await give(page, '多次提交虚假资料', '锁定账号');
  await expectStatus(page, '已锁定账号');
  await expect(sheet(page, name).getByText('原因：多次提交虚假资料')).toBeVisible();
  await expect(sheet(page, name).getByText('登录中的会话（0）')).toBeVisible();

  // The owner is logged out at the next step. The login page explains that this lock does not expire.
  await owner.getByRole('link', { name: '账号安全' }).click();
  // The notice disappears automatically.
  await expect(owner.getByText('账号已被平台锁定，登录已失效')).toBeVisible();
  await expect(owner).toHaveURL('/');
  await openLive(owner, '/auth/login');
  await owner.getByLabel('手机号或用户名', { exact: true }).fill(name);
  await owner.getByLabel('密码', { exact: true }).fill(password);
  await owner.getByRole('button', { name: '登录', exact: true }).click();
  await expect(owner.getByText('账号已被平台锁定，暂时不能登录')).toContainText(/技术支持.*（每天 8:30–22:00）/);
  await expect(owner.getByRole('link', { name: /^support@/ })).toHaveAttribute('href', /^mailto:support@/);

  await sheet(page, name).getByRole('button', { name: '解锁账号' }).click();
  await give(page, '资料已核实', '解锁账号');
  await expectStatus(page, '已解锁账号');
  await expect(sheet(page, name).getByText('原因：多次提交虚假资料')).toHaveCount(0);

  await owner.getByRole('button', { name: '登录', exact: true }).click();
  await expect(owner.getByRole('button', { name: /^用户菜单/ })).toBeVisible();
  const messages = await (await owner.request.get('/account/message-center/message')).text();
  for (const title of ['账号已解除锁定', '账号已被锁定']) expect(messages).toContain(title);
  await office.close();
});

test('[OPS-02] of two operators who act on one account, the second sees that, and what was typed stays', async ({
  page,
  portal,
}) => {
  const name = 'trial-exclusive-8';
  await enter(page, portal.dataDir, '运营管理员', '/console/accounts?keyword=exclusive');
  await begin(page, name, '锁定账号');
  const dialog = page.getByRole('dialog', { name: `锁定账号：${name}` });
  await dialog.getByLabel('原因').fill('收到投诉');

  // Another operator is faster.
  const token = await tokenOf(page.request, '运营超级管理员', portal.dataDir);
  const ask = async (path: string, data: object) =>
    (await page.request.post(path, { headers: { token }, data })).json();
  const { data } = await ask(queryAccounts.path, { keyword: name, pageNo: 1, pageSize: 1 });
  const { accountId } = data.list[0];
  expect((await ask(lockAccount.path, { accountId, version: 1, reason: '法务要求' })).code).toBe('200');

  await dialog.getByRole('button', { name: '锁定账号' }).click();
  await expect(dialog.getByText('内容已被他人更新')).toBeVisible();
  await expect(dialog.getByLabel('原因')).toHaveValue('收到投诉');
  await dialog.getByRole('button', { name: '载入最新' }).click();
  await expect(page.getByText('原因：法务要求')).toBeAttached();
  await expect(dialog.getByLabel('原因')).toHaveValue('收到投诉');
  // The reason is lost only on purpose.
  const question = page.getByRole('dialog', { name: '内容尚未保存，要离开吗？' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: '继续填写' }).click();
  await expect(dialog.getByLabel('原因')).toHaveValue('收到投诉');
  await dialog.getByRole('button', { name: '取消' }).click();
  await question.getByRole('button', { name: '离开' }).click();
  await sheet(page, name).getByRole('button', { name: '解锁账号' }).click();
  const reload = Promise.withResolvers<void>();
  const reloads = `**${getAccount.path}*`;
  await page.route(reloads, (route) => reload.promise.then(() => route.continue()));
  await give(page, '误会已澄清', '解锁账号');
  await expectStatus(page, '已解锁账号');

  // A ticked role stays ticked when the page reloads the account after the operator's own action.
  const roles = page.getByRole('dialog', { name: `设置角色：${name}` });
  await sheet(page, name).getByRole('button', { name: '设置角色' }).click();
  await roles.getByLabel('服务商').check();
  reload.resolve();
  await expect(page.getByText('原因：法务要求')).not.toBeAttached();
  await page.unroute(reloads);
  await expect(roles.getByLabel('服务商')).toBeChecked();

  // Roles that were chosen from an outdated state do not overwrite the other operator's.
  const given = { accountId, version: 3, reason: '入驻', userRoles: [userRoles.sales], accountRole: 8 };
  expect((await ask(setAccountRoles.path, given)).code).toBe('200');
  await give(page, '入驻审核通过', '设置角色');
  await roles.getByRole('button', { name: '载入最新' }).click();
  await expect(roles.getByLabel('销售')).toBeChecked();
  await expect(roles.getByLabel('服务商')).not.toBeChecked();
  await expect(roles.getByLabel('原因')).toHaveValue('入驻审核通过');
});

test('[OPS-02] [ROLE-02] a role that an operator gives makes the menu grow, and other operators are not an operator’s to change', async ({
  page,
  portal,
  request,
}) => {
  const { name } = accountOf('普通账号（已认证）', portal.dataDir);
  const token = await tokenOf(request, '普通账号（已认证）', portal.dataDir);
  const menuOf = async () =>
    (await (await request.get('/account/account', { headers: { cookie: `token=${token}` } })).text()).match(
      /href="\/account\/[a-z-]+"/g,
    );
  expect(await menuOf()).toContain('href="/account/rights"');
  expect(await menuOf()).not.toContain('href="/account/goods"');

  await enter(page, portal.dataDir, '运营管理员', `/console/accounts?keyword=${name}`);
  await begin(page, name, '设置角色');
  const dialog = page.getByRole('dialog', { name: `设置角色：${name}` });
  await expect(dialog.getByLabel('运营角色')).toHaveCount(0);
  await dialog.getByLabel('服务商').check();
  await give(page, '入驻审核通过', '设置角色');
  await expectStatus(page, '已设置角色');
  await expect(sheet(page, name).locator('dl').getByText('服务商')).toBeVisible();
  expect(await menuOf()).toContain('href="/account/goods"');

  // An operator has no actions for its own account or for other operators.
  await openLive(page, '/console/accounts?keyword=operator');
  for (const operator of ['trial-operator', 'trial-super-operator']) {
    await page.getByRole('link', { name: operator, exact: true }).click();
    await expect(sheet(page, operator).getByText('运营账号只能由运营超级管理员处理')).toBeVisible();
    await closeByEscape(page, sheet(page, operator));
  }
});

test('[OPS-02] the audit log says who did what to whom and why, and leaves the portal as a safe file', async ({
  page,
  portal,
}) => {
  const name = accountOf('服务商', portal.dataDir).name;
  await enter(page, portal.dataDir, '运营超级管理员', `/console/accounts?keyword=${name}`);
  await page.getByRole('link', { name, exact: true }).click();
  await sheet(page, name).getByRole('button', { name: '查看完整号码' }).click();
  await expect(sheet(page, name).getByText(accountOf('服务商', portal.dataDir).phone)).toBeVisible();
  await sheet(page, name).getByRole('button', { name: '设置销售联系人' }).click();
  const dialog = page.getByRole('dialog', { name: `设置销售联系人：${name}` });
  await dialog.getByRole('combobox', { name: '销售联系人' }).hover();
  await dialog.locator('.ant-select-clear').click();
  await give(page, '=HYPERLINK("http://example.com")', '设置销售联系人');
  await expectStatus(page, '已设置销售联系人');

  await sheet(page, name).getByRole('link', { name: '操作记录' }).click();
  await expect(heading(page, '操作日志')).toBeVisible();
  const menu = page.getByRole('navigation', { name: '控制台菜单' });
  await expect(menu.getByRole('link', { name: '操作日志' })).toHaveAttribute('aria-current', 'page');
  const rows = page.locator('tr[data-row-key]');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('设置销售联系人');
  await expect(rows.last()).toContainText('查看手机号');
  await rows.first().click();
  await expect(page.getByText('trial-sales')).toBeVisible();
  await page.getByRole('combobox', { name: '操作', exact: true }).click();
  await page.keyboard.type('查看手机号');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(rows).toHaveCount(2);

  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 CSV' }).click();
  await expectStatus(page, '已导出 2 条');
  const file = readFileSync((await (await arrived).path()) as string, 'utf8');
  expect(file.startsWith('\ufeff"时间"')).toBe(true);
  expect(file.split('\r\n')).toHaveLength(4);
  expect(file).toContain('HYPERLINK');
  expect(file).not.toMatch(/(^|",)"?[=+\-@]/m);
  await openLive(page, '/console/audit-log?act=auditLog.export');
  await expect(rows.first()).toContainText('导出操作日志');
});

test('[SHELL-06] [ROLE-02] axe finds nothing wrong with the console pages at any width, in light and dark, and nothing is cut off; a super manager may make operators', async ({
  page,
  portal,
}) => {
  test.slow();
  await enter(page, portal.dataDir, '运营超级管理员', '/console/audit-log');
  const ends = () =>
    page.locator('td').evaluateAll((cells) => Math.max(...cells.map((cell) => cell.getBoundingClientRect().right)));
  const expectWithin = async (width: number) => {
    await expect.poll(ends, `${width}`).toBeLessThanOrEqual(width);
    if (width > 360) return;
    await expectLargeTargets(page.locator('button, a'));
  };
  const look = () => expectFitForAll(page, expectWithin);
  // What lies over a page is the same on a wide page, where it has more room.
  const lookNarrow = async () => {
    await expectFits(page, 360);
    await expect(() => expectWithin(360)).toPass({ timeout: 30_000 });
    await expectAccessibleInThemes(page);
  };
  await expect(heading(page, '操作日志')).toBeVisible();
  await look();
  await openLive(page, '/console/accounts');
  await expect(heading(page, '账号管理')).toBeVisible();
  await look();
  await page.getByRole('link', { name: 'trial-manager', exact: true }).click();
  await expect(sheet(page, 'trial-manager').getByText('子账号（3）')).toBeVisible();
  await lookNarrow();
  await sheet(page, 'trial-manager').getByRole('button', { name: '设置角色' }).click();
  const roles = page.getByRole('dialog', { name: '设置角色：trial-manager' });
  // Operators are a super manager's to make.
  await expect(roles.getByLabel('运营角色')).toBeVisible();
  await lookNarrow();
});
