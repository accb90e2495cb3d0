import { loginAs } from './accounts.ts';
import { expect, expectAccessible, expectFitForAll, expectFits } from './fixtures.ts';
import { untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

test('[OPS-02] [SHELL-06] an operator sees a failed job in the menu, reads its error, and retries or removes it', async ({
  page,
  portal,
  database,
}) => {
  const add = (state: string, data: object, message: string | null, minutes: number) =>
    database.query(
      `insert into pgboss.job_common (name, state, data, output, policy, created_on, completed_on, retry_limit, retry_count)
       values ('messages.send', $1::pgboss.job_state, $2, $3, 'short', now() - make_interval(mins => $4), now(), 30, 30)`,
      [state, data, message === null ? null : { message }, minutes],
    );
  await add('failed', { sendingId: '999999998' }, '数据库没有应答', 30);
  await add('failed', { sendingId: '999999999' }, '收件账号过多', 20);
  await add('completed', { sendingId: '999999997' }, null, 10);

  await loginAs(page, '运营管理员', { path: '/console/jobs', dataDir: portal.dataDir });
  await untilLive(page);
  const menu = page.getByRole('navigation', { name: '控制台菜单' });
  await expect(menu.getByRole('link', { name: /^后台作业\s*2/ })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: '已失败 2' }).click();
  await expect(page).toHaveURL('/console/jobs?state=failed&job=messages.send');
  const rows = page.getByRole('row').filter({ hasText: '第 31 次，共 31 次' });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('"sendingId": "999999999"');
  await expect(rows.first()).toContainText('收件账号过多');
  await expectAccessible(page);
  await expectFits(page, 360);
  await page.setViewportSize({ width: 1280, height: 720 });

  await rows.filter({ hasText: '数据库没有应答' }).getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: /^发送消息/ });
  await expect(drawer.getByText('"sendingId": "999999998"')).toBeVisible();
  await expect(drawer.getByText('数据库没有应答')).toBeVisible();
  await expectFitForAll(page);
  await drawer.getByRole('button', { name: '重新执行' }).click();
  await expect(page.getByRole('status').filter({ hasText: '已重新排队' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: '重新执行' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(1);
  await expect(menu.getByRole('link', { name: /^后台作业\s*1/ })).toBeVisible();

  await rows.getByRole('link').click();
  await expect(drawer.getByText('"sendingId": "999999999"')).toBeVisible();
  await drawer.getByRole('button', { name: '移除' }).click();
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /移\s?除/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: '已移除' })).toBeVisible();
  await expect(page.getByText('没有符合条件的后台作业')).toBeVisible();
  await expect(drawer).toHaveCount(0);
});
