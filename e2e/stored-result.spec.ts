import type { Page } from '@playwright/test';
import { runTrial } from '#contract/trial/calls.ts';
import { getPanel } from '#contract/trial/panel.ts';
import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

const ABILITY = '40';
const PATH = `/open-ability/domain-case-detail/${ABILITY}`;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
];

test('[MEND-01] the panel opens on a stored result, nothing moves when it gets ready, and a clicked sample brings its result into view', async ({
  page,
}) => {
  const answer = await page.request.get(getPanel.path, { params: { abilityNo: ABILITY } });
  const { engine, samples, stored } = (await answer.json()).data;
  const allowance = { limit: null, used: 0, resetsAt: null };
  const quota = { tier: 'visitor', samplesOnly: true, left: null, day: allowance, month: allowance, inAll: allowance };
  // What is tested is where the result is, not what the engine finds.
  await page.route(`**${runTrial.path}`, (route) => {
    const data = { ...stored.found, ...engine, requestId: 'r', abilityNo: 40, milliseconds: 1, quota };
    return route.fulfill({ json: { code: '200', msg: '', data } });
  });
  const trial = page.locator('#trial');
  const opening = trial.getByRole('img', { name: `样例图片“${samples[0].name}”与已存的识别结果` });
  const strip = trial.getByRole('button', { name: /^识别样例图片/ });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await openLive(page, PATH);
    await expect(opening).toBeVisible();
    await expect(strip).toHaveCount(samples.length);
    const tops = () =>
      page.evaluate(() =>
        ['#trial svg[viewBox]', '#trial dl', '#trial + section'].map(
          (part) => (document.querySelector(part)?.getBoundingClientRect().top ?? 0) + window.scrollY,
        ),
      );
    const before = await tops();
    // Without a sign of interest, and it comes back here.
    await expect(trial.getByRole('link', { name: '登录后使用自己的图片' })).toHaveAttribute('href', /%23trial$/);
    // By the keyboard in one size: the button moves into the panel and keeps the focus.
    const start = trial.getByRole('button', { name: '立即运行' });
    if (size === SIZES[0]) await trial.getByRole('heading', { name: '样例图片' }).hover();
    else await start.focus();
    await expect(trial.getByText('体验次数不限').or(trial.getByText(/^还可体验/))).toBeVisible();
    expect(await tops()).toEqual(before);
    if (size !== SIZES[0]) await expect(start).toBeFocused();
    await expect(opening).toBeVisible();

    // As it is where the page opens: the samples at the lower edge, the stage below it.
    await strip.nth(1).evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await strip.nth(1).click();
    await expect(trial.getByRole('tab', { name: 'JSON' })).toBeInViewport({ ratio: 0.9 });
    await expect(trial.getByRole('group', { name: /^图片与识别结果/ })).toBeInViewport({ ratio: 0.99 });
    await expect(trial.getByRole('tabpanel')).toBeInViewport({ ratio: 0.9 });
    await expect(strip.nth(1)).toHaveAttribute('aria-pressed', 'true');
  }
});

test('[MEND-01] the stored result is there after a move within the site too, and its button runs the sample live', async ({
  page,
}) => {
  await openLive(page, `/open-ability/?keyword=${encodeURIComponent('火车票')}`);
  await page.getByRole('main').locator(`a[href="${PATH}"]`).first().click();
  const trial = page.locator('#trial');
  await expect(trial.getByRole('img', { name: /已存的识别结果/ })).toBeVisible();
  await expect(trial.getByText('引擎 PP-OCRv4')).toContainText('立即运行');
  // The button moves into the panel with the stored result, and keeps the focus.
  const start = trial.getByRole('button', { name: '立即运行' });
  // The page that opens takes the focus.
  await expect(page.getByRole('main')).toBeFocused();
  await start.focus();
  await expect(trial.getByText('体验次数不限').or(trial.getByText(/^还可体验/))).toBeVisible();
  await expect(start).toBeFocused();
  const asked = page.waitForRequest((request) => request.url().endsWith(runTrial.path));
  await page.route(`**${runTrial.path}`, (route) => route.fulfill({ json: { code: '10013', msg: '忙', data: null } }));
  await start.click();
  expect((await asked).postData()).toContain('train-ticket-1');
  await expect(trial.getByRole('alert')).toContainText('忙');

  // The stored list is that of the first sample, and does not show while another one runs.
  await page.route(`**${runTrial.path}`, () => {});
  const list = trial.getByRole('region', { name: '已存的识别结果' });
  const samples = trial.getByRole('button', { name: /^识别样例图片/ });
  await samples.nth(1).click();
  await expect(trial.getByText('识别完成后，这里会列出这张图片的结果。')).toBeVisible();
  await expect(list).toBeHidden();
  // Nor beside a run of its own sample.
  await samples.first().click();
  await expect(samples.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(trial.getByText('识别完成后，这里会列出这张图片的结果。')).toBeVisible();
  await expect(list).toBeHidden();
});

/** Answers runs with the stored result, once `until` is done. */
async function answerRuns(page: Page, until: () => Promise<void> = async () => {}) {
  const answer = await page.request.get(getPanel.path, { params: { abilityNo: ABILITY } });
  const { engine, stored } = (await answer.json()).data;
  const allowance = { limit: null, used: 0, resetsAt: null };
  const quota = { tier: 'visitor', samplesOnly: true, left: null, day: allowance, month: allowance, inAll: allowance };
  const data = { ...stored.found, ...engine, requestId: 'r', abilityNo: 40, milliseconds: 1, quota };
  await page.route(`**${runTrial.path}`, async (route) => {
    await until();
    await route.fulfill({ json: { code: '200', msg: '', data } });
  });
}

test('[MEND-01] by the keyboard, the focus goes from the button to the run, and from there to its result', async ({
  page,
}) => {
  let run = Promise.withResolvers<void>();
  await answerRuns(page, () => run.promise);
  await openLive(page, PATH);
  const trial = page.locator('#trial');
  await trial.getByRole('button', { name: '立即运行' }).focus();
  await page.keyboard.press('Enter');
  await expect(trial.getByRole('button', { name: '取消' })).toBeFocused();
  run.resolve();
  await expect(trial.getByRole('tab').first()).toBeFocused();
  await expect(trial.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  run = Promise.withResolvers<void>();
  await trial.getByRole('button', { name: '重新识别' }).focus();
  await page.keyboard.press('Enter');
  await expect(trial.getByRole('button', { name: '取消' })).toBeFocused();
  await page.route(`**${runTrial.path}`, (route) => route.fulfill({ json: { code: '10013', msg: '忙', data: null } }));
  await page.keyboard.press('Enter');
  await expect(trial.getByText(/^已取消/)).toBeVisible();
  await trial.getByRole('button', { name: '重新识别' }).focus();
  await page.keyboard.press('Enter');
  await expect(trial.getByRole('alert')).toBeFocused();
});

test('[MEND-01] a picture that does not come is said, and requested again with the next run or on demand', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/\/trial\/|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await answerRuns(page);
  await openLive(page, PATH);
  const trial = page.locator('#trial');
  const samples = trial.getByRole('button', { name: /^识别样例图片/ });
  await trial.getByRole('button', { name: '立即运行' }).click();
  await expect(trial.getByRole('tab', { name: 'JSON' })).toBeVisible();
  const stage = trial.getByRole('group', { name: /^图片与识别结果/ });
  const picture = stage.getByRole('img');
  const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  const broken = stage.getByText('图片没有加载出来');
  const pictures = (url: URL) => /\.(jpg|png|webp|avif)$/.test(url.pathname) && !/thumb/.test(url.pathname);
  await page.route(pictures, (route) => route.abort());
  await samples.nth(1).click();
  await expect(broken).toBeVisible();
  await expect(picture).toHaveCount(0);
  await page.unroute(pictures);
  await trial.getByRole('button', { name: '重新识别' }).click();
  await expect.poll(isDrawn).toBe(true);
  await expect(broken).toHaveCount(0);

  await page.route(pictures, (route) => route.abort());
  await samples.nth(2).click();
  await expect(broken).toBeVisible();
  await page.unroute(pictures);
  await stage.getByRole('button', { name: '重新加载图片' }).click();
  await expect.poll(isDrawn).toBe(true);

  await context.setOffline(true);
  await samples.nth(3).click();
  await expect(broken).toBeVisible();
  await context.setOffline(false);
  await expect.poll(isDrawn).toBe(true);
});

test('a double click on a button selects no text', async ({ page }) => {
  await answerRuns(page);
  await openLive(page, PATH);
  const trial = page.locator('#trial');
  await trial.getByRole('button', { name: '立即运行' }).click();
  await trial.getByRole('button', { name: '重新识别' }).dblclick();
  await expect(trial.getByRole('tab', { name: 'JSON' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe('');
});

test('[MEND-01] a page that was changed before its script started has all parts of the section', async ({
  page,
  faults,
}) => {
  // React reports that it gave up the hydration.
  faults.allow(/^page error: .*(#418|Hydration failed)/s);
  await page.route(`**${PATH}`, async (route) => {
    const answer = await route.fetch();
    // As an extension of the browser does it.
    const body = (await answer.text()).replace(/<h2[^>]*>/, '$&<b>…</b>');
    await route.fulfill({ response: answer, body });
  });
  const gaveUp = page.waitForEvent('pageerror');
  await page.goto(PATH);
  await gaveUp;
  const trial = page.locator('#trial');
  await expect(trial.getByRole('button', { name: /^识别样例图片/ }).first()).toBeVisible();
  await expect(trial.getByRole('button', { name: /^识别“/ })).toBeVisible();
  await expect(trial.getByText('整份全对')).toBeVisible();
});
