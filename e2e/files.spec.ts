import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { uploadFile } from '#contract/files/calls.ts';
import { UNATTACHED_MAXIMUM } from '#contract/files/limits.ts';
import type { FileUse } from '#contract/files/uses.ts';
import { noisyJpeg } from '#server/areas/files/odd-pictures.ts';
import { plainPicture } from '#server/areas/files/testing.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { leaveAccount, loginAs, tokenOf } from './accounts.ts';
import { expect, expectAccessible, expectFitForAll, expectLargeTargets } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

test.beforeEach(async ({ database }) => {
  await database.query('delete from files_file');
  // A draft of the form names the pictures of the test before.
  await database.query('delete from drafts_draft');
});

const FORM = '/account/add-sheets';
const OWN = '/account/upload';
const WRONG_FORMAT = '图片上传失败，格式不符，须为 PNG、JPG 或 JPEG，每张不超过 5 MB';
const TOO_LARGE = '图片上传失败，文件过大，须为 PNG、JPG 或 JPEG，每张不超过 5 MB';

const enter = async (page: Page, dataDir: string, title: DemoTitle, path: string) => {
  await loginAs(page, title, { path, dataDir });
  await untilLive(page);
};
const field = (page: Page) => page.getByRole('group', { name: '图片（选填）' });
const chosen = (page: Page) => field(page).locator('input[type=file]');
const picture = async (name: string, background = '#1f6feb') => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture('png', { width: 300, height: 200, background }),
});
const uploads = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(uploadFile.path)) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  return sent;
};

/** Uploads a picture without a page, and returns its ID. */
const upload = async (page: Page, token: string, use: FileUse, name: string): Promise<string> => {
  const response = await page.request.post(uploadFile.path, {
    headers: { token, 'idempotency-key': randomUUID() },
    multipart: { use, file: await picture(name) },
  });
  return (await response.json()).data.fileId;
};

test('[VAL-02] a form takes pictures that are chosen, dropped and pasted, and rejects what is none', async ({
  page,
  portal,
}) => {
  const sent = uploads(page);
  await enter(page, portal.dataDir, '企业管理员', FORM);
  await expect(field(page).getByText('PNG、JPG 或 JPEG，每张不超过 5 MB，最多 5 张')).toBeVisible();
  await chosen(page).setInputFiles([await picture('现场一.png'), await picture('现场二.png', '#c4572c')]);
  const shown = field(page).getByRole('link', { name: /^查看/ });
  await expect(shown).toHaveCount(2);
  await expect(field(page).getByRole('listitem')).toHaveText(['现场一.png', '现场二.png']);
  for (const image of await field(page).locator('img').all())
    await expect.poll(() => image.evaluate((shownImage: HTMLImageElement) => shownImage.naturalWidth)).toBe(300);

  // Files that are no pictures, or too large, are not sent.
  const before = sent.length;
  await chosen(page).setInputFiles([
    { name: '图.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    {
      name: '大图.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5 * 1_048_576)]),
    },
  ]);
  for (const why of [WRONG_FORMAT, TOO_LARGE])
    await expect(field(page).getByRole('listitem').getByText(why)).toBeVisible();
  await expect(field(page).getByRole('status')).toContainText('图片上传失败');
  await expect(field(page).getByRole('button', { name: /^重新上传/ })).toHaveCount(0);
  expect(sent).toHaveLength(before);
  await expectAccessible(page);
  await field(page).getByRole('button', { name: '移除 图.png' }).click();

  const bytes = [...(await plainPicture('png', { background: '#1a7f37' }))];
  await field(page).evaluate((element, content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], '粘贴.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, bytes);
  await expect(shown).toHaveCount(3);
  await field(page)
    .getByText('也可以将图片拖到此处')
    .evaluate((element, content) => {
      const dataTransfer = new DataTransfer();
      for (const name of ['拖一.png', '拖二.png', '拖三.png'])
        dataTransfer.items.add(new File([new Uint8Array(content)], name, { type: 'image/png' }));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, bytes);
  await expect(shown).toHaveCount(5);
  await expect(field(page).getByRole('link', { name: '查看 拖三.png' })).toHaveCount(0);
  await expect(field(page).getByRole('button', { name: '选择图片' })).toHaveAttribute('aria-disabled', 'true');

  // Uses only the keyboard. The listener is added long before the key press, or the event may be missed under load.
  const chooser = page.waitForEvent('filechooser');
  await field(page).getByRole('button', { name: '移除 现场二.png' }).focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveCount(4);
  await expect(field(page).getByRole('button', { name: '选择图片' })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await picture('键盘.png'));
  await expect(field(page).getByRole('link', { name: '查看 键盘.png' })).toBeVisible();
  await expect(field(page).getByRole('status')).toHaveText('键盘.png 已上传');
});

test('a picture shows how far it is, can be stopped, and is sent again after a failure as the same intent', async ({
  page,
  portal,
  faults,
}) => {
  faults.allow(/^failed POST .*\/files\/upload /);
  faults.allow(/^503 POST .*\/files\/upload$/);
  const sent = uploads(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, portal.dataDir, '企业管理员', FORM);
  const large = { name: '监控.jpg', mimeType: 'image/jpeg', buffer: await noisyJpeg() };
  const network = await page.context().newCDPSession(page);
  const slowly = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  // The upload takes about 20 s; the page gives up after 40.
  await slowly(2000);
  await chosen(page).setInputFiles(large);
  const progress = field(page).getByRole('progressbar', { name: '监控.jpg 的上传进度' });
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(5);
  await expect(field(page).getByText(/^已上传 \d+%$/)).toBeVisible();
  await field(page).getByRole('button', { name: '取消上传 监控.jpg' }).click();
  await expect(progress).toHaveCount(0);
  await slowly(-1);

  await page.route(`**${uploadFile.path}`, (route) => route.abort(), { times: 1 });
  await chosen(page).setInputFiles(large);
  await expect(field(page).getByRole('listitem').getByText('网络异常，请检查网络后重试')).toBeVisible();
  await page.route(
    `**${uploadFile.path}`,
    (route) => route.fulfill({ status: 503, json: { code: '10013', msg: '', data: null } }),
    { times: 1 },
  );
  const retry = field(page).getByRole('button', { name: '重新上传 监控.jpg' });
  await retry.click();
  await expect(field(page).getByRole('listitem').getByText('服务繁忙，请稍后再试')).toBeVisible();
  await retry.click();
  await expect(field(page).getByRole('link', { name: '查看 监控.jpg' })).toBeVisible();
  // The cancelled upload, and three attempts of another.
  expect(sent).toHaveLength(4);
  expect(new Set(sent.slice(1)).size).toBe(1);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('one’s own files: listed by page, with where they belong, removed after a question', async ({
  page,
  portal,
  database,
}) => {
  const token = await tokenOf(page.request, '企业管理员', portal.dataDir);
  const read = async (path: string) => (await page.request.get(path, { headers: { cookie: `token=${token}` } })).text();
  expect(await read(OWN)).toContain('还没有上传过图片');
  const attached = await upload(page, token, 'workOrder', '旧图.png');
  await database.query(
    `update files_file set attached_to = 'work-orders/77', unattached_since = null where file_id = $1`,
    [attached],
  );
  for (let at = 1; at <= 12; at += 1) await upload(page, token, 'workOrder', `图 ${at}.png`);
  await enter(page, portal.dataDir, '企业管理员', OWN);
  const table = page.getByRole('table', { name: '我的文件' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(`${OWN}?pageNo=2`);
  const old = table.getByRole('row', { name: /旧图/ });
  await expect(old.getByRole('link', { name: '查看工单' })).toHaveAttribute('href', '/account/sheet-detail?id=77');
  await expect(old).toContainText('使用中');
  await expect(old.getByRole('button')).toHaveCount(0);

  await page.goBack();
  const remove = table.getByRole('button', { name: '删除 图 12.png' });
  await remove.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '删除图片' });
  await expect(dialog).toContainText('图 12.png');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(remove).toHaveCount(0);
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(page.getByText(/^共 12 张图片，近 30 天上传 [\d.]+ KB，上限 200 MB。/)).toBeVisible();

  // An address past the end of the list offers a link back.
  const past = await read(`${OWN}?pageNo=9`);
  for (const text of ['第 9 页没有内容', '回到第一页']) expect(past).toContain(text);
});

test('a picture that the browser has kept is gone with the session, and no other account opens it', async ({
  page,
  portal,
  faults,
}) => {
  faults.allow(/^404 GET .*\/files\/[\w-]{22}$/);
  // Chromium's own script, which enlarges a picture.
  faults.allow(/^console\.error: Blocked script execution in '.*\/files\//);
  const token = await tokenOf(page.request, '企业管理员', portal.dataDir);
  const fileId = await upload(page, token, 'licence', '执照.png');
  await enter(page, portal.dataDir, '企业管理员', OWN);
  const address = await page.getByRole('link', { name: '执照.png' }).getAttribute('href');
  expect(address).toBe(`/files/${fileId}`);
  const open = async () => (await page.goto(address as string))?.status();
  expect(await open()).toBe(200);
  await leaveAccount(page);
  expect(await open(), 'visitor').toBe(404);
  // The tests of the server use more accounts.
  for (const other of ['子账号', '运营管理员'] as const) {
    const cookie = { name: 'token', value: await tokenOf(page.request, other, portal.dataDir), url: portal.url };
    await page.context().addCookies([cookie]);
    expect(await open(), other).toBe(404);
  }
});

test('[SHELL-06] the page of files is well at any width, light and dark, and full of pictures', async ({
  page,
  portal,
  database,
}) => {
  const token = await tokenOf(page.request, '普通账号（未认证）', portal.dataDir);
  const shown = ['avatar', 'licence', 'workOrder', 'workOrder'] as const;
  const fileIds = await Promise.all(shown.map((use, at) => upload(page, token, use, `图 ${at}.png`)));
  // The maximum number of files of an account; these have no content.
  await database.query(
    `insert into files_file (file_id, owner_id, account_id, use, name, type, width, height, bytes, created_at)
     select lpad(n::text, 22, '0'), owner_id, account_id, use, name, type, width, height, bytes, now() - interval '1 hour'
     from files_file, generate_series(1, $2) n where file_id = $1`,
    [fileIds[0], UNATTACHED_MAXIMUM - shown.length],
  );
  await page.route('**/files/00000*', (route) => route.fulfill({ status: 200, contentType: 'image/png', body: '' }));
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, portal.dataDir, '普通账号（未认证）', OWN);
  await expectFitForAll(page, () => expect(page.getByRole('table', { name: '我的文件' })).toBeVisible());
  await page.setViewportSize({ width: 360, height: 800 });
  await expectLargeTargets(page.locator('main button, main a'));
  // The limit is reached: the field explains what to do.
  await openLive(page, FORM);
  await chosen(page).setInputFiles(await picture('多一张.png'));
  await expect(
    field(page)
      .getByRole('listitem')
      .getByText(/“我的文件”中删除/),
  ).toBeVisible();
});
