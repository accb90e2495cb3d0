import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

const root = '[data-theme]';
const backgrounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(11, 16, 25)' };

test('the theme follows the system until the visitor chooses one, which is remembered and shows in other tabs', async ({
  page,
  context,
}) => {
  await test.step('the theme follows the system until the visitor chooses one, which is remembered', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openLive(page, '/');
    await expect(page.locator(root)).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveCSS('background-color', backgrounds.dark);
    await expect(page.getByRole('button', { name: '切换到浅色' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator(root)).toHaveAttribute('data-theme', 'light');

    await page.getByRole('button', { name: '切换到深色' }).click();
    await expect(page.locator('html')).toHaveCSS('background-color', backgrounds.dark);
    await expect(page.getByRole('button', { name: '切换到浅色' })).toBeVisible();
    await openLive(page, '/open-ability');
    await expect(page.locator(root)).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: '切换到浅色' }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('background-color', backgrounds.light);
  });

  await test.step('a choice in one tab shows in the others', async () => {
    const other = await context.newPage();
    await openLive(other, '/open-ability');
    await other.getByRole('button', { name: '切换到深色' }).click();
    await expect(page.locator(root)).toHaveAttribute('data-theme', 'dark');
  });
});

test('the chosen theme is set before anything is drawn, so that no page flashes', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const { theme } = document.documentElement.dataset;
      // Nothing is drawn before there is a body.
      if (document.body && theme && seen[seen.length - 1] !== theme) seen.push(theme);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  for (const path of ['/', '/open-ability/domain-case-detail/1']) {
    await openLive(page, path);
    await expect(page.getByRole('button', { name: '切换到浅色' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['dark']);
  }
});

test('drawings wear the colours of the theme', async ({ page }) => {
  await openLive(page, '/open-ability/domain-case-detail/1');
  const picture = page.locator('main svg.drawing:visible').first();
  await expect(picture).toBeVisible();
  const light = await picture.screenshot();
  await page.getByRole('button', { name: '切换到深色' }).click();
  await expect(page.locator(root)).toHaveAttribute('data-theme', 'dark');
  expect((await picture.screenshot()).equals(light)).toBe(false);
});
