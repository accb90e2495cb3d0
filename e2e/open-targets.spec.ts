import { runTrial } from '#contract/trial/calls.ts';
import { expect, expectAccessibleInThemes, expectFits, test, WIDTHS } from './fixtures.ts';
import { openLive } from './live-page.ts';

test('[MEND-01] a user chooses among the open targets, and the trial looks for these alone', async ({ page }) => {
  await openLive(page, '/open-ability/domain-case-detail/29');
  const trial = page.locator('#trial');
  const sample = trial.getByRole('button', { name: /^识别样例/ }).first();
  await sample.focus();
  const summary = trial.locator('summary', { hasText: '要找的目标' });
  await expect(summary).toHaveText('要找的目标：全部 80 类，点开可选');
  await summary.click();
  for (const name of ['船', '人']) await trial.getByRole('checkbox', { name, exact: true }).check();
  await expect(summary).toHaveText('要找的目标：人、船');
  for (const width of WIDTHS) await expectFits(page, width);
  await expectAccessibleInThemes(page);
  await page.route(`**${runTrial.path}`, (route) =>
    route.fulfill({ json: { code: '10013', msg: 'refused', data: null } }),
  );
  const sent = page.waitForRequest(`**${runTrial.path}`);
  await sample.click();
  expect((await sent).postDataBuffer()?.toString()).toMatch(/name="labels"\r\n\r\n人,船\r\n/);
  await trial.getByRole('button', { name: '清除选择' }).click();
  const again = page.waitForRequest(`**${runTrial.path}`);
  await sample.click();
  expect((await again).postDataBuffer()?.toString()).not.toContain('name="labels"');
});
