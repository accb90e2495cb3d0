import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Download, Locator, Page } from '@playwright/test';
import type { AnyCall } from '#contract/kit/call.ts';
import {
  createSubAccount,
  importSubAccounts,
  setSubAccountsEnabled,
  updateSubAccount,
} from '#contract/organisation/calls.ts';
import { sendVerifyCode } from '#contract/auth/calls.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { accountOf, leaveAccount, loginAs, tokenOf, verifyCodeFor } from './accounts.ts';
import { expect, expectAccessible, WIDTHS } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';
import { newPassword, newPhone } from './new-account.ts';
import { test } from './own-portal.ts';
import type { Portal } from './portal.ts';

test.use({ portalName: 'changed' });

const PATH = '/account/sub-accounts';
const MAIN = '专属账号（角色 3）';
const ENTERPRISE = '20260003';

/** Only sub-accounts that a test creates exist. */
test.beforeEach(({ database }) =>
  database.query(
    `delete from identity_sub_account u using identity_account a where a.account_id = u.account_id and a.enterprise_no = $1`,
    [ENTERPRISE],
  ),
);

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: '企业管理' });
const enter = async (page: Page, { dataDir }: Portal, path = PATH, title: DemoTitle = MAIN) => {
  await loginAs(page, title, { path, dataDir });
  await untilLive(page);
  await expect(heading(page)).toBeVisible();
};
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const rowNames = (page: Page) => page.locator('tbody tr strong');
const drawer = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title });
const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true });
const more = async (page: Page, name: string, act: string) => {
  await row(page, name)
    .getByRole('button', { name: `${name} 的更多操作` })
    .click();
  await page.getByRole('menuitem', { name: act }).click();
};

interface Wanted {
  loginName: string;
  subAccountName: string;
  phone?: string;
  [field: string]: unknown;
}

/** Makes a call as the main account, without its page. */
const make = async (page: Page, { dataDir }: Portal, call: AnyCall, data: object) => {
  const headers = { token: await tokenOf(page.request, MAIN, dataDir), 'idempotency-key': randomUUID() };
  const body = await (await page.request.post(call.path, { data, headers })).json();
  if (body.code !== '200') throw new Error(`${call.name}: ${JSON.stringify(body)}`);
  return body.data;
};
const create = (page: Page, portal: Portal, ...accounts: Wanted[]) =>
  accounts.reduce(
    async (before, account) => [
      ...(await before),
      (await make(page, portal, createSubAccount, { phone: newPhone(), accountRole: 5, ...account })).subAccountId,
    ],
    Promise.resolve<string[]>([]),
  );

/** Opens a page for another person in a separate browser. */
const person = async (browser: Browser, { url }: Portal): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  return page;
};
const logIn = async (page: Page, name: string, password: string) => {
  await openLive(page, '/auth/login?type=sub');
  await page.getByRole('textbox', { name: '子账号', exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await button(page, '登录').click();
};
/** Sets a password on the page of the first login, which logs in. */
const setPassword = async (page: Page, { dataDir }: Portal, name: string, phone: string, password: string) => {
  await openLive(page, `/auth/first-login?name=${name}`);
  await expect(page.getByRole('textbox', { name: '子账号', exact: true })).toHaveValue(name);
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  const sent = page.waitForResponse((answer) => answer.url().endsWith(sendVerifyCode.path));
  await page.getByRole('button', { name: '获取验证码' }).click();
  await sent;
  await page.getByLabel('验证码', { exact: true }).fill(await verifyCodeFor(page.request, phone, dataDir));
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await button(page, '设置新密码').click();
  await expect(page).toHaveURL('/');
};
const chooseFile = (page: Page, name: string, contents: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(contents) });
const textOf = async (download: Download) => readFile((await download.path()) as string, 'utf8');
const HEAD = '登录名,姓名,手机号,邮箱,分组,角色,有效期至,备注,权限项';

test('[ACC-10] [ID-09] [ACC-02] a sub-account is made, logs in, is previewed as it is, is logged out elsewhere, and disabled', async ({
  page,
  browser,
  portal,
  faults,
}) => {
  faults.allow(/^401 |^403 /);
  await enter(page, portal);
  await expect(page.getByText('还没有子账号')).toBeVisible();
  await expect(page.getByText(`子账号 0 / 500，登录名以 @${ENTERPRISE} 结尾`)).toBeVisible();

  const [phone, password] = [newPhone(), newPassword()];
  const name = `lin-xia@${ENTERPRISE}`;
  await button(page, '新建子账号').click();
  const form = drawer(page, '新建子账号');
  await form.getByLabel('登录名', { exact: true }).fill('lin-xia');
  await form.getByLabel('姓名', { exact: true }).fill('林夏');
  await form.getByLabel('手机号', { exact: true }).fill(phone);
  await form.getByRole('radio', { name: /^员工/ }).check();
  await form.getByLabel(/^分组/).fill('算法组');
  await form.getByRole('checkbox', { name: /^在线体验/ }).check();
  await form.getByRole('checkbox', { name: /^查看工单/ }).check();
  await button(form, '创建').click();
  const hint = drawer(page, '子账号已创建');
  await expect(hint.getByText(name, { exact: true })).toBeVisible();
  await expect(hint.getByText(`${portal.url}/auth/first-login?name=${name}`)).toBeVisible();
  await expect(hint.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, '林夏')).toContainText('待首次登录');

  const sub = await person(browser, portal);
  await setPassword(sub, portal, name, phone, password);
  await expect(sub.getByRole('button', { name: /^用户菜单/ })).toBeVisible();
  await openLive(sub, '/account/account');
  await expect(sub.getByRole('heading', { level: 1, name: '账号资料' })).toBeVisible();
  const entries = await sub.getByRole('navigation', { name: '账号页面' }).getByRole('link').allTextContents();

  await page.reload();
  await untilLive(page);
  await expect(row(page, '林夏')).toContainText('正常');
  await expect(row(page, '林夏')).not.toContainText('从未登录');
  await button(row(page, '林夏'), '预览').click();
  const preview = drawer(page, '以“林夏”的身份预览');
  await expect(preview.getByText('可以登录')).toBeVisible();
  await expect(preview.getByText('“算法组”分组全部成员的工单')).toBeVisible();
  await expect(preview.getByRole('listitem').filter({ hasText: '在线体验' })).toContainText('在线体验各项能力');
  await expect(preview.getByRole('listitem').filter({ hasText: '模型下载' })).toContainText('未授予');
  // The pages in the preview match the sub-account's menu and the pages that it cannot open.
  const menu = await preview.getByRole('heading', { name: '账号中心的菜单' }).locator('..').locator('p').innerText();
  expect(menu.split('、')).toEqual(entries);
  for (const lacking of ['我的权益', '企业管理']) {
    await expect(preview.getByRole('listitem').filter({ hasText: lacking })).toContainText('仅主账号可用');
    expect(entries).not.toContain(lacking);
  }
  expect((await sub.goto(PATH))?.status()).toBe(403);
  await button(preview, '调整权限').click();
  await expect(drawer(page, '编辑 林夏').getByRole('checkbox', { name: /^在线体验/ })).toBeChecked();
  await page.keyboard.press('Escape');

  const elsewhere = await person(browser, portal);
  await logIn(elsewhere, name, password);
  await expect(elsewhere.getByRole('button', { name: /^用户菜单/ })).toBeVisible();
  await openLive(sub, '/');
  await expect(sub.getByText('账号已在其他地方登录，如有疑问请联系企业管理员')).toBeVisible();

  await openLive(elsewhere, '/account/account');
  // The Enter that chooses an item does not press a button of the dialog that it opens.
  await button(row(page, '林夏'), '林夏 的更多操作').press('Enter');
  await page.getByRole('menuitem', { name: '停用' }).focus();
  await page.keyboard.press('Enter');
  const confirm = drawer(page, '停用“林夏”？');
  await expect(button(confirm, '取消')).toBeFocused();
  await button(confirm, '停用').click();
  await expect(page.getByText('已停用，登录已结束')).toBeVisible();
  await expect(row(page, '林夏')).toContainText('已停用');
  await elsewhere.getByRole('navigation', { name: '账号页面' }).getByRole('link', { name: '消息中心' }).click();
  await expect(elsewhere).toHaveURL('/');
  await expect(elsewhere.getByText('登录已超时，请重新登录')).toBeVisible();
  await logIn(elsewhere, name, password);
  await expect(elsewhere.getByRole('alert')).toContainText('子账号已停用');
  await sub.context().close();
  await elsewhere.context().close();
});

test('[ACC-10] the list is narrowed, ordered and paged by its address, and the browser goes back through it', async ({
  page,
  portal,
}) => {
  await make(page, portal, importSubAccounts, {
    csv: [
      HEAD,
      ...Array.from(
        { length: 23 },
        (_, n) =>
          `staff-${String(n).padStart(2, '0')},员工${n},13800000000,,${n % 2 ? '算法组' : ''},${n % 3 ? '员工' : '管理员'},,`,
      ),
    ].join('\n'),
  });
  await enter(page, portal);
  await expect(rowNames(page)).toHaveCount(20);
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(`${PATH}?pageNo=2`);
  await expect(rowNames(page)).toHaveCount(3);

  await page.getByRole('combobox', { name: '角色' }).click();
  await page.getByTitle('管理员', { exact: true }).click();
  await expect(page).toHaveURL(`${PATH}?role=7`);
  await expect(rowNames(page)).toHaveCount(8);
  await page.getByRole('combobox', { name: '分组' }).click();
  await page.getByTitle('算法组', { exact: true }).click();
  await expect(rowNames(page)).toHaveCount(4);
  await page.getByRole('columnheader', { name: /登录名/ }).click();
  await expect(page).toHaveURL(/sort=loginName&order=up/);
  await expect(rowNames(page)).toHaveText(['员工3', '员工9', '员工15', '员工21']);
  await page.reload();
  await untilLive(page);
  await expect(rowNames(page)).toHaveText(['员工3', '员工9', '员工15', '员工21']);

  await page.getByRole('textbox', { name: '登录名、姓名、手机号或邮箱' }).fill('nobody');
  await expect(page.getByText('没有符合条件的子账号')).toBeVisible();
  await page.goBack();
  await expect(rowNames(page)).toHaveCount(4);
  await expect(page.getByRole('textbox', { name: '登录名、姓名、手机号或邮箱' })).toHaveValue('');
  await button(page, '清除条件').click();
  await expect(rowNames(page)).toHaveCount(20);
});

test('[ACC-10] a form keeps what is typed: a name that is taken, a wrong field, and a slip', async ({
  page,
  portal,
}) => {
  await create(page, portal, { loginName: 'Taken-Name', subAccountName: '先来的' });
  await enter(page, portal);
  await button(page, '新建子账号').click();
  const form = drawer(page, '新建子账号');
  await button(form, '创建').click();
  for (const fault of ['请输入登录名', '请输入姓名', '请输入手机号']) await expect(form.getByText(fault)).toBeVisible();
  await expect(form.getByLabel('登录名', { exact: true })).toBeFocused();
  await form.getByLabel('登录名', { exact: true }).fill('taken-name');
  await form.getByLabel('姓名', { exact: true }).fill('<b>后来的</b>');
  await form.getByLabel('手机号', { exact: true }).fill('12345');
  await form.getByLabel(/^备注/).fill('注'.repeat(51));
  await button(form, '创建').click();
  await expect(form.getByText('请输入 11 位手机号')).toBeVisible();
  await expect(form.getByText('51 / 50')).toBeVisible();
  await expect(form.getByText('备注最多 50 个字')).toBeVisible();
  await form.getByLabel('手机号', { exact: true }).fill('13800000000');
  await form.getByLabel(/^备注/).fill('注'.repeat(50));
  await button(form, '创建').click();
  await expect(form.getByText('登录名已被使用')).toBeVisible();
  await expect(form.getByLabel('姓名', { exact: true })).toHaveValue('<b>后来的</b>');

  await page.keyboard.press('Escape');
  await button(page, '继续填写').click();
  await form.getByLabel('登录名', { exact: true }).fill('free-name');
  await button(form, '创建').click();
  await expect(drawer(page, '子账号已创建').getByText(`free-name@${ENTERPRISE}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'free-name')).toContainText('<b>后来的</b>');
});

test('[ACC-10] a user who edits what another has changed meanwhile sees what, and loses nothing', async ({
  page,
  portal,
}) => {
  const [id] = await create(page, portal, { loginName: 'shared', subAccountName: '孙可', note: '白班' });
  const elsewhere = (version: number, changes: object) =>
    make(page, portal, updateSubAccount, {
      subAccountId: id,
      version,
      subAccountName: '孙可',
      phone: '13800000001',
      accountRole: 5,
      ...changes,
    });
  await enter(page, portal);
  await button(row(page, '孙可'), '编辑').click();
  const form = drawer(page, '编辑 孙可');
  await expect(form.getByLabel('登录名', { exact: true })).toBeDisabled();
  await elsewhere(1, { note: '夜班' });
  await form.getByLabel(/^邮箱/).fill('sun.ke@example.com');
  await button(form, '保存').click();
  await expect(form.getByText('变动的内容：手机号、备注。您填写的内容都还在。')).toBeVisible();
  await expect(form.getByLabel(/^邮箱/)).toHaveValue('sun.ke@example.com');
  await button(form, '载入最新内容').click();
  await expect(form.getByLabel(/^备注/)).toHaveValue('夜班');
  await form.getByLabel(/^邮箱/).fill('sun.ke@example.com');
  await elsewhere(2, { note: '中班' });
  await button(form, '保存').click();
  await button(form, '仍按我填写的保存').click();
  await expect(page.getByText('已保存')).toBeVisible();
  await expect(row(page, '孙可')).toContainText('sun.ke@example.com');
  await expect(row(page, '孙可')).toContainText('夜班');
});

test('[ACC-10] several are put in a group, granted items and disabled together', async ({ page, portal, faults }) => {
  faults.allow(/^failed POST .*\/enabled /);
  await create(
    page,
    portal,
    { loginName: 'one', subAccountName: '甲一', groupName: '旧组', permissionItems: ['key'] },
    { loginName: 'two', subAccountName: '乙二' },
    { loginName: 'three', subAccountName: '丙三' },
  );
  await enter(page, portal);
  const choose = async (...names: string[]) => {
    for (const name of names) await page.getByRole('checkbox', { name: `选择 ${name}` }).check();
  };
  await choose('甲一', '乙二');
  await expect(page.getByText('已选 2 个')).toBeVisible();
  await button(page, '设置分组').press('Enter');
  await button(drawer(page, '设置分组'), '取消').press('Enter');
  await expect(button(page, '设置分组')).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer(page, '设置分组').getByRole('combobox').fill('新组');
  await button(drawer(page, '设置分组'), '应用').click();
  await expect(row(page, '甲一')).toContainText('新组');
  await expect(row(page, '乙二')).toContainText('新组');
  await expect(page.getByText('已选 2 个')).toHaveCount(0);

  await choose('丙三');
  await button(page, '取消选择').press('Enter');
  await expect(page.getByRole('checkbox', { name: '选择 丙三' })).toBeFocused();
  await expect(page.getByText('已选 1 个')).toHaveCount(0);

  await choose('甲一', '乙二');
  await button(page, '增减权限项').click();
  const items = drawer(page, '增减权限项');
  await button(items, '应用').click();
  await expect(items.getByText('请至少勾选一项')).toBeVisible();
  await items.getByRole('checkbox', { name: /^在线体验/ }).check();
  await button(items, '应用').click();
  await expect(row(page, '甲一')).toContainText('2 项');
  await expect(row(page, '乙二')).toContainText('1 项');

  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await button(page.getByRole('group', { name: '已选 3 个' }), '停用').click();
  const disabling = drawer(page, '停用所选的 3 个子账号？');
  const answer = Promise.withResolvers<void>();
  await page.route(
    `**${setSubAccountsEnabled.path}`,
    async (route) => {
      await answer.promise;
      await route.abort();
    },
    { times: 1 },
  );
  await button(disabling, '停用').click();
  await expect(button(disabling, '取消')).toBeDisabled();
  await page.keyboard.press('Escape');
  answer.resolve();
  await expect(disabling.getByRole('alert')).toContainText('网络异常');
  await button(disabling, '停用').click();
  await expect(page.getByText('已停用', { exact: true })).toHaveCount(3);
  await more(page, '丙三', '启用');
  await button(drawer(page, '启用“丙三”？'), '启用').click();
  await expect(row(page, '丙三')).toContainText('待首次登录');
});

test('[ACC-10] by keyboard the menu of a row opens on its first action, and the focus returns to its button', async ({
  page,
  portal,
}) => {
  await create(page, portal, { loginName: 'keys', subAccountName: '丁四' });
  await enter(page, portal);
  const opener = button(row(page, '丁四'), '丁四 的更多操作');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(item('登录方式')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('重置密码')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  // Also on a busy page, where the menu is not shown yet when it first asks for the focus.
  await page.evaluate(() => {
    const { focus } = HTMLElement.prototype;
    let hidden = 3;
    HTMLElement.prototype.focus = function (...options) {
      if (this.closest('[role="menu"]') === null || hidden-- <= 0) focus.apply(this, options);
    };
  });
  await opener.press('Enter');
  await expect(item('登录方式')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page, '登录方式')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page, '登录方式')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('[ACC-10] a password is voided: its owner is logged out, and learns how to set another', async ({
  page,
  browser,
  portal,
  faults,
}) => {
  faults.allow(/^401 /);
  const [phone, password] = [newPhone(), newPassword()];
  const name = `reset-me@${ENTERPRISE}`;
  await create(page, portal, { loginName: 'reset-me', subAccountName: '周远', phone });
  const sub = await person(browser, portal);
  await setPassword(sub, portal, name, phone, password);
  await expect(sub.getByRole('button', { name: /^用户菜单/ })).toBeVisible();
  await enter(page, portal);
  await more(page, '周远', '重置密码');
  const confirm = drawer(page, '重置“周远”的密码？');
  await expect(confirm.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`, { exact: false })).toBeVisible();
  await button(confirm, '作废密码').click();
  const hint = drawer(page, '密码已作废');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(hint, '复制全部').click();
  await expect(page.getByText('已复制')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(name);
  expect(copied).toContain(`${portal.url}/auth/first-login`);
  expect(
    (
      await sub.request.get('/api/user/user-service/v1/user/info', {
        headers: { token: (await sub.context().cookies()).find((cookie) => cookie.name === 'token')?.value ?? '' },
      })
    ).status(),
  ).toBe(401);
  await sub.context().close();
});

test('[ACC-10] files that cannot be imported are rejected; a good one is shown with its errors by row, then imported whole; template and export are safe to open', async ({
  page,
  portal,
}) => {
  await test.step('files that cannot be imported are rejected, each with its reason', async () => {
    await enter(page, portal);
    await button(page, '批量导入').click();
    const dialog = drawer(page, '批量导入子账号');
    const rows = (count: number) =>
      [HEAD, ...Array.from({ length: count }, (_, n) => `row-${n},名,13800000000`)].join('\n');
    for (const [name, contents, reason] of [
      ['名单.xlsx', Buffer.from('504b030414000600', 'hex'), '这是 Excel 工作簿'],
      ['图.csv', Buffer.from('89504e470d0a1a0a00ff', 'hex'), '文件含有无法识别的字节'],
      ['空.csv', '', '文件是空的'],
      ['零.csv', 'a\u0000b', '这个文件不是 CSV 文本'],
      ['一万.csv', rows(10_000), '有 10000 行，一次最多 500 行'],
      ['很大.csv', 'x'.repeat(1_000_001), '文件超过 1 MB'],
      ['别的.csv', 'name,phone\na,1', '不认识的列“name”，请删去'],
    ] as const) {
      await chooseFile(page, name, contents);
      await expect(dialog.getByText(reason, { exact: false })).toBeVisible();
      await expect(button(dialog, '批量导入')).toBeDisabled();
    }
    await chooseFile(page, '好.csv', rows(2));
    await expect(dialog.getByText('共 2 行，可以导入')).toBeVisible();
  });

  await test.step('a file is shown with its errors by row, then imported whole; template and export are safe to open', async () => {
    await create(page, portal, { loginName: 'already', subAccountName: '=1+1', note: '@SUM(A1)' });
    await enter(page, portal);
    await button(page, '批量导入').click();
    const dialog = drawer(page, '批量导入子账号');
    const template = page.waitForEvent('download');
    await button(dialog, '下载模板').click();
    expect((await template).suggestedFilename()).toBe('子账号导入模板.csv');
    expect(await textOf(await template)).toBe(
      `\ufeff${HEAD.split(',')
        .map((head) => `"${head}"`)
        .join(',')}\r\n`,
    );

    await chooseFile(
      page,
      '名单.csv',
      `${HEAD}\nnew-1,一,13800000001\nALREADY,二,1380000\nnew-3,三,13800000003,,,总裁,,=1+1\n`,
    );
    await expect(dialog.getByText('发现 4 处错误，请在文件中修改后重新选择')).toBeVisible();
    const errorRows = dialog.getByRole('row');
    await expect(errorRows.nth(1)).toContainText('登录名已被本企业使用');
    await expect(errorRows.nth(2)).toContainText('手机号请输入 11 位手机号1380000');
    await expect(button(dialog, '批量导入')).toBeInViewport();
    await expect(errorRows.nth(3)).toContainText('角色只能填普通成员、员工或管理员');
    await expect(errorRows.nth(4)).toContainText('不能以 =、+、-、@ 开头');
    await expect(button(dialog, '批量导入')).toBeDisabled();

    // 登录名,姓名,手机号 and 张三 in GBK.
    const gbk = Buffer.from(
      'b5c7c2bcc3fb2cd0d5c3fb2ccad6bbfabac50a6e65772d312cd5c5c8fd2c31333830303030303030310a',
      'hex',
    );
    await chooseFile(page, '名单.csv', gbk);
    await expect(dialog.getByText('按 GB18030（GBK）编码读取，请核对中文是否正确', { exact: false })).toBeVisible();
    await expect(dialog.getByText('共 1 行，可以导入')).toBeVisible();
    await expect(dialog.getByRole('cell', { name: '张三' })).toBeVisible();
    await button(dialog, '导入 1 个子账号').click();
    const made = drawer(page, '已导入 1 个子账号');
    await expect(made.getByRole('cell', { name: `new-1@${ENTERPRISE}` })).toBeVisible();
    const logins = page.waitForEvent('download');
    await button(made, '下载名单').click();
    const address = `${portal.url}/auth/first-login?name=new-1@${ENTERPRISE}`;
    expect(await textOf(await logins)).toContain(`"张三","new-1@${ENTERPRISE}","${address}","13800000001",""`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(made, '复制全部').click();
    await expect(page.getByText('已复制')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`设置密码：${address}`);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(made).toHaveCount(0);
    await expect(row(page, '张三')).toContainText('待首次登录');

    const exported = page.waitForEvent('download');
    await button(page, '导出列表').click();
    const csv = await textOf(await exported);
    expect(csv).toContain(`"new-1@${ENTERPRISE}","张三","13800000001"`);
    expect(csv).toContain(`"${address}"\r\n`);
    expect(csv).toContain(`"already@${ENTERPRISE}","'=1+1"`);
    expect(csv).toContain(`"'@SUM(A1)"`);
  });
});

test('[ACC-10] an account without an enterprise number sees what to do', async ({ page, portal, database }) => {
  await enter(page, portal, PATH, '门户管理员');
  await expect(page.getByText('还没有企业编号，暂时不能新建子账号')).toBeVisible();
  await expect(page.getByText('请联系平台运营人员', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: '新建子账号' })).toHaveCount(0);
  await database.query(`update identity_account set enterprise_no = null where user_name = $1`, [
    accountOf('合作伙伴', portal.dataDir).name,
  ]);
  await leaveAccount(page);
  await enter(page, portal, PATH, '合作伙伴');
  await expect(page.getByRole('link', { name: '去做企业认证' })).toHaveAttribute('href', '/account/certification');
});

test('[ACC-10] [ACC-09] list, form, preview and import are fit for every width, both themes and a reader', async ({
  page,
  portal,
}) => {
  test.slow();
  await create(
    page,
    portal,
    {
      loginName: 'w'.repeat(26),
      subAccountName: '名'.repeat(30),
      email: `${'mail'.repeat(20)}@example.com`,
      groupName: '组'.repeat(20),
      note: '注'.repeat(50),
      accountRole: 7,
      validUntil: '2099-12-31',
      permissionItems: ['try', 'key'],
    },
    { loginName: 'short', subAccountName: '短' },
  );
  await enter(page, portal);
  const open: [() => Promise<void>, Locator][] = [
    [() => button(page, '新建子账号').click(), drawer(page, '新建子账号')],
    [() => button(row(page, 'short'), '预览').click(), drawer(page, /身份预览/)],
    [() => button(page, '批量导入').click(), drawer(page, '批量导入子账号')],
    [() => more(page, '短', '登录方式'), drawer(page, '登录方式')],
  ];
  for (const [at, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(
      (theme) => {
        document.documentElement.dataset.theme = theme;
      },
      at > 1 ? 'dark' : 'light',
    );
    await page.getByRole('checkbox', { name: '选择 短' }).check();
    // Nothing covers the checkbox of a chosen card.
    await page.getByRole('checkbox', { name: '选择 短' }).uncheck({ trial: true });
    await expectAccessible(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`).toBe(0);
    await button(page, '取消选择').click();
    for (const [show, dialog] of width === 360 || width === 1920 ? open : []) {
      await show();
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await expect
        .poll(async () => {
          const box = await dialog.boundingBox();
          return (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width;
        }, `${width}`)
        .toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    if (width !== 360) continue;
    for (const control of await page.getByRole('main').getByRole('button').all()) {
      await expect
        .poll(
          async () => {
            const box = await control.boundingBox();
            return Math.min(box?.width ?? 0, box?.height ?? 0);
          },
          await control.innerText(),
        )
        .toBeGreaterThanOrEqual(44);
    }
  }
});
