import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { queryPictures, removePicture, runTrial } from '#contract/trial/calls.ts';
import { cancelTicket, getTicket } from '#contract/trial/tickets.ts';
import { accountOf, loginAs } from './accounts.ts';
import { expect, expectAccessible, expectAccessibleInThemes, expectFits, test } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';
import { pdfOf } from './pdf-of.ts';

/** The text engine reads train tickets; there is no engine for helmets. */
const TICKET_PATH = '/open-ability/domain-case-detail/40';
const HELMET_PATH = '/open-ability/domain-case-detail/3';
const SAMPLES = join(import.meta.dirname, '../build/static/trial');
/** The timeout includes the start of an engine. */
const RECOGNISED = { timeout: 120_000 };

const trialOf = (page: Page) => page.locator('#trial');
const fieldsTab = (page: Page) => page.getByRole('tab', { name: /^字段 6$/ });
const errorAnswer = (code: string) => ({ json: { code, msg: 'refused', data: null } });

test('[TRIAL-01] [TRIAL-05] [CAT-22] a visitor tries a sample: fields over the picture, and what to do when the engine is busy', async ({
  page,
}) => {
  await openLive(page, TICKET_PATH);
  for (const name of ['在线体验', '使用方式', '典型场景'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  const late = page.waitForResponse(/\/i18n\/zh-CN\/late\.json$/);
  await page.route(`**${runTrial.path}`, (route) => route.fulfill(errorAnswer('20004')), { times: 1 });
  await page
    .getByRole('button', { name: /^识别样例/ })
    .first()
    .click();
  await late;
  await expect(page.getByRole('alert')).toContainText('登录后按账号单独计数');
  await expect(page.getByRole('alert').getByRole('link', { name: '登录' })).toHaveAttribute('href', /%23trial$/);
  await page.route(`**${runTrial.path}`, (route) => route.fulfill(errorAnswer('10013')), { times: 1 });
  await page
    .getByRole('button', { name: /^识别样例/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('服务繁忙');
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click();

  await expect(fieldsTab(page)).toBeVisible(RECOGNISED);
  await expect(
    trialOf(page).getByText(/^还可体验样例图片 \d+ 次（每项能力分别计次，同一网络合计），今日 24:00 重置$/),
  ).toBeVisible();
  const row = trialOf(page).getByRole('button', { name: /^车次/ });
  await row.focus();
  await expect(trialOf(page).locator('[class*="overlay_shape"][class*="overlay_active"]')).toHaveCount(1);
  await page.getByRole('tab', { name: 'JSON' }).click();
  const json = JSON.parse((await trialOf(page).getByRole('region', { name: '接口返回的 JSON' }).textContent()) ?? '');
  expect(json).toMatchObject({ abilityNo: 40, width: expect.any(Number), fields: expect.any(Array) });
  expect(json.fields).toHaveLength(6);
  expect(json.quota).toBeUndefined();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载结果图' }).click();
  expect((await saved).suggestedFilename()).toBe(`${json.requestId}.png`);
  await fieldsTab(page).click();
  await expectAccessibleInThemes(page);
  await expectFits(page, 360);
});

test('[TRIAL-01] [CAT-21] [ACC-11] an own picture outside the conditions is advised on, recognised all the same, entered in the ledger and removed at once', async ({
  page,
}) => {
  const dark = await sharp(readFileSync(join(SAMPLES, 'train-ticket-1.jpg')))
    .modulate({ brightness: 0.2 })
    .jpeg()
    .toBuffer();
  await loginAs(page, '普通账号（未认证）', { path: TICKET_PATH });
  await untilLive(page);
  // Loads without an interaction with the panel.
  await expect(trialOf(page).getByRole('button', { name: '上传图片' })).toBeVisible();
  const choose = (name: string, buffer: Buffer) =>
    trialOf(page).locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await choose('scene.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByRole('alert')).toContainText('只支持 PNG 或 JPG 图片');
  await choose('车票.jpg', dark);
  await expect(page.getByRole('alert')).toContainText(/图片偏暗：平均亮度 \d+%，建议 24% 以上/);
  await expect(page.getByRole('alert')).toContainText('现在还没有扣减次数');
  await page.getByRole('button', { name: '仍要识别' }).click();
  await expect(fieldsTab(page)).toBeVisible(RECOGNISED);
  await expect(trialOf(page).getByText(/^还可体验 \d+ 次（含样例图片），今日 24:00 重置$/)).toBeVisible();

  await page
    .getByRole('button', { name: /^立即删除/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '立即删除' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^立即删除/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '上传图片' })).toBeFocused();
  // The picture is removed from the server, but its result and its preview stay as long as the page.
  await expect(fieldsTab(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '重新识别' })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载结果图' }).click();
  await saved;

  await openLive(page, '/account/rights?abilityNo=40');
  const entry = page.getByRole('table', { name: '权益台账' }).getByRole('row').nth(1);
  await expect(entry).toContainText('体验 · 火车票识别');
  await expect(entry).toContainText('已扣减');
  await expect(page.getByRole('table', { name: '使用情况' })).toContainText('火车票识别');
});

test('[TRIAL-01] pictures in other formats and larger ones are converted in the browser, and for the rest the page says what to do', async ({
  page,
}) => {
  await loginAs(page, '普通账号（已认证）', { path: TICKET_PATH });
  await untilLive(page);
  const ticket = sharp(readFileSync(join(SAMPLES, 'train-ticket-1.jpg')));
  const { width = 0, height = 0 } = await ticket.metadata();
  const large = { width: width * 1.5, height: height * 1.5 };
  const noise = await sharp({
    create: { ...large, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 25 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const pdf = pdfOf(await ticket.clone().jpeg({ quality: 95 }).toBuffer(), {
    width,
    height,
    pages: 2,
    line: '附言请妥善保管',
  });
  const files = [
    ['车票.webp', await ticket.clone().webp({ quality: 95 }).toBuffer(), '图片已在浏览器中转换为 JPG'],
    ['车票.avif', await ticket.clone().avif({ quality: 80, effort: 0 }).toBuffer(), '图片已在浏览器中转换为 JPG'],
    [
      '车票.png',
      await sharp(noise)
        .composite([{ input: await ticket.clone().resize(large).toBuffer(), blend: 'multiply' }])
        .png({ compressionLevel: 1 })
        .toBuffer(),
      '图片已在浏览器中缩小到 4 MB 以内',
    ],
    ['车票.pdf', pdf, 'PDF 共 2 页，已在浏览器中将第 1 页转换为 JPG'],
  ] as const;
  const chosen = trialOf(page).locator('input[type="file"]');
  await expect(chosen).toHaveCount(1);
  // What the noise spoils is advised on.
  const anyway = page.getByRole('button', { name: '仍要识别' });
  await page.addLocatorHandler(anyway, () => anyway.click());
  for (const [name, buffer, told] of files) {
    const answered = page.waitForResponse((response) => response.url().endsWith(runTrial.path));
    await chosen.setInputFiles({
      name,
      mimeType: `${name.endsWith('.pdf') ? 'application' : 'image'}/${name.split('.')[1]}`,
      buffer,
    });
    await expect(page.getByText(told)).toBeVisible();
    await expect(page.getByRole('tab', { name: 'JSON' })).toBeVisible(RECOGNISED);
    expect((await (await answered).json()).code).toBe('200');
  }
  await page.getByRole('tab', { name: /^文字/ }).click();
  await expect(page.getByRole('tabpanel')).toContainText('妥善保管');
  const earlier = trialOf(page).getByRole('region', { name: '上一张图片的结果' });
  await expect(earlier).toHaveCount(0);
  for (const [name, content, told] of [
    ['坏.pdf', '%PDF-1.7\n', '“坏.pdf”没有识别：PDF 已损坏，无法打开'],
    ['清单.jpg', 'date,amount\n2026-11-25,60.06\n', '“清单.jpg”没有识别：这不是图片文件'],
  ] as const) {
    await chosen.setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(content) });
    await expect(page.getByRole('alert')).toContainText(told);
    await expect(page.getByRole('alert')).not.toContainText('HEIC');
    await expect(earlier.getByRole('tabpanel')).toContainText('车次');
    await expect(trialOf(page).getByText('上一张图片', { exact: true })).toBeVisible();
  }
});

test('[TRIAL-01] [TRIAL-04] what is given up says that nothing was spent, and a rejected address stays to be corrected', async ({
  page,
  faults,
}) => {
  await loginAs(page, '普通账号（未认证）', { path: TICKET_PATH });
  await untilLive(page);
  const line = trialOf(page).getByText(/^还可体验 \d+ 次/);
  const sample = trialOf(page)
    .getByRole('button', { name: /^识别样例/ })
    .first();
  await sample.hover();
  await expect(trialOf(page)).toContainText('也可以把图片拖到这里，或按 Ctrl+V 粘贴');
  await page.route(`**${runTrial.path}`, () => {}, { times: 1 });
  await sample.click();
  const left = await line.textContent();
  await trialOf(page).getByRole('button', { name: '取消', exact: true }).click();
  const cancelled = trialOf(page).getByRole('group').filter({ hasText: '已取消，没有扣减次数' });
  await expect(cancelled).toBeFocused();
  await expect(cancelled.getByRole('button', { name: '重新识别' })).toBeVisible();
  await expect(line).toHaveText(left ?? '');

  await trialOf(page).getByRole('button', { name: '用图片地址' }).click();
  const dialog = page.getByRole('dialog', { name: '识别网络图片' });
  const address = dialog.getByLabel('图片地址');
  await address.fill('http://127.0.0.1/a.png');
  await address.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('只能读取公网上的 http 或 https 地址');
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('http://127.0.0.1/a.png');
  await expectAccessible(page);

  // A stored picture is tried again by its ID and not fetched again.
  const allowance = { limit: 10, used: 1, resetsAt: null };
  const quota = { tier: 'loggedIn', samplesOnly: false, left: 9, day: allowance, month: allowance, inAll: allowance };
  const found = { width: 600, height: 400, targets: [], texts: [], fields: [], pieces: [], notes: [] };
  const engine = { requestId: 'r', abilityNo: 40, model: 'm', version: '1', milliseconds: 1 };
  const data = { ...found, ...engine, pictureId: 'kept', quota };
  const forms: string[] = [];
  await page.route(`**${runTrial.path}`, (route) => {
    forms.push(route.request().postData() ?? '');
    return route.fulfill({ json: { code: '200', msg: '', data } });
  });
  const kept = readFileSync(join(SAMPLES, 'train-ticket-1-small.jpg'));
  await page.route(/\/trial\/pictures\/kept/, (route) => route.fulfill({ contentType: 'image/jpeg', body: kept }));
  const day = '2026-01-01T00:00:00Z';
  const list = [{ pictureId: 'kept', width: 600, height: 400, bytes: 1, createdAt: day, expiresAt: day }];
  await page.route(`**${queryPictures.path}`, (route) =>
    route.fulfill({ json: { code: '200', msg: '', data: { list } } }),
  );
  await address.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: '重新识别' }).click();
  await expect.poll(() => forms.length).toBe(2);
  expect(forms.map((form) => /name="(imageUrl|pictureId)"/.exec(form)?.[1])).toEqual(['imageUrl', 'pictureId']);

  // The picture is removed at once, even if the page can no longer load it for its result.
  faults.allow(/^failed GET \S+\/trial\/pictures\/kept /);
  await page.route(/\/trial\/pictures\/kept$/, (route) => route.abort());
  await page.route(`**${removePicture.path}`, (route) => route.fulfill({ json: { code: '200', msg: '', data: {} } }));
  await page.getByRole('button', { name: /^立即删除/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '立即删除' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^立即删除/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '重新识别' })).toHaveCount(0);
});

test('[MEND-04] a trial in the queue shows its place, survives an outage and goes on to its result; leaving it cancels it', async ({
  page,
  faults,
}) => {
  const success = (data: unknown) => ({ json: { code: '200', msg: '', data } });
  const ticket = { ticketId: 'A'.repeat(22), place: 2, expectedWait: 40 };
  const allowance = { limit: 30, used: 1, resetsAt: null };
  const quota = { tier: 'visitor', samplesOnly: true, left: 29, day: allowance, month: allowance, inAll: allowance };
  const found = { width: 600, height: 400, targets: [], texts: [], fields: [], pieces: [], notes: [] };
  const result = { ...found, requestId: 'r', abilityNo: 40, model: 'm', version: '1', milliseconds: 1, quota };
  /** What the next questions get, in order; one more waits. */
  const answers: (object | 'lost')[] = [];
  let ready = Promise.withResolvers<void>();
  const answer = (...next: typeof answers) => {
    answers.push(...next);
    ready.resolve();
    ready = Promise.withResolvers<void>();
  };
  faults.allow(/^failed GET \S+\/trial\/ticket\?/);
  await page.route(`**${runTrial.path}`, (route) => route.fulfill(success({ ticket })));
  await page.route(`**${getTicket.path}?*`, async (route) => {
    while (answers.length === 0) await ready.promise;
    const next = answers.shift();
    // The page may have left.
    await (next === 'lost' ? route.abort() : route.fulfill(success(next))).catch(() => {});
  });
  await page.route(`**${cancelTicket.path}`, (route) => route.fulfill(success({ state: 'cancelled' })));

  await openLive(page, TICKET_PATH);
  const sample = page.getByRole('button', { name: /^识别样例/ }).first();
  await sample.click();
  await expect(trialOf(page).getByText(/^排队中，前面还有 2 个，预计约 \d+ 秒$/)).toBeVisible();
  answer('lost', { state: 'waiting', place: 1, expectedWait: 20 });
  await expect(trialOf(page).getByText(/^排队中，前面还有 1 个，预计约 \d+ 秒$/)).toBeVisible();
  await expect(trialOf(page).getByRole('status').filter({ hasText: '前面还有 1 个' })).toHaveCount(1);
  await expectAccessible(page);
  await expectFits(page, 360);
  await page.setViewportSize({ width: 1280, height: 720 });
  answer({ state: 'running', place: 0, expectedWait: 3 }, { state: 'done', place: 0, expectedWait: 0, result });
  await expect(page.getByRole('tab', { name: 'JSON' })).toBeVisible();
  await expect(trialOf(page).getByText(/^还可体验样例图片 29 次/)).toBeVisible();

  const cancelled = () => page.waitForRequest((request) => request.url().endsWith(cancelTicket.path));
  for (const leave of [
    () => trialOf(page).getByRole('button', { name: '取消', exact: true }).click(),
    () => page.getByRole('banner').getByRole('link').first().click(),
  ]) {
    await sample.click();
    await expect(
      trialOf(page)
        .getByText(/前面还有 2 个/)
        .first(),
    ).toBeVisible();
    const [request] = await Promise.all([cancelled(), leave()]);
    expect(request.postDataJSON()).toEqual({ ticketId: ticket.ticketId });
  }
});

test('[TRIAL-03] an ability without an engine says so, shows no result, and notifies users who subscribed', async ({
  page,
}) => {
  await openLive(page, HELMET_PATH);
  await expect(trialOf(page)).toContainText('该能力尚未配备识别引擎');
  await expect(trialOf(page).getByRole('img')).toHaveCount(0);
  await expect(trialOf(page)).not.toContainText('由服务器上的识别引擎');
  await expect(trialOf(page).getByRole('link', { name: '配好后通知我' })).toHaveAttribute('href', /%23trial$/);
  const banner = page.getByRole('article').locator('header');
  await expect(banner).toContainText('在线体验（待配备引擎）');
  // A visitor's wish is fulfilled after the login that it leads to.
  await banner.getByRole('link', { name: '配好后通知我' }).click();
  await expect(page.getByText('登录后回到该能力')).toBeVisible();
  const { name, password } = accountOf('普通账号（未认证）');
  await page.getByLabel('手机号或用户名', { exact: true }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(`${HELMET_PATH}#trial`);
  await expect(trialOf(page).getByRole('status')).toHaveText('已登记，配好后会给您发送站内消息。');
  // Each of the two buttons acts where it is, and both show the same.
  await banner.getByRole('button', { name: '取消通知' }).click();
  await expect(trialOf(page).getByRole('button', { name: '配好后通知我' })).toBeVisible();
  await trialOf(page).getByRole('button', { name: '配好后通知我' }).click();
  await expect(banner.getByRole('button', { name: '取消通知' })).toBeVisible();
});
