import { createCipheriv, createDecipheriv } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { loginAs, tokenOf } from './accounts.ts';
import { expect, expectAccessible, expectFits } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';
import { operatorOf, sha256Of } from './operator.ts';
import { test } from './own-portal.ts';

// What is published here would show in the lists of other tests.
test.use({ portalName: 'changed' });

const CENTER = '/resource-center/download-center';
const CHECKER = `${CENTER}/model-package-checker`;
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
/** Expects that a further state of a page that `accessibility.spec.ts` checks fits a phone and is accessible. */
const expectFit = async (page: Page) => {
  const before = page.viewportSize();
  await expectFits(page, 360);
  await expectAccessible(page);
  if (before) await page.setViewportSize(before);
};
const versionOf = (file: string, version: string) => ({
  version,
  date: '2026-11-01T00:00:00+08:00',
  notes: '',
  file,
});
const payloadOf = (file: string, more: object = {}) => ({
  title: '设备固件',
  summary: '测试用的固件。',
  labels: ['固件'],
  abilityNos: [],
  audience: 'loggedIn',
  licence: '',
  firmware: ['V5.01'],
  fileClass: 1,
  versions: [versionOf(file, '1.0')],
  ...more,
});

test('[ROUTE-09] [DL-01] a visitor finds a download, gets it in a frame that goes away, and checks it', async ({
  page,
}) => {
  await test.step('the menu leads to the center; label, words and order are in the address', async () => {
    await openLive(page, CENTER);
    const menu = page
      .getByRole('banner')
      .locator('a')
      .filter({ hasText: /^下载中心/ });
    await expect(menu.first()).toHaveAttribute('href', CENTER);
    await page
      .getByRole('navigation', { name: '按标签筛选' })
      .getByRole('link', { name: /^模型包/ })
      .click();
    await expect(page.getByText('共 2 项')).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索下载资源' }).fill('检查');
    await page.keyboard.press('Enter');
    await expect(page.getByText('共 1 项')).toBeVisible();
    await page.getByLabel('排序').selectOption({ label: '浏览从多到少' });
    await expect(page).toHaveURL(/keyword=%E6%A3%80%E6%9F%A5.*label=%E6%A8%A1%E5%9E%8B%E5%8C%85.*sortType=3/);
    await page.getByRole('searchbox', { name: '搜索下载资源' }).fill('没有的东西');
    await page.keyboard.press('Enter');
    await expect(page.getByText('没有符合条件的资源')).toBeVisible();
    await page.getByRole('link', { name: '查看全部资源' }).click();
  });

  const file = await test.step('the download runs in a frame, which is removed by polling', async () => {
    await page.getByRole('link', { name: '模型包检查工具' }).click();
    await expect(page).toHaveURL(CHECKER);
    const counted = page.waitForResponse((response) => response.url().endsWith('/download-resource/download'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      // Looked for at once, since it goes at the second look, after 8 s.
      expect(page.locator('iframe')).toHaveCount(1),
      page.getByRole('button', { name: '下载 模型包检查工具 5.7.0' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('model-package-checker.zip');
    const bytes = readFileSync(await download.path());
    await expect(page.getByText(sha256Of(bytes))).toBeVisible();
    expect((await (await counted).json()).code).toBe('200');
    await expect(page.locator('iframe')).toHaveCount(0);
    return bytes;
  });

  await test.step('the commands have a signed address, which goes on where it broke off', async () => {
    await page.getByText('命令行下载与核对').click();
    await page.getByRole('button', { name: '取得下载命令' }).click();
    const line = await page.getByText(/^curl .* -C - /).innerText();
    const address = /'(http[^']+)'$/.exec(line)?.[1] ?? '';
    const rest = await page.request.get(address, { headers: { range: 'bytes=100-' } });
    expect([rest.status(), (await rest.body()).equals(file.subarray(100))]).toEqual([206, true]);
    await expectFit(page);
  });

  await test.step('a file is known, damaged or unknown, without being sent', async () => {
    await page.getByRole('link', { name: '核对已下载的文件' }).click();
    const result = page.getByRole('status', { name: '核对结果' });
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
    await choose('renamed.zip', file);
    await expect(result).toContainText('这是“模型包检查工具”的版本 5.7.0');
    await expectFit(page);
    await choose('model-package-checker.zip', file.subarray(0, -5000));
    await expect(result).toContainText('没有下载完，或被改过');
    await choose('other.bin', Buffer.from('something else'));
    await expect(result).toContainText('不认识这个文件');
    await page.getByRole('button', { name: '再核对一个' }).click();
    await expect(page.locator('input[type=file]')).toBeFocused();
    await expect(result).toBeEmpty();
  });
});

test('[DL-01] a user is notified of a new version, and sees what was downloaded', async ({ page, portal }) => {
  const operator = operatorOf(page, await tokenOf(page.request, '运营超级管理员', portal.dataDir), 'download');
  const entryId = await operator.create('firmware', payloadOf(await operator.upload('固件 1.bin', Buffer.from('one'))));

  await test.step('a visitor is sent to the login', async () => {
    await openLive(page, `${CENTER}/firmware`);
    await page.getByRole('button', { name: '下载 设备固件 1.0' }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
  });

  await loginAs(page, '普通账号（未认证）', { path: `${CENTER}/firmware`, dataDir: portal.dataDir });
  await untilLive(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 设备固件 1.0' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('固件 1.bin');
  await page.getByRole('button', { name: '有新版本时通知我' }).click();
  await expect(notice(page, '有新版本时会发消息给您')).toBeVisible();
  await expect(page.getByRole('button', { name: '取消关注' })).toBeVisible();

  const second = await operator.upload('固件 2.bin', Buffer.from('two'));
  const { versions } = payloadOf(second);
  await operator.publish(entryId, {
    versions: [versionOf(second, '2.0'), ...versions.map((one) => ({ ...one, file: 'build/handbook.zip' }))],
  });
  await page.goto(CENTER);
  await untilLive(page);
  const own = page.getByRole('region', { name: '我的下载' });
  await expect(own).toContainText('有新版本 2.0');
  await expectFit(page);
  await expect
    .poll(async () => (await page.request.get('/account/message-center/message')).text())
    .toContain('设备固件有新版本 2.0');
  await own
    .getByRole('link', { name: /设备固件/ })
    .first()
    .click();
  await page.getByRole('button', { name: '取消关注' }).click();
  await expect(page.getByRole('button', { name: '有新版本时通知我' })).toBeVisible();
});

test('[DOC-04] an encrypted picture is decrypted on the page, and one with a wrong key is not', async ({
  page,
  portal,
}) => {
  const operator = operatorOf(page, await tokenOf(page.request, '运营超级管理员', portal.dataDir), 'download');
  const key = '0123456789abcdef';
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 30 } });
  const cipher = createCipheriv('aes-128-ecb', key, null);
  const file = await operator.upload('图.bin', Buffer.concat([cipher.update(png), cipher.final()]));
  const encryption = { format: 'aes-ecb', key, type: 'png' };
  const entryId = await operator.create('secret', payloadOf(file, { title: '加密图片', fileClass: 2, encryption }));
  await loginAs(page, '普通账号（未认证）', { path: `${CENTER}/secret`, dataDir: portal.dataDir });
  await untilLive(page);
  await page.getByRole('button', { name: '解密并打开' }).click();
  const picture = page.getByRole('img', { name: '解密后的图片' });
  await expect(picture).toHaveAttribute('src', `data:image/png;base64,${png.toString('base64')}`);
  await expect(picture).toHaveJSProperty('naturalWidth', 40);
  await expect(page.getByText(/旧的加密格式/)).toBeVisible();
  await expectFit(page);

  await operator.publish(entryId, { encryption: { ...encryption, key: 'fedcba9876543210' } });
  await page.goto(`${CENTER}/secret`);
  await untilLive(page);
  await page.getByRole('button', { name: '解密并打开' }).click();
  await expect(notice(page, '文件没有解密成功')).toBeVisible();
  await expect(picture).toHaveCount(0);
});

test('[DL-01] [DOC-04] an operator uploads a file in the editor, which names its size and hash, and encrypts one by keys alone, which the key on show decrypts', async ({
  page,
  portal,
}) => {
  const operator = operatorOf(page, await tokenOf(page.request, '运营超级管理员', portal.dataDir), 'download');
  const old = await operator.upload('旧.bin', Buffer.from('old'));
  const entryId = await operator.create('edited', payloadOf(old, { title: '可编辑' }));
  await loginAs(page, '运营超级管理员', { path: `/console/content/entry/${entryId}`, dataDir: portal.dataDir });
  await untilLive(page);
  await page.getByRole('button', { name: /1\.0/ }).first().click();
  await expect(page.getByText('旧.bin（3 字节）')).toBeVisible();
  const bytes = Buffer.alloc(5_000_000, 7);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '新.bin', mimeType: 'application/octet-stream', buffer: bytes });
  await expect(page.getByText('新.bin（4.8 MB）')).toBeVisible();
  await expect(page.getByText(sha256Of(bytes))).toBeVisible();

  // Requested early, so that the browser does not open a new window on a busy machine.
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('加密', { exact: true }).click();
  const choose = page.getByRole('button', { name: '选择文件并加密' });
  await choose.focus();
  const plain = Buffer.from('固件');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: '固件.bin', mimeType: 'application/octet-stream', buffer: plain });
  const tools = page.getByRole('region', { name: '预览、检查与历史' });
  const key = await tools.getByText(/^[0-9a-f]{64}$/).textContent();
  await expectFit(page);
  const save = page.getByRole('button', { name: '保存加密后的文件' });
  await save.focus();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(saved.suggestedFilename()).toBe('固件.bin.enc');
  const encrypted = readFileSync(await saved.path());
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key as string, 'hex'), encrypted.subarray(0, 12));
  decipher.setAuthTag(encrypted.subarray(-16));
  expect(Buffer.concat([decipher.update(encrypted.subarray(12, -16)), decipher.final()])).toEqual(plain);
});
