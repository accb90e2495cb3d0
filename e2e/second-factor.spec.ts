import { getUserInfo } from '#contract/auth/calls.ts';
import { setAccountRoles } from '#contract/account/console-accounts.ts';
import { codeIn } from '#server/areas/auth/second-factor/testing.ts';
import { leaveAccount, tokenFor, tokenOf } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { openLive } from './live-page.ts';
import { registerAccount } from './new-account.ts';

test('an operator sets one-time codes up, and then logs in with the password and a code', async ({ page, baseURL }) => {
  const { name, password } = await registerAccount(page.request);
  const token = await tokenFor(page.request, { name, password });
  const info = await (await page.request.get(getUserInfo.path, { headers: { token } })).json();
  const appointed = await page.request.post(setAccountRoles.path, {
    headers: { token: await tokenOf(page.request, '运营超级管理员') },
    data: { accountId: info.data.accountInfo.userId, version: 1, reason: '任命', userRoles: [5], accountRole: 4 },
  });
  expect((await appointed.json()).code).toBe('200');

  const enterPassword = async (path: string) => {
    await openLive(page, path);
    await page.getByLabel('手机号或用户名', { exact: true }).fill(name);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '登录', exact: true }).click();
  };
  await page.context().addCookies([{ name: 'token', value: token, url: baseURL as string }]);
  await openLive(page, '/account/security');
  await page.getByRole('button', { name: '开启动态口令' }).click();
  const dialog = page.getByRole('dialog', { name: '开启动态口令' });
  await expect(dialog.getByRole('img', { name: '动态口令密钥的二维码' })).toBeVisible();
  await expectAccessible(page);
  const key = ((await dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replace(/ /g, '');
  await dialog.getByLabel('动态口令', { exact: true }).fill(codeIn(key));
  await dialog.getByLabel('登录密码').fill(password);
  await dialog.getByRole('button', { name: '开启', exact: true }).click();
  const kept = page.getByRole('dialog', { name: '请保存恢复码' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  await kept.getByRole('button', { name: '我已保存' }).click();
  await expect(page.getByText(/^已开启，自 /)).toBeVisible();
  await expect(page.getByText('剩余 10 个')).toBeVisible();

  await leaveAccount(page);
  await enterPassword('/auth/login?state=has&redirect_uri=%2Faccount%2Fsecurity');
  const field = page.getByLabel('动态口令', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await field.fill(codeIn(key, 9));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(field).toHaveAccessibleDescription('动态口令错误或已使用过，请输入最新的动态口令');
  await page.getByRole('button', { name: '返回重新输入密码' }).click();
  await expect(page.getByLabel('手机号或用户名', { exact: true })).toHaveValue(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  // A step is accepted once, so this login takes the next one.
  const code = codeIn(key, 1);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(page.getByText(/^已开启，自 /)).toBeVisible();
});
