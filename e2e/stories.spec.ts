import type { Page } from '@playwright/test';
import { accountOf, tokenFor, verifyCodeFor } from './accounts.ts';
import { agreementDialog, announceDefault, clauses, PRIVACY, publish } from './agreements.ts';
import { expect } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';
import { newPassword, newPhone, newUserName } from './new-account.ts';
import { test } from './own-portal.ts';

// Complete stories of users: nothing is intercepted, and every step happens on a page.
test.use({ announces: true });
test.beforeEach(({ database }) => announceDefault(database));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const header = (page: Page) => page.getByRole('banner');
const boxOf = (page: Page) => header(page).getByRole('button', { name: /^用户菜单/ });
const loginLink = (page: Page) => header(page).getByRole('link', { name: '登录', exact: true });
const told = (page: Page, text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible();

const readAnnouncement = async (page: Page) => {
  await page.getByRole('dialog', { name: '平台操作系统升级公告' }).getByRole('button', { name: '我知道了' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const logIn = async (page: Page, name: string, password: string) => {
  await expect(heading(page, '登录')).toBeVisible();
  await untilLive(page);
  const isSub = name.includes('@');
  if (isSub) {
    await page.getByRole('tab', { name: '子账号' }).click();
    await expect(page.getByRole('tab', { name: '子账号', selected: true })).toBeVisible();
  }
  await page.getByRole('textbox', { name: isSub ? '子账号' : '手机号或用户名', exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
};

const logOut = async (page: Page) => {
  await boxOf(page).click();
  await page.locator('#user-panel').getByRole('button', { name: '退出登录' }).click();
  await told(page, '退出成功!');
  await expect(loginLink(page)).toBeVisible();
};

test('[GUARD-01] [SHELL-01] [CARD-03] [ID-17] a visitor looks around, is kept out, and becomes a user where they were', async ({
  page,
  context,
  portal,
}) => {
  const [phone, name, password] = [newPhone(), newUserName(), newPassword()];
  await openLive(page, '/account/account');
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeVisible();

  await openLive(page, '/open-ability');
  await header(page).getByRole('button', { name: '需求咨询' }).click();
  await expect(heading(page, '登录')).toBeVisible();
  await untilLive(page);
  await page.getByRole('main').getByRole('link', { name: '注册', exact: true }).click();
  await expect(heading(page, '注册')).toBeVisible();
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await told(page, '验证码已发送');
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
  const next = await context.newPage();
  await next.goto('/account/account');
  await readAnnouncement(next);
  await expect(page.getByRole('main').getByText('隐私政策').first()).toBeVisible();
});

test('[ID-16] [UBOX-04] [ID-07] [MBOX-02] [UBOX-05] a main account logs in, looks after itself, and leaves', async ({
  page,
  context,
  portal,
}) => {
  const { name, password } = accountOf('服务商兼合作伙伴', portal.dataDir);
  const next = newPassword();
  await openLive(page, '/open-ability');
  await loginLink(page).click();
  await logIn(page, name, password);
  await expect(page).toHaveURL('/open-ability');
  await readAnnouncement(page);

  await boxOf(page).click();
  const opened = context.waitForEvent('page');
  await page.locator('#user-panel').getByRole('link', { name: '修改密码' }).click();
  const account = await opened;
  await expect(account).toHaveURL('/account/modify-password');
  await untilLive(account);
  await account.getByLabel('当前密码').fill(password);
  await account.getByLabel('新密码', { exact: true }).fill(next);
  await account.getByLabel('再次输入新密码').fill(next);
  await account.locator('form').getByRole('button', { name: '修改密码' }).click();
  await expect(account.getByRole('heading', { level: 2, name: '密码修改成功' })).toBeVisible();
  await account.getByRole('link', { name: '重新登录' }).click();
  await logIn(account, name, next);
  await expect(heading(account, '账号资料')).toBeVisible();

  // The first tab uses the new session too.
  await page.bringToFront();
  await page.reload();
  const messages = header(page).getByRole('button', { name: /^消息/ });
  await expect(messages).toHaveAccessibleName(/条未读$/);
  await messages.click();
  const center = context.waitForEvent('page');
  const marked = context.waitForEvent('response', (response) => response.url().endsWith('/message/read'));
  await page
    .locator('#message-panel')
    .getByRole('link', { name: /密码已修改/ })
    .click();
  const message = await center;
  await expect(message.getByRole('article', { name: /密码已修改/ })).toBeVisible();
  // The tab shows it as read before the server knows; the call has to end before the session does.
  await marked;
  await expect(message.getByRole('listitem').filter({ hasText: '密码已修改' }).getByText('已读')).toBeAttached();
  await logOut(page);
  await expect(tokenFor(page.request, { name, password })).rejects.toThrow('1007');
});

test('[ID-08] [AGR-07] [ID-09] [GUARD-01] a sub-account sets its password, cannot agree for its enterprise, and has one session', async ({
  page,
  browser,
  portal,
  baseURL,
  faults,
}) => {
  faults.allow(/^401 GET .*\/user\/infos?$/);
  faults.allow(/^403 GET .*\/console\/outbox$/);
  // The badge of messages may be asked for with the session that the other login has ended.
  faults.allow(/^401 POST .*\/message\/list\/get$/);
  const { name, phone } = accountOf('子账号', portal.dataDir);
  const password = newPassword();
  await openLive(page, '/auth/login?type=sub');
  await page.getByRole('link', { name: '首次登录或忘记密码' }).click();
  await expect(heading(page, '设置子账号密码')).toBeVisible();
  await page.getByRole('textbox', { name: '子账号', exact: true }).fill(name);
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await told(page, '验证码已发送');
  await page.getByLabel('验证码', { exact: true }).fill(await verifyCodeFor(page.request, phone, portal.dataDir));
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(heading(page, '新密码已设置')).toBeVisible();

  await publish(page.request, portal.dataDir, { ...PRIVACY, content: clauses(40) });
  await page.getByRole('link', { name: '去登录' }).click();
  await logIn(page, name, password);
  const { dialog, button } = agreementDialog(page);
  await expect(dialog).toBeVisible();
  await expect(button('同意全部条款')).toHaveCount(0);
  await button('我知道了').click();
  await readAnnouncement(page);
  await logOut(page);

  // The main account agrees, so the sub-account no longer waits for it.
  const owner = accountOf('企业管理员', portal.dataDir);
  const office = await browser.newContext({ baseURL: baseURL as string, reducedMotion: 'reduce' });
  const desk = await office.newPage();
  await openLive(desk, '/auth/login');
  await logIn(desk, owner.name, owner.password);
  const agreeing = agreementDialog(desk);
  await agreeing.readToEnd(PRIVACY.title);
  await agreeing.button('同意全部条款').click();
  await expect(agreeing.dialog).toHaveCount(0);

  await loginLink(page).click();
  await logIn(page, name, password);
  await expect(boxOf(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/console/outbox');
  await expect(heading(page, '没有访问权限')).toBeVisible();
  await expect(page.getByText('短信发件箱').first()).toBeVisible();

  // A login elsewhere: the older session is notified at its next request.
  await tokenFor(desk.request, { name, password });
  await page.goto('/open-ability');
  await told(page, '账号已在其他地方登录，如有疑问请联系企业管理员');
  await expect(loginLink(page)).toBeVisible();
  await office.close();
});

test('[ROLE-01] [ID-08] an operator finds the code that a visitor waits for, and has no message center', async ({
  page,
  portal,
  faults,
}) => {
  faults.allow(/^403 GET .*\/account\/message-center\/message$/);
  const phone = newPhone();
  await openLive(page, '/auth/register');
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await told(page, '验证码已发送');

  const { name, password } = accountOf('运营管理员', portal.dataDir);
  await openLive(page, '/auth/login');
  await logIn(page, name, password);
  // Who came from nowhere in particular starts at the desk.
  await expect(page).toHaveURL('/console');
  await expect(heading(page, '工作台')).toBeVisible();
  const box = page.getByRole('button', { name: /^用户菜单/ });
  // Operators have to agree to new versions too.
  const { dialog, button, readToEnd } = agreementDialog(page);
  await publish(page.request, portal.dataDir, { ...PRIVACY, content: clauses(40) });
  await page.reload();
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
  await page.goto('/account/message-center/message');
  await expect(heading(page, '没有访问权限')).toBeVisible();
});
