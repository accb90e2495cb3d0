import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { saveDraft } from '#contract/drafts/calls.ts';
import { queryOrders } from '#contract/work-orders/calls.ts';
import { accountOf } from './accounts.ts';
import { expect } from './fixtures.ts';
import { untilLive } from './live-page.ts';
import { CUSTOMER, OPERATOR, test } from './work-order-portal.ts';

const PICTURE = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#1f6feb' } })
  .png()
  .toBuffer();
const FORM = '/account/add-sheets';
const RESTORED = '已恢复上次没有提交的内容。';

const title = (page: Page) => page.getByLabel('标题');
const description = (page: Page) => page.getByLabel('描述', { exact: true });
const saved = (page: Page) => expect(page.getByText(/^草稿已保存于 /)).toBeVisible();

test('[MEND-06] what is typed is found again on another device, and can be sent there', async ({
  page,
  orders,
  enter,
  elsewhere,
}) => {
  void orders;
  await enter(CUSTOMER, FORM);
  await page.getByRole('radio', { name: /^故障/ }).check();
  await title(page).fill('画面卡顿');
  await page.locator('input[type=file]').setInputFiles({ name: '现场.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('list').getByRole('link', { name: /现场\.png/ })).toBeVisible();
  await description(page).fill('每天下午卡顿。');
  await saved(page);

  // A tab that is closed at once has no time to wait for the next save.
  await description(page).fill('每天下午卡顿，重启后正常。');
  await page.close({ runBeforeUnload: true });
  const device = await elsewhere();
  await expect(async () => {
    await enter(CUSTOMER, FORM, device);
    await expect(device.getByText(RESTORED)).toBeVisible();
    await expect(description(device)).toHaveValue('每天下午卡顿，重启后正常。', { timeout: 5000 });
  }).toPass();
  await expect(title(device)).toHaveValue('画面卡顿');
  await expect(device.getByRole('radio', { name: /^故障/ })).toBeChecked();
  await expect(device.getByRole('list').getByRole('link', { name: /\.png/ })).toBeVisible();

  await device.getByRole('button', { name: '提交工单' }).click();
  await expect(device.getByRole('heading', { level: 1, name: '画面卡顿' })).toBeVisible();
});

test('[MEND-06] a session that ends keeps what is typed and leads back to it; it promises nothing where nothing was typed', async ({
  page,
  orders,
  enter,
  database,
  portal,
  faults,
}) => {
  faults.allow(/^401 /);
  void orders;
  /** Ends all sessions once the page makes a call. */
  const endAt = (path: string) =>
    page.route(
      `**${path}*`,
      async (route) => {
        await database.query(`update identity_session set ended_at = now(), end_reason = 'logout'`);
        await route.continue();
      },
      { times: 1 },
    );
  await enter(CUSTOMER, FORM);
  await endAt(queryOrders.path);
  await page.getByRole('link', { name: '返回工单列表' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: '重新登录并返回' })).toBeVisible();
  await expect(page.getByText('已保留')).toBeHidden();

  await enter(CUSTOMER, `${FORM}?kind=fault`);
  await title(page).fill('画面卡顿');
  await saved(page);
  await endAt(saveDraft.path);
  await description(page).fill('每天下午卡顿。');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('登录已超时，请重新登录。已填写的内容已保留。')).toBeVisible();
  await page.getByRole('link', { name: '重新登录并继续' }).click();
  await untilLive(page);
  const { name, password } = accountOf(CUSTOMER, portal.dataDir);
  await page.getByLabel('手机号或用户名').fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(`${FORM}?kind=fault`);
  await expect(description(page)).toHaveValue('每天下午卡顿。');
  await expect(title(page)).toHaveValue('画面卡顿');
  await expect(page.getByText('已保留')).toBeHidden();
  await saved(page);
});

test('[MEND-06] of two windows that write one reply the later one sees what the other holds, and chooses', async ({
  page,
  orders,
  enter,
  elsewhere,
}) => {
  const orderId = await orders.create(CUSTOMER);
  const path = `/console/work-orders?id=${orderId}`;
  const reply = (where: Page) => where.getByLabel('回复内容');
  const other = await elsewhere();
  await enter(OPERATOR, path);
  await enter(OPERATOR, path, other);
  await reply(page).fill('这边先写。');
  await saved(page);
  await reply(other).fill('那边后写。');
  const conflict = other.getByRole('alert').filter({ hasText: '草稿已在其他窗口或设备上更新' });
  await expect(conflict).toContainText('另一份的内容：这边先写。');
  await expect(reply(other)).toHaveValue('那边后写。');
  await conflict.getByRole('button', { name: '保留此处内容，覆盖另一份' }).click();
  await saved(other);
  await reply(page).fill('这边先写，又写。');
  const answered = page.getByRole('alert').filter({ hasText: '草稿已在其他窗口或设备上更新' });
  await expect(answered).toContainText('另一份的内容：那边后写。');
  await answered.getByRole('button', { name: '载入另一份，放弃此处的修改' }).click();
  await expect(reply(page)).toHaveValue('那边后写。');
  await saved(page);
});
