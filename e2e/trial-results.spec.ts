import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createUploadPolicy, runTrial } from '#contract/trial/calls.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import { loginAs } from './accounts.ts';
import { expect, expectAccessibleInThemes, expectFits, test } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';

/** Mocked results, since the recognition itself does not matter here. */
const TICKET_PATH = '/open-ability/domain-case-detail/40';
const SHIP_PATH = '/open-ability/domain-case-detail/33';
const TICKET = join(import.meta.dirname, '../build/static/trial/train-ticket-1.jpg');
const LIMIT = { limit: 30, used: 1, resetsAt: null };
const ANSWER: Recognition = {
  requestId: 'told',
  abilityNo: 40,
  model: '示例',
  version: '1.0.0',
  milliseconds: 5,
  width: 1600,
  height: 1200,
  targets: [],
  texts: [],
  fields: [],
  pieces: [],
  notes: [],
  quota: { tier: 'visitor', samplesOnly: true, left: 29, day: LIMIT, month: LIMIT, inAll: LIMIT },
};

const trialOf = (page: Page) => page.locator('#trial');
const captionsOf = (page: Page) => trialOf(page).locator('svg text');

const jsonOf = (found: Partial<Recognition>) => ({
  json: { code: '200', msg: 'success', data: { ...ANSWER, ...found } },
});
const firstSample = (page: Page) =>
  trialOf(page)
    .getByRole('button', { name: /^识别样例/ })
    .first();

const openResult = async (page: Page, found: Partial<Recognition>) => {
  await page.route(`**${runTrial.path}`, (route) => route.fulfill(jsonOf(found)));
  await openLive(page, TICKET_PATH);
  await firstSample(page).click();
  await expect(page.getByRole('tab', { name: 'JSON' })).toBeVisible();
};

/** Runs another sample on the same page. */
const runSecond = async (page: Page, found: Partial<Recognition>) => {
  await page.route(`**${runTrial.path}`, (route) => route.fulfill(jsonOf(found)));
  await trialOf(page)
    .getByRole('button', { name: /^识别样例/ })
    .nth(1)
    .click();
  await expect(page.getByRole('tab', { name: 'JSON' })).toBeVisible();
};

const boxOf = (nth: number): [number, number, number, number] => [60 + nth * 130, 500, 90, 240];

test('[TRIAL-01] on a small screen a tapped sample comes into view with its progress and its result; targets have numbers, and a zoomed picture brings what is pointed at into sight', async ({
  page,
}) => {
  await test.step('a tapped sample comes into view with its progress, and then its result, without the focus', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const fields = [{ name: 'trainNumber', label: '车次', value: 'G1', score: 0.9 }];
    const asked = Promise.withResolvers<void>();
    await page.route(`**${runTrial.path}`, async (route) => {
      await asked.promise;
      await route.fulfill(jsonOf({ fields }));
    });
    await openLive(page, TICKET_PATH);
    await firstSample(page).click();
    await expect(trialOf(page).getByRole('button', { name: '取消', exact: true })).toBeInViewport({ ratio: 1 });
    asked.resolve();
    await expect(page.getByRole('tab', { name: '字段 1' })).toBeInViewport({ ratio: 0.9 });
    await expect(trialOf(page).getByRole('button', { name: /^车次/ })).toBeInViewport({ ratio: 1 });
    await expect(firstSample(page)).toBeFocused();
  });

  await test.step('targets have numbers, one that is pointed at its caption, and a zoomed picture brings it into sight', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    const keypoints = ['左眼', '右眼'].map((name, nth) => ({ name, x: 100 + nth * 20, y: 520, score: 0.9 }));
    const targets = Array.from({ length: 12 }, (_, nth) => ({ label: '人员', score: 0.9 - nth / 50, box: boxOf(nth) }));
    await runSecond(page, { targets: targets.map((target, nth) => (nth === 0 ? { ...target, keypoints } : target)) });
    await expect(captionsOf(page)).toHaveCount(12);
    expect((await captionsOf(page).allTextContents()).map(Number).sort((a, b) => a - b)).toEqual(
      targets.map((_, nth) => nth + 1),
    );

    await trialOf(page).getByRole('button', { name: '放大' }).click();
    await trialOf(page).getByRole('button', { name: '放大' }).click();
    await trialOf(page)
      .getByRole('button', { name: /^12 人员/ })
      .focus();
    const caption = captionsOf(page).filter({ hasText: '人员 0.68' });
    const stage = trialOf(page).getByRole('group', { name: /^图片与识别结果/ });
    await expect(caption).toBeAttached();
    // It may still be scrolling into view.
    await expect(async () => {
      const [frame, shown] = [await stage.boundingBox(), await caption.boundingBox()];
      expect(shown?.x).toBeGreaterThanOrEqual(frame?.x ?? Number.NaN);
      expect((shown?.x ?? Number.NaN) + (shown?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
    }).toPass({ timeout: 30_000 });

    await trialOf(page).getByText('2 个关键点').click();
    await trialOf(page).getByRole('button', { name: /^左眼/ }).focus();
    await expect(captionsOf(page).filter({ hasText: '左眼' })).toHaveCount(1);
    await stage.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: '回到顶部' })).toBeHidden();
    await expectFits(page, 360);
  });
});

test('[TRIAL-01] what was not read is folded, by kind, and not counted; a column has one caption, and the score says what it means', async ({
  page,
}) => {
  await test.step('fields that were not read are folded, and a broken rule says what it does to the score', async () => {
    const polygonAt = (x: number, y: number): [number, number][] => [
      [x, y],
      [x + 200, y],
      [x + 200, y + 40],
      [x, y + 40],
    ];
    const price = (row: number, value: string, rest: object = {}) => ({
      name: `price${row}`,
      label: '单价',
      value,
      score: 0.98,
      row,
      polygon: polygonAt(800, 600 + row * 80),
      ...rest,
    });
    await openResult(page, {
      fields: [
        { name: 'trainNumber', label: '车次', value: '', score: 0 },
        {
          name: 'idNumber',
          label: '身份号码',
          value: '110105194912310021',
          score: 0.5,
          check: 'failed',
          reason: '末位校验码与前 17 位不符。',
          polygon: polygonAt(200, 200),
        },
        price(0, '5.00', { check: 'passed', reason: '与金额相符' }),
        price(1, '6.00', { check: 'passed', reason: '与金额相符' }),
      ],
    });
    await expect(page.getByRole('tab', { name: '字段 3' })).toBeVisible();
    const row = trialOf(page).getByRole('button', { name: /^身份号码/ });
    await expect(row).toContainText('校验不通过：末位校验码与前 17 位不符。（置信度因此减半）');
    await expect(trialOf(page).getByText('车次', { exact: true })).toBeHidden();
    await trialOf(page).getByText('本图没有或未读出：1 项').click();
    await expect(trialOf(page).getByText('车次', { exact: true })).toBeVisible();
    await expect(trialOf(page).getByRole('row').filter({ hasText: '6.00' })).toContainText('校验通过');
    await expect(captionsOf(page)).toHaveText(['身份号码', '单价']);
    await expectAccessibleInThemes(page);
    await expectFits(page, 360);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('fields of which none was read are folded by kind, and a score that nothing reaches says so', async () => {
    await runSecond(page, {
      fields: ['定额发票·发票代码', '定额发票·金额', '出租车票·车号'].map((label) => ({
        name: label,
        label,
        value: '',
        score: 0,
      })),
      targets: [{ label: '人员', score: 0.6, box: boxOf(0) }],
    });
    await page.getByRole('tab', { name: '字段 0' }).click();
    const kind = trialOf(page).getByRole('listitem').filter({ hasText: '定额发票' });
    await expect(kind).toBeHidden();
    await trialOf(page).getByText('本图没有或未读出：3 项').click();
    await expect(kind).toHaveText('定额发票发票代码、金额');

    await page.getByRole('tab', { name: '目标 1' }).click();
    await trialOf(page).getByRole('slider', { name: '置信度' }).fill('90');
    await expect(trialOf(page)).toContainText('没有置信度达到 0.90 的内容');
  });
});

test('[TRIAL-01] [TRIAL-05] every sample is seen, a camera that is missing leads to a file, a result stays where it is given up or a file is rejected, and an upload that is too early waits', async ({
  page,
  faults,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
  });

  const fields = [{ name: 'trainNumber', label: '车次', value: 'G1', score: 0.9 }];
  await page.route(`**${runTrial.path}`, (route) => route.fulfill(jsonOf({ fields })));
  await loginAs(page, '普通账号（未认证）', { path: SHIP_PATH });
  await untilLive(page);
  await test.step('every sample is seen on a large screen, and without a camera its dialog says so and leads to a file', async () => {
    await firstSample(page).hover();
    const strip = trialOf(page).getByRole('list', { name: '样例图片' });
    expect(await strip.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);

    await trialOf(page).getByRole('button', { name: '拍照' }).click();
    const dialog = page.getByRole('dialog', { name: '拍照识别' });
    await expect(dialog.getByRole('status')).toContainText('没有找到摄像头');
    await expect(dialog.getByRole('button', { name: '拍摄并识别' })).toHaveCount(0);
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: '上传图片' }).click();
    await chooser;
    await expect(dialog).toHaveCount(0);
  });

  await firstSample(page).click();
  const row = trialOf(page).getByRole('button', { name: /^车次/ });
  await expect(row).toBeVisible();

  await page.route(`**${runTrial.path}`, () => {});
  await trialOf(page).getByRole('button', { name: '重新识别' }).click();
  await expect(row).toBeHidden();
  await trialOf(page).getByRole('button', { name: '取消', exact: true }).click();
  await expect(trialOf(page).getByRole('group').filter({ hasText: '已取消，没有扣减次数' })).toBeFocused();
  await expect(row).toBeVisible();

  const scene = { name: 'scene.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await trialOf(page).locator('input[type="file"]').setInputFiles(scene);
  await expect(page.getByRole('alert')).toContainText('只支持 PNG 或 JPG 图片');
  await expect(row).toBeVisible();

  // Another picture starts without it.
  await trialOf(page)
    .getByRole('button', { name: /^识别样例/ })
    .nth(1)
    .click();
  await trialOf(page).getByRole('button', { name: '取消', exact: true }).click();
  await expect(trialOf(page)).toContainText('已取消，没有扣减次数');
  await expect(row).toBeHidden();

  faults.allow(/^429 POST /);
  let policies = 0;
  await page.route(`**${createUploadPolicy.path}`, (route) => {
    policies += 1;
    const tooFast = { code: '20001', msg: '操作过于频繁，请稍后再试', data: { retryAfter: 1 } };
    return policies === 1 ? route.fulfill({ status: 429, json: tooFast }) : route.continue();
  });
  await page.route(`**${runTrial.path}`, (route) => route.fulfill(jsonOf({ fields })));
  await trialOf(page).locator('input[type="file"]').setInputFiles(TICKET);
  await expect(row).toBeVisible();
  expect(policies).toBe(2);
});
