import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test } from './own-portal.ts';

const VIEW = '**/catalogue/ability/view';

async function viewsOf(request: APIRequestContext, abilityNo: number): Promise<number> {
  const answer = await request.get(`/api/ai-portal/portal/v1/catalogue/ability/detail?abilityNo=${abilityNo}`);
  return (await answer.json()).data.viewCount;
}

test('a view is counted once for each page that is shown, and the page says how many there were', async ({
  page,
  request,
  database,
}) => {
  // A page shows no smaller count.
  await database.query('update catalogue_ability_count set view_count = 200 where ability_no = 16');
  const before = await viewsOf(request, 16);
  const counted = page.waitForResponse(VIEW);
  await page.goto('/open-ability/domain-case-detail/16');
  expect((await counted).status()).toBe(200);
  await expect.poll(() => viewsOf(request, 16)).toBe(before + 1);
  // The same for a navigation inside the app.
  const again = page.waitForResponse(VIEW);
  await page.getByRole('contentinfo').getByRole('link', { name: '全部能力' }).click();
  await page.getByRole('link', { name: '羊只检测' }).first().click();
  await again;
  await expect.poll(() => viewsOf(request, 16)).toBe(before + 2);
  await page.reload();
  await expect(page.getByText(`浏览 ${before + 2}`, { exact: true }).first()).toBeVisible();
});

test('a request for only the page or the data counts nothing', async ({ request }) => {
  const before = await viewsOf(request, 6);
  for (let time = 0; time < 3; time += 1) {
    expect((await request.get('/open-ability/domain-case-detail/6')).status()).toBe(200);
    expect(await viewsOf(request, 6)).toBe(before);
  }
});

test('a view whose answer was lost is sent again under its key, and counted once', async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/^failed POST .*\/ability\/view/);
  faults.allow(/^console\.error: Failed to load resource/);
  const before = await viewsOf(request, 7);
  const keys: (string | undefined)[] = [];
  await page.route(VIEW, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    if (keys.length === 1) await route.abort();
    else await route.fulfill({ response: answer });
  });
  const counted = page.waitForResponse(VIEW);
  await page.goto('/open-ability/domain-case-detail/7');
  await counted;
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\w-]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(await viewsOf(request, 7)).toBe(before + 1);
});
