import type { Page } from '@playwright/test';
import { enabledAbilities } from '#contract/specification/catalogue.ts';
import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

/** Returns the drawings that the browser requests from now on. */
const watchRequests = (page: Page): Set<string> => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/static/drawings/')) asked.add(pathname);
  });
  return asked;
};

test('a drawing is loaded when it comes near the screen, before and after a change of page', async ({ page }) => {
  const asked = watchRequests(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLive(page, '/');
  const last = page.locator('main svg[data-drawing]').last();
  const first = page.locator('main svg[data-drawing]:visible').first();
  await expect(first.locator('use')).toHaveAttribute('href', '/static/drawings/site/carousel-abilities.svg#drawing');
  await expect(last).toBeEmpty();
  await expect
    .poll(() => [...asked].filter((path) => path.includes('carousel')))
    .toEqual(['/static/drawings/site/carousel-abilities.svg']);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('use')).toHaveCount(1);

  await page.getByRole('link', { name: `全部 ${enabledAbilities.length} 项` }).click();
  await expect(page).toHaveURL(/\/open-ability\/?$/);
  const cards = page.locator('main li svg[data-drawing]');
  await expect(cards.first().locator('use')).toHaveCount(1);
  await expect(cards.last()).toBeEmpty();
});

test('what is printed has all drawings', async ({ page }) => {
  await openLive(page, '/open-ability');
  const cards = page.locator('main li svg[data-drawing]');
  await expect(cards.last()).toBeEmpty();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('main li svg[data-drawing]:empty')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  // Chromium reports a script that is disabled as blocked by the content security policy.
  test.beforeEach(({ faults }) => faults.allow(/^failed GET .*\.js csp$/));

  test('every drawing of the page is there, once and in its place', async ({ page }) => {
    await page.goto('/open-ability');
    const places = await page.locator('main li:has(> a) svg[data-drawing]').count();
    const drawn = page.locator('main li:has(> a) svg.drawing:visible');
    await expect(drawn).toHaveCount(places);
    await expect(drawn.locator('use')).toHaveCount(places);
    const cover = await drawn.first().boundingBox();
    expect(cover?.width).toBeGreaterThan(200);
    expect(Math.abs((cover?.width ?? 0) / (cover?.height ?? 1) - 1.6)).toBeLessThan(0.05);
  });
});
