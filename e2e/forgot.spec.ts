import type { Page } from '@playwright/test';
import { resetPassword, sendVerifyCode } from '#contract/auth/calls.ts';
import { accountOf, tokenFor, verifyCodeFor } from './accounts.ts';
import { expect } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';
import { newPassword, newPhone } from './new-account.ts';
import { test } from './own-portal.ts';
import { watchSecrets } from './secret-watch.ts';

test.use({ portalName: 'changed' });

const phoneOf = (page: Page) => page.getByLabel('手机号', { exact: true });
const codeOf = (page: Page) => page.getByLabel('验证码', { exact: true });
const passwordOf = (page: Page) => page.getByLabel('新密码', { exact: true });

const askForCode = async (page: Page, phone: string, dataDir: string) => {
  await phoneOf(page).fill(phone);
  const sent = page.waitForResponse(`**${sendVerifyCode.path}`);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await sent;
  await expect(page.getByRole('status').getByText('验证码已发送')).toBeVisible();
  await codeOf(page).fill(await verifyCodeFor(page.request, phone, dataDir));
};

test('[ID-06] [ID-08] [ID-02] a forgotten password is reset by the phone, and only the new one logs in; a phone without an account learns that only with its code', async ({
  page,
  portal,
}) => {
  const { phone, name, password: old } = accountOf('服务商兼合作伙伴', portal.dataDir);
  const password = newPassword();
  const watch = watchSecrets(page);
  await openLive(page, '/auth/login?state=none&redirect_uri=%2Fopen-ability');
  await page.getByRole('link', { name: '忘记密码', exact: true }).click();
  const unknown = newPhone();
  await askForCode(page, unknown, portal.dataDir);
  await passwordOf(page).fill(password);
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(phoneOf(page)).toHaveAccessibleDescription('这个手机号没有注册账号');
  await expect(phoneOf(page)).toBeFocused();
  await page.reload();
  await untilLive(page);
  await expect(phoneOf(page)).toHaveValue(unknown);
  await askForCode(page, phone, portal.dataDir);
  await passwordOf(page).fill(password);
  const sent = page.waitForRequest((request) => request.url().endsWith(resetPassword.path));
  await passwordOf(page).press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    codeId: expect.any(String),
    phoneNo: phone,
    verifyCode: expect.stringMatching(/^\d{6}$/),
    salt: expect.stringMatching(/^\d{16}$/),
    newPwd: expect.stringMatching(/^[A-Za-z0-9+/]{80}$/),
  });
  await expect(page.getByRole('heading', { level: 1, name: '新密码已设置' })).toBeVisible();
  await watch.expectKept(password);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(phone);
  await expect(tokenFor(page.request, { name, password: old })).rejects.toThrow('1007');
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page.getByLabel('手机号或用户名')).toHaveValue(phone);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/open-ability');
  await watch.expectKept(password);
});
