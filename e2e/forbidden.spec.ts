import { loginAs } from './accounts.ts';
import { expect, expectFitForAll, test } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';

/** Errors that the browser's console repeats for these pages. */
const FORBIDDEN = /^403 GET .*\/(error\/403|console\/outbox)(\?.*)?$/;

test.beforeEach(({ faults }) => faults.allow(FORBIDDEN));

test('[GUARD-01] a page without its right leads to the 403 page, which leads back, and shows the same after a reload', async ({
  page,
  baseURL,
}) => {
  await loginAs(page, '合作伙伴', { path: '/open-ability' });
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  await openLive(page, '/console/outbox?phoneNo=13900000000');
  const expectForbidden = async () => {
    await expect(page).toHaveURL('/error/403?right=consoleOutbox');
    await expect(page.getByRole('heading', { level: 1, name: '没有访问权限' })).toBeVisible();
    await expect(page.getByText('短信发件箱')).toBeVisible();
    await expect(page.getByRole('link', { name: '换个账号登录' })).toHaveAttribute(
      'href',
      `/auth/login?state=has&redirect_uri=${encodeURIComponent(`${baseURL}/console/outbox?phoneNo=13900000000`)}`,
    );
    await expect(page.getByRole('link', { name: '重新打开' })).toHaveAttribute(
      'href',
      '/console/outbox?phoneNo=13900000000',
    );
  };
  await expectForbidden();
  await page.reload();
  await untilLive(page);
  await expectForbidden();
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
});

test('[GUARD-01] [SHELL-06] a visitor is offered the login, which leads home, and axe finds nothing wrong at any width, in light and dark', async ({
  page,
  baseURL,
}) => {
  await openLive(page, '/error/403?right=subAccount');
  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    `/auth/login?state=none&redirect_uri=${encodeURIComponent(`${baseURL}/`)}`,
  );
  await expect(page.getByRole('link', { name: '换个账号登录' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: '返回首页' })).toBeVisible();
  await expectFitForAll(page);
});
