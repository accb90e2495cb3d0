import type { Page } from '@playwright/test';
import { sendVerifyCode } from '#contract/auth/calls.ts';
import { accountOf, verifyCodeFor } from './accounts.ts';
import { agreementDialog, announceDefault, clauses, PRIVACY, publish } from './agreements.ts';
import { expect } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';
import { newPassword, newPhone, newUserName } from './new-account.ts';
import { test } from './own-portal.ts';

// Complete stories of users: nothing is intercepted, and nearly every step happens on a page.
test.use({ announces: true });
test.beforeEach(({ database }) => announceDefault(database));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const header = (page: Page) => page.getByRole('banner');
const boxOf = (page: Page) => header(page).getByRole('button', { name: /^用户菜单/ });
const loginLink = (page: Page) => header(page).getByRole('link', { name: '登录', exact: true });
const expectStatus = (page: Page, text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible();

const readAnnouncement = async (page: Page) => {
  await page.getByRole('dialog', { name: '平台操作系统升级公告' }).getByRole('button', { name: '我知道了' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const logIn = async (page: Page, name: string, password: string) => {
  await expect(heading(page, '登录')).toBeVisible();
  await untilLive(page);
  await page.getByRole('textbox', { name: '手机号或用户名', exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
};

const logOut = async (page: Page) => {
  await boxOf(page).click();
  await page.locator('#user-panel').getByRole('button', { name: '退出登录' }).click();
  await expectStatus(page, '退出成功!');
  await expect(loginLink(page)).toBeVisible();
};

test('[SHELL-01] [CARD-03] [ID-17] a visitor looks around, and becomes a user where they were', async ({
  page,
  portal,
}) => {
  const [phone, name, password] = [newPhone(), newUserName(), newPassword()];
  await openLive(page, '/open-ability');
  await expect(loginLink(page)).toBeVisible();
  await header(page).getByRole('button', { name: '需求咨询' }).click();
  await expect(heading(page, '登录')).toBeVisible();
  await untilLive(page);
  await page.getByRole('main').getByRole('link', { name: '注册', exact: true }).click();
  await expect(heading(page, '注册')).toBeVisible();
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expectStatus(page, '验证码已发送');
  await page.getByLabel('验证码', { exact: true }).fill(await verifyCodeFor(page.request, phone, portal.dataDir));
  await page.getByLabel('用户名', { exact: true }).fill(name);
  await page.getByLabel('设置密码', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '注册', exact: true }).click();

  await expect(heading(page, '开放能力')).toBeVisible();
  // What was wanted before the login is open.
  await expect(page).toHaveURL('/open-ability#consult');
  const contacts = page.getByRole('dialog', { name: '咨询与关注' });
  await expect(contacts.getByText('商务合作').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contacts).toBeHidden();
  await expect(page).toHaveURL('/open-ability');
  await expect(boxOf(page)).toHaveAccessibleName(`用户菜单 ${name}`);

  const announced = page.waitForResponse('**/announcement/current');
  await page.goto('/account/account');
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  // The announcement waits for the next visit.
  await announced;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('隐私政策').first()).toBeVisible();
});

test('[ID-08] [ID-02] [AGR-07] [UBOX-05] a sub-account sets its password by the phone that its enterprise has, logs in with it, cannot agree for its enterprise, and leaves', async ({
  page,
  portal,
}) => {
  const { name, phone } = accountOf('子账号', portal.dataDir);
  const password = newPassword();
  await openLive(page, '/auth/login?type=sub');
  await page.getByRole('link', { name: '首次登录或忘记密码' }).click();
  await expect(heading(page, '设置子账号密码')).toBeVisible();
  const nameField = page.getByRole('textbox', { name: '子账号', exact: true });
  await nameField.fill('linxia');
  await page.getByLabel('手机号', { exact: true }).focus();
  await expect(nameField).toHaveAccessibleDescription('应为登录名加 @ 与 8 位企业编号，如 linxia@20260001');
  await nameField.fill(name);
  const send = async (to: string) => {
    await page.getByLabel('手机号', { exact: true }).fill(to);
    const sent = page.waitForResponse(`**${sendVerifyCode.path}`);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await sent;
    await page.getByLabel('验证码', { exact: true }).fill(await verifyCodeFor(page.request, to, portal.dataDir));
    await page.getByLabel('新密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '设置新密码' }).click();
  };
  // A sub-account and a phone that do not belong together set nothing.
  await send(newPhone());
  await expect(nameField).toHaveAccessibleDescription('子账号与手机号不一致，请向企业管理员核对');
  await expect(page.getByLabel('新密码', { exact: true })).not.toHaveValue('');
  await send(phone);
  await expect(heading(page, '新密码已设置')).toBeVisible();

  await publish(page.request, portal.dataDir, { ...PRIVACY, content: clauses(40) });
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page.getByRole('tab', { name: '子账号', selected: true })).toBeVisible();
  await expect(nameField).toHaveValue(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const { dialog, button } = agreementDialog(page);
  await expect(dialog).toBeVisible();
  await expect(button('同意全部条款')).toHaveCount(0);
  await button('我知道了').click();
  await readAnnouncement(page);
  await logOut(page);
});

test('[ROLE-01] [ID-08] an operator finds the code that a visitor waits for', async ({ page, portal }) => {
  const phone = newPhone();
  const sent = await page.request.post(sendVerifyCode.path, { data: { phoneNo: phone, source: 2 } });
  expect((await sent.json()).code).toBe('200');
  await publish(page.request, portal.dataDir, { ...PRIVACY, content: clauses(40) });

  const { name, password } = accountOf('运营管理员', portal.dataDir);
  await openLive(page, '/auth/login');
  await logIn(page, name, password);
  // Who came from nowhere in particular starts at the desk.
  await expect(page).toHaveURL('/console');
  await expect(heading(page, '工作台')).toBeVisible();
  const box = page.getByRole('button', { name: /^用户菜单/ });
  // Operators have to agree to new versions too.
  const { dialog, button, readToEnd } = agreementDialog(page);
  await readToEnd(PRIVACY.title);
  await button('同意全部条款').click();
  await expect(dialog).toHaveCount(0);
  // No announcement opens on a console page.
  await expect(page.getByRole('button', { name: /^消息/ })).toHaveCount(0);
  await box.click();
  await page.locator('#user-panel').getByRole('link', { name: '短信发件箱' }).click();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: phone.slice(-4) })
      .first(),
  ).toContainText(/\d{6}/);
});
