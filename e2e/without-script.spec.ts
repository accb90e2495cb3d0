import { expect, test } from './fixtures.ts';
import { countIn, expectFound, filterOf } from './list-page.ts';

test.use({ javaScriptEnabled: false });

// Chromium reports a script that is disabled as blocked by the content security policy.
test.beforeEach(({ faults }) => faults.allow(/^failed GET .*\.js csp$/));

test('[CAT-06] [SHELL-06] without scripts the filters stand open at 360 px, and nothing shows that would do nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/open-ability');
  await expect(page.getByRole('button', { name: '筛选条件' })).toBeHidden();
  for (const name of ['排序', '运行芯片']) await expect(page.getByRole('combobox', { name })).toHaveCount(0);
  const count = await countIn(filterOf(page, '行业类型', '智慧交管'));
  await filterOf(page, '行业类型', '智慧交管').click();
  await expect(page).toHaveURL('/open-ability/?industryTypes=9');
  await expectFound(page, count);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('[MEND-01] without scripts an ability shows its stored result, and says that trying it needs scripts', async ({
  page,
}) => {
  await page.goto('/open-ability/domain-case-detail/40');
  const trial = page.locator('#trial');
  await expect(trial.locator('noscript p')).toContainText('启用后刷新页面即可体验');
  await expect(trial.locator('noscript p')).toBeVisible();
  await expect(trial.getByRole('region', { name: '已存的识别结果' })).toContainText('车次');
  await expect(trial.getByRole('button', { name: '立即运行' })).toBeHidden();
});
