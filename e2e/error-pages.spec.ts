import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

for (const [what, path] of [
  ['an unknown path', '/nowhere/at/all?x=1'],
  ['an ability that is not on the list', '/open-ability/domain-case-detail/18/hefei'],
] as const)
  test(`[ROUTE-02] [GUARD-03] the address of ${what} becomes /error/404, from which going back leads to where the reader came from`, async ({
    page,
    faults,
  }) => {
    faults.allow(/^404 GET /);
    await page.goto('/open-ability');
    await openLive(page, path);
    await expect(page).toHaveURL('/error/404');
    await expect(page.getByRole('heading', { level: 1, name: '没有找到这个页面' })).toBeVisible();
    await page.getByRole('button', { name: '返回上一页' }).click();
    await expect(page).toHaveURL(/\/open-ability\/?$/);
    await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  });
