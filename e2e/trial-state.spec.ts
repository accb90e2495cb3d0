import type { Page } from '@playwright/test';
import { runTrial } from '#contract/trial/calls.ts';
import { getTicket } from '#contract/trial/tickets.ts';
import { loginAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { openLive, untilLive } from './live-page.ts';

const pathOf = (abilityNo: number) => `/open-ability/domain-case-detail/${abilityNo}`;
const trialOf = (page: Page) => page.locator('#trial');
const success = (data: unknown) => ({ json: { code: '200', msg: '', data } });
const allowance = { limit: 100, used: 3, resetsAt: null };
const noResult = { width: 600, height: 400, targets: [], texts: [], fields: [], pieces: [], notes: [] };
const resultOf = (abilityNo: number, found: object = {}) => ({
  ...noResult,
  ...found,
  requestId: 'r',
  abilityNo,
  model: 'm',
  version: '1',
  milliseconds: 1,
  quota: { tier: 'user', samplesOnly: false, left: 97, day: allowance, month: allowance, inAll: allowance },
});

test('[MEND-04] a reload goes on with a trial in the queue, and a logout in another tab ends it and takes what was the member’s', async ({
  page,
  faults,
}) => {
  // The ticket of a member is missing for a visitor; the server gives it up by itself.
  faults.allow(/^404 POST \S+\/ticket\/cancel$/);
  const ticket = { ticketId: 'A'.repeat(22), place: 2, expectedWait: 40 };
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  await page.route(`**${runTrial.path}`, (route) => route.fulfill(success({ ticket })));
  await page.route(`**${getTicket.path}?*`, async (route) => {
    const at = asked++;
    // The first question is that of the page that is left.
    if (at > 0) await ends[at - 1]?.promise;
    else await ends[0]?.promise;
    const done = { state: 'done', place: 0, expectedWait: 0, result: resultOf(40) };
    await route.fulfill(success(done)).catch(() => {});
  });
  await loginAs(page, '普通账号（已认证）', { path: pathOf(40) });
  await untilLive(page);
  const trial = trialOf(page);
  const sample = trial.getByRole('button', { name: /^识别样例/ }).first();
  const asking = page.waitForRequest(`**${getTicket.path}?*`);
  await sample.click();
  await expect(trial.getByText(/^排队中，前面还有 2 个，预计约/)).toBeVisible();
  await asking;
  await page.reload();
  await expect(trial.getByText(/^排队中，前面还有 2 个，预计约/)).toBeVisible();
  ends[0]?.resolve();
  await expect(trial.getByRole('tab', { name: 'JSON' })).toBeVisible();
  await expect(trial.getByText(/^还可体验 97 次/)).toBeVisible();
  await expect(sample).toHaveAttribute('aria-pressed', 'true');

  // It waits again when the member leaves in another tab.
  await sample.click();
  await expect(trial.getByText(/^排队中，前面还有 2 个，预计约/)).toBeVisible();
  const other = await page.context().newPage();
  await openLive(other, '/');
  await other.getByRole('button', { name: /^用户菜单/ }).click();
  await other.getByRole('button', { name: '退出登录' }).click();
  await expect(trial.getByRole('link', { name: '登录后使用自己的图片' })).toBeVisible();
  ends[1]?.resolve();
  await expect(trial.getByText(/^还可体验样例图片 \d+ 次/)).toBeVisible();
  await expect(trial.getByText(/排队中|还可体验 97 次/)).toHaveCount(0);
  await expect(trial.getByRole('tab', { name: 'JSON' })).toHaveCount(0);
});

test('[MEND-01] where targets can be chosen, a run sample brings its picture and the tabs of its result into view', async ({
  page,
}) => {
  const target = (x: number) => ({ label: '人', score: 0.9, box: [x, 10, 90, 90] });
  await page.route(`**${runTrial.path}`, (route) =>
    route.fulfill(success(resultOf(29, { targets: [target(10), target(210), target(410)] }))),
  );
  // `stored-result.spec.ts` tries another size.
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLive(page, pathOf(29));
  const trial = trialOf(page);
  // From below, so that the page scrolls up to them.
  await trial.getByRole('button', { name: '立即运行' }).evaluate((button) => {
    button.scrollIntoView({ block: 'start' });
    window.scrollBy({ top: -80 });
  });
  await trial.getByRole('button', { name: '立即运行' }).click();
  const tab = trial.getByRole('tab', { name: 'JSON' });
  await expect(tab).toBeVisible();
  const isClear = () =>
    tab.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return element.contains(at);
    });
  await expect.poll(isClear).toBe(true);
  await expect(trial.getByRole('group', { name: /^图片与识别结果/ })).toBeInViewport({ ratio: 0.99 });
});

test('[SHELL-06] the tabs of a result are chosen by the arrow keys, Home and End, on a narrow and on a wide page', async ({
  page,
}) => {
  await page.route(`**${runTrial.path}`, (route) =>
    route.fulfill(success(resultOf(29, { targets: [{ label: '人', score: 0.9, box: [10, 10, 90, 90] }] }))),
  );
  await openLive(page, pathOf(29));
  const trial = trialOf(page);
  await trial
    .getByRole('button', { name: /^识别样例/ })
    .first()
    .click();
  const tabs = trial.getByRole('tab');
  await expect(tabs.last()).toHaveText('JSON');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await trial.getByRole('tab', { selected: true }).focus();
    for (const [key, chosen] of [
      ['Home', tabs.first()],
      ['ArrowLeft', tabs.last()],
      ['ArrowRight', tabs.first()],
      ['End', tabs.last()],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen).toBeFocused();
      await expect(chosen).toHaveAttribute('aria-selected', 'true');
      await expect(trial.getByRole('tabpanel')).toHaveAccessibleName((await chosen.textContent()) ?? '');
    }
  }
});
