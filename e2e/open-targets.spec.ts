import { runTrial } from '#contract/trial/calls.ts';
import { expect, expectAccessibleInThemes, expectFits, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

test('[MEND-01] a user chooses among the open targets, and the trial looks for these alone', async ({ page }) => {
  await openLive(page, '/open-ability/domain-case-detail/29');
  // The summary promises more than can be tried, so the mark names what can.
  await expect(page.getByRole('article').locator('header')).toContainText('试验：从 80 类物体中选，尚不支持文字描述');
  const trial = page.locator('#trial');
  const sample = trial.getByRole('button', { name: /^识别样例/ }).first();
  await sample.focus();
  const summary = trial.locator('summary', { hasText: '要找的目标' });
  await expect(summary).toHaveText('要找的目标：全部 80 类，点开可选');
  await summary.click();
  await trial.getByRole('checkbox', { name: '船', exact: true }).check();
  await trial.getByRole('checkbox', { name: '人', exact: true }).press('Space');
  await expect(summary).toHaveText('要找的目标：人、船');
  await expectAccessibleInThemes(page);
  await expectFits(page, 360);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.route(`**${runTrial.path}`, (route) =>
    route.fulfill({ json: { code: '10013', msg: 'refused', data: null } }),
  );
  const sent = page.waitForRequest(`**${runTrial.path}`);
  await sample.click();
  expect((await sent).postDataBuffer()?.toString()).toMatch(/name="labels"\r\n\r\n人,船\r\n/);
  // The list closes, and opens over the stage: neither the picture nor its result moves.
  const clear = trial.getByRole('button', { name: '清除选择' });
  await expect(clear).toBeHidden();
  const stage = trial.getByRole('group', { name: /^图片与识别结果/ });
  const topOf = () => stage.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const top = await topOf();
  await summary.press('Enter');
  await clear.press('Enter');
  await expect(summary).toHaveText(/全部 80 类/);
  await expect(clear).toBeFocused();
  // The last of the long list is within it, and not cut.
  const last = trial.getByRole('checkbox', { name: '牙刷' });
  await last.check();
  await last.uncheck();
  expect(await topOf()).toBe(top);
  await last.press('Escape');
  await expect(clear).toBeHidden();
  await expect(summary).toBeFocused();
  const again = page.waitForRequest(`**${runTrial.path}`);
  await sample.click();
  expect((await again).postDataBuffer()?.toString()).not.toContain('name="labels"');
});
