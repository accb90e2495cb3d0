import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { getAbility } from '#contract/catalogue/calls.ts';
import { runTrial } from '#contract/trial/calls.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { logOut } from '#contract/auth/calls.ts';
import { MODEL_DOWNLOAD_PATH } from '#contract/trial/model-download.ts';
import { manifestFor, redQuarters } from '#engines/packages/example/red-quarters.ts';
import { zipOf } from '#engines/packages/writing/zip-writer.ts';
import { loginAs, tokenOf } from './accounts.ts';
import { expect, expectAccessible, expectFitForAll, expectFits } from './fixtures.ts';
import { untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

/** The platform has no engine for this ability. */
const ABILITY = 2;
const CHIP = 9;
const USER = '普通账号（未认证）';

/** Draws a picture whose upper right and lower left quarters are red. */
const redCorners = () => {
  const red = { create: { width: 160, height: 120, channels: 3, background: '#ff0000' } } as const;
  return sharp({ create: { width: 320, height: 240, channels: 3, background: '#101010' } })
    .composite([
      { input: red, left: 160, top: 0 },
      { input: red, left: 0, top: 120 },
    ])
    .png()
    .toBuffer();
};

const packageOf = async (label: string, version: string): Promise<Buffer> => {
  const model = redQuarters();
  const more = { abilityNo: ABILITY, labels: [label], version, chips: [CHIP], sample: 'sample.png' };
  return zipOf([
    { name: 'manifest.json', bytes: manifestFor(model, more) },
    { name: 'model.onnx', bytes: model },
    { name: 'LICENSE', bytes: Buffer.from('MIT') },
    { name: 'sample.png', bytes: await redCorners() },
  ]);
};

const answerOf = async (request: APIRequestContext, path: string) => (await request.get(path)).json();
const engineNow = async (request: APIRequestContext) =>
  (await answerOf(request, `${getPanel.path}?abilityNo=${ABILITY}`)).data.engine;
const card = (page: Page, version: string) => page.getByRole('article', { name: `红色区域检测 ${version}` });
const agree = (page: Page) => page.getByRole('tooltip').getByRole('button', { name: '确定' }).click();
const bring = async (page: Page, name: string, buffer: Buffer) => {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
};

test('[TRIAL-07] an operator equips an ability without an engine, and users get what its model finds', async ({
  page,
  portal,
  request,
  browser,
}) => {
  const { data: ability } = await answerOf(request, `${getAbility.path}?abilityNo=${ABILITY}`);
  const label = ability.label[0].labelName as string;
  expect(await engineNow(request)).toBeNull();
  test.slow();

  await loginAs(page, '运营管理员', { path: '/console/models?engine=none', dataDir: portal.dataDir });
  await untilLive(page);
  await page.getByRole('textbox', { name: '能力编号、名称或拼音' }).fill(String(ABILITY));
  await expect(page).toHaveURL(`/console/models?keyword=${ABILITY}&engine=none`);
  const row = page.getByRole('row').filter({ hasText: ability.abilityName }).first();
  await expect(row).toContainText('未配引擎');
  await expectAccessible(page);
  await expectFits(page, 360);
  await page.setViewportSize({ width: 1280, height: 720 });
  await row.getByRole('link').click();
  await expect(page.getByText('还没有模型包')).toBeVisible();
  await expect(page.getByText('现在没有引擎，在线体验未开放。')).toBeVisible();

  // The platform's example can be uploaded unchanged.
  await page.getByRole('link', { name: '模型包格式' }).click();
  await expect(page.getByRole('region', { name: 'manifest.json' })).toContainText(`"abilityNo": ${ABILITY}`);
  await expectAccessible(page);
  const giving = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载示例模型包' }).click();
  const example = await (await giving).path();
  await page.getByRole('link', { name: `返回${ability.abilityName}` }).click();
  await bring(page, 'example.zip', readFileSync(example));
  const sent = page.getByRole('article', { name: '示例：红色区域 1.0.0' });
  await expect(sent).toContainText('待启用', { timeout: 60_000 });
  await expect(sent).toContainText('只用来了解格式，不能启用');
  await expect(sent.getByRole('button', { name: '启用' })).toHaveCount(0);
  await sent.getByRole('button', { name: '删除' }).click();
  await agree(page);
  await expect(sent).toHaveCount(0);

  // A file that is no package is rejected at the field and not sent. One that looks like a package is rejected with the
  // reason.
  for (const [name, bytes, fault] of [
    ['清单.txt', '{}', '请选择 ZIP 文件'],
    ['坏包.zip', 'no archive'.repeat(20), '不是完整的 ZIP 文件，或其内容已损坏，未上传'],
  ] as const) {
    await bring(page, name, Buffer.from(bytes));
    await expect(page.getByRole('alert').filter({ hasText: fault })).toHaveText(`${name}：${fault}`);
  }
  await bring(page, '空包.zip', zipOf([]));
  const refused = page.getByRole('article', { name: '空包.zip' });
  await expect(refused).toContainText('包内缺少 manifest.json', { timeout: 60_000 });
  await expect(refused).toContainText('22 字节');
  await refused.getByRole('button', { name: '删除' }).click();
  await agree(page);
  await expect(refused).toHaveCount(0);

  await bring(page, '红色.zip', await packageOf(label, '1.0.0'));
  await expect(card(page, '1.0.0')).toContainText('包内样例图片的识别结果', { timeout: 60_000 });
  await expect(card(page, '1.0.0').getByRole('listitem').filter({ hasText: label })).not.toHaveCount(0);
  await expectFitForAll(page);
  expect(await engineNow(request)).toBeNull();
  await card(page, '1.0.0').getByRole('button', { name: '启用' }).click();
  await agree(page);
  await expect(card(page, '1.0.0')).toContainText('使用中', { timeout: 60_000 });
  expect(await engineNow(request)).toEqual({ kind: 'package', model: '红色区域检测', version: '1.0.0' });

  const context = await browser.newContext({ baseURL: portal.url });
  const user = await context.newPage();
  await user.goto(`/open-ability/domain-case-detail/${ABILITY}`);
  const answering = user.getByRole('definition').filter({ hasText: '红色区域检测 1.0.0' });
  await expect(answering).toContainText('运营方模型包');
  await loginAs(user, '普通账号（未认证）', {
    path: `/open-ability/domain-case-detail/${ABILITY}`,
    dataDir: portal.dataDir,
  });
  const answer = await context.request.post(runTrial.path, {
    headers: { token: await tokenOf(context.request, USER, portal.dataDir) },
    multipart: {
      abilityNo: String(ABILITY),
      image: { name: '红角.png', mimeType: 'image/png', buffer: await redCorners() },
    },
  });
  const { code, data } = await answer.json();
  expect(code).toBe('200');
  expect(data.targets.map(({ box }: { box: number[] }) => box).sort()).toEqual([
    [0, 120, 160, 120],
    [160, 0, 160, 120],
  ]);
  expect(data.targets[0].label).toBe(label);

  // The model for the chip can be downloaded completely.
  await untilLive(user);
  const downloading = user.waitForEvent('download');
  const fetched = user.waitForResponse((response) => response.url().includes(MODEL_DOWNLOAD_PATH));
  await user.getByRole('button', { name: /^下载 ?：/ }).click();
  expect((await fetched).headers()['x-content-type-options']).toBe('nosniff');
  const stream = await (await downloading).createReadStream();
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  expect(hash.digest('hex')).toBe(
    createHash('sha256')
      .update(await packageOf(label, '1.0.0'))
      .digest('hex'),
  );

  // A download that finds the session dead reports it, and the page goes on as a visitor's.
  const token = await user.evaluate(() => /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '');
  await context.request.post(logOut.path, { data: {}, headers: { token } });
  await user.getByRole('button', { name: /^下载 ?：/ }).click();
  await expect(user.getByText('登录已超时，请重新登录')).toBeVisible();
  await expect(user).toHaveURL(`/open-ability/domain-case-detail/${ABILITY}`);
  await expect(user.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  await context.close();

  // Activates a second version, and the first again.
  await bring(page, '红色.zip', await packageOf(label, '1.1.0'));
  await card(page, '1.1.0').getByRole('button', { name: '启用' }).click({ timeout: 60_000 });
  await agree(page);
  await expect(card(page, '1.1.0')).toContainText('使用中', { timeout: 60_000 });
  await card(page, '1.0.0').getByRole('button', { name: '回退到此版本' }).click();
  await agree(page);
  await expect(card(page, '1.0.0')).toContainText('使用中', { timeout: 60_000 });
  await card(page, '1.0.0').getByRole('button', { name: '停用' }).click();
  await agree(page);
  await expect(card(page, '1.0.0')).toContainText('曾使用');
  expect(await engineNow(request)).toBeNull();
});
