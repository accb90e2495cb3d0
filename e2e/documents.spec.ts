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

/** The widths of the window at which the outline is below the tree, and at the other side of the text. */
const WIDTHS = [1024, 1280, 1366, 1440, 1920];

test('[DOC-01] [CONST-06] at every width the outline is in view and marks the heading that a link leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await openLive(page, '/resource-center/document-detail/way-model-training');
  const outline = page.getByRole('navigation', { name: '本页内容' });
  const links = outline.getByRole('link');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // The page may not have the new width yet.
    await expect(async () => {
      const text = await page.getByRole('article').boundingBox();
      const card = await page.getByRole('complementary', { name: '快捷工具' }).boundingBox();
      const [left, right] = [text?.x ?? 0, (text?.x ?? 0) + (text?.width ?? 0)];
      expect(left).toBeGreaterThan(200);
      expect(right).toBeLessThanOrEqual(card?.x ?? width);
      expect(Math.round(text?.width ?? 0)).toBe(width < 1280 ? 736 : 893);
      const beside = await outline.boundingBox();
      expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(width < 1440 ? left : (card?.x ?? width));
    }).toPass({ timeout: 30_000 });
    for (const link of await links.all()) {
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'location');
      await expect(outline.locator('[aria-current]')).toHaveCount(1);
      await expect(link).toBeInViewport();
    }
  }
});

test('[DOC-01] on a phone a table that goes on beyond the edge keeps its next column in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/resource-center/document-detail/settings');
  const table = page.locator('.md-table').first();
  await expect(page.getByRole('navigation', { name: '本页内容' })).toBeHidden();
  await expect.poll(() => table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await expect(async () => {
    const [second, box] = [await table.locator('th').nth(2).boundingBox(), await table.boundingBox()];
    expect(second?.x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0) - 20);
  }).toPass({ timeout: 30_000 });
  expect(await table.evaluate((one) => getComputedStyle(one).backgroundAttachment)).toContain('local');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[DOC-01] nothing on the page of a document would do nothing', async ({ page, faults }) => {
    faults.allow(/^failed GET .*\.js csp$/);
    await page.goto('/resource-center/document-detail/install-portal');
    for (const name of ['复制全文', '复制本节', '复制代码', '反馈'])
      for (const button of await page.getByRole('article').getByRole('button', { name, exact: true }).all())
        await expect(button).toBeHidden();
    await expect(page.getByRole('link', { name: 'Markdown' })).toBeVisible();
  });
});
