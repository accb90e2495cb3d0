import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

// Chromium says of a script that it may not run that the policy forbids it.
test.beforeEach(({ faults }) => faults.allow(/^failed GET .*\.js csp$/));

test('[SHELL-04] without scripts every server-rendered page shows its content and no loader', async ({ page }) => {
  for (const [path, heading] of [
    ['/', '看得见的合规，从一张图开始'],
    ['/open-ability', '开放能力'],
    ['/open-ability/domain-case-detail/3', '安全帽佩戴检测'],
    ['/duty/?key=privacy-policy', '隐私政策'],
    ['/hefei', '合肥站：身边的识别能力'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByText('正在加载')).toHaveCount(0);
  }
});

test('[ROUTE-06] without scripts the list searches, filters and leads to an ability', async ({ page }) => {
  await page.goto('/open-ability');
  const total = page.getByText(/^共 \d+ 项能力$/);
  await expect(total).toHaveText('共 10 项能力');
  await page.getByRole('group', { name: '模型类型' }).getByRole('link', { name: '混合' }).click();
  await expect(page).toHaveURL('/open-ability/?modelTypes=2');
  await expect(total).not.toHaveText('共 10 项能力');
  await page.getByRole('searchbox', { name: '搜索能力' }).fill('安全帽');
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  // The chosen filter goes with the search.
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ keyword: '安全帽', modelTypes: '2' });
  await page.getByRole('region', { name: '能力列表' }).getByRole('link', { name: '安全帽佩戴检测' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '安全帽佩戴检测' })).toBeVisible();
});
