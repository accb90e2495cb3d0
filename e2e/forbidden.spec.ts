import { permissionCodes } from '#contract/identity/permissions.ts';
import { loginAs } from './accounts.ts';
import { expect, expectFitForAll, test } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';

/** What the browser's console repeats of the pages here. */
const FORBIDDEN = /^403 GET .*\/(error\/403|console\/outbox|account\/customers)(\?.*)?$/;
const TITLE = '没有访问权限';

test.beforeEach(({ faults }) => faults.allow(FORBIDDEN));

const GRANTED = {
  openAbility: ['开放能力', '所有人都有，无需开通'],
  account: ['账号中心', '登录后自动获得'],
  rights: ['我的权益', '主账号登录后自动获得，专属账号与门户管理账号除外'],
  subAccount: ['企业管理', '普通账号完成企业认证后自动获得，企业管理员由平台运营人员设置'],
  sheets: ['我的工单', '登录后自动获得'],
  shop: ['服务商管理', '平台运营人员，服务商入驻审核通过后开通，专属账号除外'],
  goods: ['商品管理', '平台运营人员，服务商入驻审核通过后开通，专属账号除外'],
  messageCenter: ['消息中心', '登录后自动获得，平台运营账号除外'],
  customers: ['我的客户', '平台运营人员将账号设为销售后获得'],
  welcome: ['欢迎页', '门户管理账号登录后自动获得'],
  consoleCertifications: ['认证审核', '平台运营人员将账号设为运营管理员后获得'],
  consoleWorkOrders: ['工单处理', '平台运营人员将账号设为运营管理员后获得'],
  consoleMessages: ['消息发送', '平台运营人员将账号设为运营管理员后获得'],
  consoleAnnouncements: ['公告管理', '平台运营人员将账号设为运营管理员后获得'],
  consoleAgreements: ['协议管理', '平台运营人员将账号设为运营管理员后获得'],
  consoleModels: ['模型包', '平台运营人员将账号设为运营管理员后获得'],
  consoleAccounts: ['账号管理', '平台运营人员将账号设为运营管理员后获得'],
  consoleAuditLog: ['操作日志', '平台运营人员将账号设为运营超级管理员后获得'],
  consoleOutbox: ['短信发件箱', '平台运营人员将账号设为运营管理员后获得'],
} as const;

test('[GUARD-01] the 403 page names every right that can be missing, and who grants it', async ({ page }) => {
  for (const code of permissionCodes) {
    const answer = await page.goto(`/error/403?right=${code}`);
    expect(answer?.status(), code).toBe(403);
    const [name, by] = GRANTED[code];
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByText('缺少权限').locator('..')).toHaveText(`缺少权限${name}`);
    await expect(page.getByText('由谁开通').locator('..')).toHaveText(`由谁开通${by}`);
  }
});

test('[GUARD-01] a right that there is not is not repeated', async ({ page }) => {
  for (const right of ['<script>alert(1)</script>', '__proto__', 'ACCOUNT', 'account,rights', 'x'.repeat(5000)]) {
    const answer = await page.goto(`/error/403?right=${encodeURIComponent(right)}`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByText('缺少权限')).toHaveCount(0);
    await expect(page.getByText('企业成员请联系企业管理员，其他账号请联系平台客服')).toBeVisible();
    // The page under its one address, whatever was asked for.
    expect(await answer?.text()).not.toContain(encodeURIComponent(right).slice(0, 20));
  }
});

test('[GUARD-01] a visitor on the 403 page is offered the login, which leads home', async ({ page, baseURL }) => {
  await openLive(page, '/error/403?right=goods');
  const login = page.getByRole('main').getByRole('link', { name: '登录' });
  await expect(login).toHaveAttribute(
    'href',
    `/auth/login?state=none&redirect_uri=${encodeURIComponent(`${baseURL}/`)}`,
  );
  await expect(page.getByRole('link', { name: '换个账号登录' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: '返回首页' })).toBeVisible();
});

test('[GUARD-01] a page without its right answers 403 at once, and the login leads back to it', async ({
  page,
  baseURL,
}) => {
  await loginAs(page, '合作伙伴');
  const answer = await page.goto('/console/outbox?phoneNo=13900000000');
  expect(answer?.status()).toBe(403);
  await expect(page).toHaveURL('/error/403?right=consoleOutbox');
  await untilLive(page);
  await expect(page.getByText('短信发件箱')).toBeVisible();
  await expect(page.getByRole('link', { name: '换个账号登录' })).toHaveAttribute(
    'href',
    `/auth/login?state=has&redirect_uri=${encodeURIComponent(`${baseURL}/console/outbox?phoneNo=13900000000`)}`,
  );
  await expect(page.getByRole('link', { name: '重新打开' })).toHaveAttribute(
    'href',
    '/console/outbox?phoneNo=13900000000',
  );
});

test('[GUARD-01] going back from the 403 page leads to where the reader came from', async ({ page }) => {
  await loginAs(page, '合作伙伴', { path: '/open-ability' });
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  await openLive(page, '/account/customers');
  await expect(page.getByText('我的客户')).toBeVisible();
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
});

test('[GUARD-01] a reload of the 403 page shows the same', async ({ page }) => {
  await loginAs(page, '销售', { path: '/console/outbox' });
  await expect(page).toHaveURL('/error/403?right=consoleOutbox');
  await expect(page.getByText('短信发件箱')).toBeVisible();
  await page.reload();
  await untilLive(page);
  await expect(page.getByText('短信发件箱')).toBeVisible();
  await expect(page.getByRole('link', { name: '重新打开' })).toHaveAttribute('href', '/console/outbox');
});

test('[SHELL-06] axe finds nothing wrong with a named right at any width, in light and dark', async ({ page }) => {
  await openLive(page, '/error/403?right=subAccount');
  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toBeVisible();
  await expectFitForAll(page);
});
