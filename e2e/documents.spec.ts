import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

test('[DOC-01] a reader follows the outline, copies a section and goes on to the next document', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void document.documentElement.setAttribute('data-copied', text) },
    });
  });
  const copied = () => page.evaluate(() => document.documentElement.getAttribute('data-copied') ?? '');
  await page.setViewportSize({ width: 1600, height: 700 });
  await openLive(page, '/resource-center/document-detail/first-trial');
  const outline = page.getByRole('navigation', { name: '本页内容' });
  const last = outline.getByRole('link').last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(last).toHaveAttribute('aria-current', 'location');

  const heading = page.locator('article h2').first();
  const title = await heading.evaluate((element) => element.firstChild?.textContent ?? '');
  await heading.hover();
  await heading.getByRole('button', { name: '复制本节' }).click();
  await expect(page.getByText('本节已复制')).toBeVisible();
  expect(await copied()).toMatch(new RegExp(`^## ${title}\n`));
  await heading.getByRole('link', { name: '本节链接' }).click();
  await expect.poll(copied).toContain('/resource-center/document-detail/first-trial#s-');

  const tree = page.getByRole('complementary').getByRole('navigation', { name: '文档目录' });
  const other = tree.locator('details:not([open]) > summary').last();
  const opened = await other.innerText();
  await other.click();
  await page.getByRole('navigation', { name: '上一篇与下一篇' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/first-trial/);
  await expect(tree.locator('details[open] > summary', { hasText: opened })).toBeVisible();
});
