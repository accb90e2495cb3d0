import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logOut } from '#contract/auth/calls.ts';
import { zipOf } from '#engines/packages/writing/zip-writer.ts';
import { plainPicture } from '#server/areas/files/testing.ts';
import { loginAs } from './accounts.ts';
import { expect, expectAccessible, expectFits } from './fixtures.ts';
import { untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

/** The ability for train tickets, whose engine reads text. */
const BATCH = '/account/batch?ability=40';
/** Includes the start of an engine. */
const RECOGNISED = { timeout: 150_000 };
/** A receiver that does not answer is given up after 15 seconds. */
const DELIVERED = { timeout: 60_000 };
const SAMPLES = join(import.meta.dirname, '../build/static/trial');

const enter = async (page: Page, dataDir: string, path: string) => {
  await loginAs(page, '企业管理员', { path, dataDir });
  await untilLive(page);
};
const ticket = () => readFileSync(join(SAMPLES, 'train-ticket-1.jpg'));
const gallery = (page: Page) => page.getByRole('list', { name: '识别结果' });
const choose = (page: Page) => page.locator('input[type=file]').first();

test('[API-05] pictures are dropped, recognised while the page is left, and sorted by result; the table is downloaded', async ({
  page,
  portal,
  faults,
}) => {
  await enter(page, portal.dataDir, BATCH);
  await expect(page.getByRole('combobox', { name: '能力' })).toHaveValue('40');
  await page.getByRole('button', { name: '开始识别' }).click();
  await expect(page.getByRole('alert')).toHaveText('请先选择图片');
  await choose(page).setInputFiles([
    { name: '车票.jpg', mimeType: 'image/jpeg', buffer: ticket() },
    {
      name: '空白.png',
      mimeType: 'image/png',
      buffer: await plainPicture('png', { width: 300, height: 200, background: '#ffffff' }),
    },
    { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ]);
  await expect(page.getByText('已选 2 张图片')).toBeVisible();
  await expect(page.getByText('说明.txt：不是 PNG 或 JPEG 图片')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, 360);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByLabel('任务名称').fill('夜班');
  await page.getByRole('button', { name: '开始识别' }).click();
  await page.waitForURL(/\/account\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: '夜班' })).toBeVisible();

  // Leaving and coming back shows the state.
  const address = page.url();
  await page.goto('/account/jobs');
  await page.getByRole('link', { name: '夜班' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(/^识别完成：成功 2，失败 0/)).toBeVisible(RECOGNISED);
  await expect(gallery(page).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: /^有结果/ }).click();
  await expect(gallery(page).getByRole('listitem')).toHaveCount(1);
  await expect(gallery(page)).toContainText('车票.jpg');
  await page.getByRole('link', { name: '结果从少到多' }).click();
  await expect(page).toHaveURL(/result=found&order=least$/);
  const byName = await page.getByRole('link', { name: '图片名称' }).elementHandle();
  await page.getByRole('link', { name: /^未发现/ }).evaluate((filter, order) => {
    // Before the page has taken up the first choice.
    (filter as HTMLElement).click();
    (order as HTMLElement).click();
  }, byName);
  await expect(page).toHaveURL(/result=empty&order=name$/);
  await page.getByRole('link', { name: '结果从少到多' }).click();
  await expect(page).toHaveURL(/result=empty&order=least$/);
  await page.getByRole('link', { name: /^全部 ?2$/ }).click();
  await expect(gallery(page).getByRole('listitem').first()).toContainText('空白.png');

  // The portal no longer has the pictures; those of this device are shown, even if they were renamed.
  await choose(page).setInputFiles([
    { name: '改了名.jpg', mimeType: 'image/jpeg', buffer: ticket() },
    {
      name: '空白.png',
      mimeType: 'image/png',
      buffer: await plainPicture('png', { width: 30, height: 20, background: '#000000' }),
    },
  ]);
  await expect(gallery(page).locator('image')).toHaveCount(1);
  await expect(gallery(page).getByRole('listitem').filter({ hasText: '车票.jpg' }).locator('image')).toHaveCount(1);
  await expectAccessible(page);
  await expectFits(page, 360);
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('a picture is enlarged, with the ones before and after it', async () => {
    await page.getByRole('button', { name: '放大查看 车票.jpg' }).click();
    const large = page.getByRole('dialog', { name: '车票.jpg' });
    await expect(large.getByRole('img', { name: '车票.jpg' })).toBeVisible();
    await expect(large.getByRole('tab', { name: /^字段/ })).toBeVisible();
    await expect(large.getByRole('tabpanel')).toContainText('T1142');
    await expectAccessible(page);
    await expectFits(page, 360);
    await page.setViewportSize({ width: 1280, height: 720 });
    const other = page.getByRole('dialog', { name: '空白.png' });
    await large
      .getByRole('button', { name: /^[上下]一张$/ })
      .and(large.locator(':enabled'))
      .click();
    await expect(other).toContainText('没有');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the results as a table, with a column for each field', async () => {
    await page.getByRole('link', { name: '表格', exact: true }).click();
    await expect(page).toHaveURL(/view=table$/);
    const table = page.getByRole('region', { name: /^识别结果的表格/ });
    await expect(table.getByRole('columnheader', { name: '车次' })).toBeVisible();
    await expect(table.getByRole('row').filter({ hasText: '车票.jpg' })).toContainText('T1142');
    await expectAccessible(page);
    await expectFits(page, 360);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('link', { name: '得分从低到高' }).click();
    await expect(page).toHaveURL(/order=unsure&view=table$/);
    await expect(table.getByRole('row').nth(1)).toContainText('车票.jpg');
  });
  for (const [button, name] of [
    ['下载 CSV', '夜班.csv'],
    ['下载 Excel', '夜班.xlsx'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await saved).suggestedFilename()).toBe(name);
  }

  await test.step('a download reports that the session has ended, and offers to log in again', async () => {
    faults.allow(/^401 GET .*\/jobs\/table\?/);
    const token = await page.evaluate(() => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    await page.request.post(logOut.path, { data: {}, headers: { token } });
    await page.getByRole('button', { name: '下载 CSV' }).click();
    await expect(page.getByText('登录已超时，请重新登录')).toBeVisible();
    await expect(page.getByRole('link', { name: '重新登录并返回' })).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/(?:^|; )token=/);
  });
});

test('[API-05] one bad file does not end a batch: it is named before the start, or fails by itself', async ({
  page,
  portal,
}) => {
  await enter(page, portal.dataDir, BATCH);
  const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
  await choose(page).setInputFiles([
    jpeg('图片-10.jpg', ticket()),
    jpeg('图片-2.jpg', ticket()),
    jpeg('坏-1.jpg', Buffer.from('no picture')),
    // Begins like a picture, so only the portal detects that it is not one.
    jpeg('坏-2.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])),
  ]);
  await expect(page.getByText('已选 3 张图片')).toBeVisible();
  await expect(page.getByText('坏-1.jpg：名称是图片，内容不是 PNG 或 JPEG')).toBeVisible();
  await page.getByRole('button', { name: '开始识别' }).click();
  await expect(page.getByText(/^识别完成：成功 2，失败 1/)).toBeVisible(RECOGNISED);
  const names = async () =>
    (await gallery(page).getByRole('button').allTextContents()).filter((name) => name.endsWith('.jpg'));
  const inOrder = ['坏-2.jpg', '图片-2.jpg', '图片-10.jpg'];
  expect((await names()).toSorted()).toEqual(inOrder.toSorted());
  // As they were chosen: by name, 2 before 10.
  const shown = await names();
  expect(shown.indexOf('图片-2.jpg')).toBeLessThan(shown.indexOf('图片-10.jpg'));
  await expect(gallery(page).getByRole('listitem').filter({ hasText: '坏-2.jpg' })).toContainText('失败');
  await page.getByRole('link', { name: '图片名称' }).click();
  await expect(page).toHaveURL(/order=name$/);
  await expect(page.getByRole('link', { name: '图片名称' })).toHaveAttribute('aria-current', 'page');
  expect(await names()).toEqual(shown);

  // It was created without a name, so it has one that distinguishes it.
  await expect(page.getByRole('heading', { level: 1, name: /^火车票识别 \d{4}-\d\d-\d\d \d\d:\d\d$/ })).toBeVisible();
  await page.getByRole('link', { name: '全部任务' }).click();
  const row = page.getByRole('row').filter({ hasText: '失败 1' });
  await expect(row.getByRole('cell').nth(1)).toHaveText('火车票识别');
  await expectAccessible(page);
  await expectFits(page, 360);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('[API-05] an archive is sent in pieces; one without pictures says why', async ({ page, portal }) => {
  await enter(page, portal.dataDir, BATCH);
  const archive = (name: string, bytes: Buffer) => zipOf([{ name, bytes }]);
  await choose(page).setInputFiles({
    name: 'a.zip',
    mimeType: 'application/zip',
    buffer: archive('车票.jpg', ticket()),
  });
  await expect(page.getByText('已选 a.zip')).toBeVisible();
  await page.getByRole('button', { name: '开始识别' }).click();
  await expect(page.getByText(/^识别完成：成功 1，失败 0/)).toBeVisible(RECOGNISED);
  await page.goto(BATCH);
  await untilLive(page);
  await choose(page).setInputFiles({
    name: 'b.zip',
    mimeType: 'application/zip',
    buffer: archive('说明.txt', Buffer.from('x')),
  });
  await page.getByRole('button', { name: '开始识别' }).click();
  await expect(page.getByText(/^任务没有开始，不计张数：ZIP 文件不完整/)).toBeVisible({ timeout: 60_000 });
});

test('[API-05] a receiver is added, its secret shown once, and its log read', async ({ page, portal, faults }) => {
  faults.allow(/^console\.error: /);
  await enter(page, portal.dataDir, '/account/jobs');
  await page.getByRole('link', { name: '回调' }).click();
  await page.getByLabel('回调地址').fill('https://10.0.0.7/hook');
  await page.getByRole('button', { name: '添加回调地址' }).click();
  await expect(page.getByText('回调地址须是公网的 https 地址')).toBeVisible();
  await expect(page.getByLabel('回调地址')).toBeFocused();
  await expect(page).toHaveTitle(/^回调 - 批量任务 - /);
  await page.getByLabel('回调地址').fill(`https://93.184.215.14/${'x'.repeat(900)}`);
  await page.getByRole('button', { name: '添加回调地址' }).click();
  await expect(page.getByLabel('回调地址')).toHaveAccessibleDescription(/^已超出 22 字/);
  await expect(page.getByLabel('回调地址')).toBeFocused();
  await page.getByLabel('回调地址').fill('https://93.184.215.14/hook');
  await page.getByRole('button', { name: '添加回调地址' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  // The same address would get each message twice.
  await page.getByLabel('回调地址').fill('https://93.184.215.14/hook');
  await page.getByRole('button', { name: '添加回调地址' }).click();
  await expect(page.getByText('这个地址已经添加过')).toBeVisible();
  await page.getByText('发送记录').click();
  await expect(page.getByText('还没有发送过')).toBeVisible();

  await test.step('a message that is sent again says so at once, and its try appears by itself', async () => {
    await page.getByRole('button', { name: '发送测试' }).click();
    const row = page.getByRole('row').filter({ hasText: '测试' });
    const tries = row.getByRole('list').getByRole('listitem');
    await expect(tries).toHaveCount(1, DELIVERED);
    await expect(row).toContainText(/等待下一次\d{4}-\d\d-\d\d \d\d:\d\d:\d\d 再次发送|正在发送/);
    await row.getByRole('button', { name: '再次发送' }).click();
    await expect(page.getByRole('status').filter({ hasText: '已重新发送' })).toBeVisible();
    await expect(tries.nth(1)).toBeVisible(DELIVERED);
    await expectAccessible(page);
    await expectFits(page, 360);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await page.reload();
  await untilLive(page);
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);
  await page.getByRole('button', { name: '移除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('还没有回调地址')).toBeVisible();
});
