import { expect, test } from './fixtures.ts';

test('[ROUTE-14] the outline of a terms page leads to its sections', async ({ page }) => {
  await page.goto('/duty/?key=privacy-policy');
  const links = page.getByRole('navigation', { name: '目录' }).getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(3);
  for (const link of [links.nth(1), links.nth(count - 1)]) {
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('article').getByRole('heading', { name, exact: true })).toBeInViewport();
  }
});
