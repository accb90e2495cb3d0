import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PAGES } from './pages.ts';

const loaderOf = (page: Page) => page.getByRole('status').filter({ hasText: '正在加载' });
const START = new Date('2026-11-20T10:00:00+08:00');

test('[SHELL-04] a page that is rendered in the browser shows the loader until about 100 ms after it is mounted', async ({
  page,
}) => {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START.getTime() + 1000);
  await page.goto(PAGES.training, { waitUntil: 'commit' });
  await expect(loaderOf(page)).toBeVisible();
  await expect(page.getByText('场景编号 23006')).toBeAttached();
  await page.clock.runFor(90);
  await expect(loaderOf(page)).toBeVisible();
  await page.clock.runFor(20);
  await expect(loaderOf(page)).toHaveCount(0);
  await expect(page.getByText('场景编号 23006')).toBeVisible();
});

test('[SHELL-04] a server-rendered page shows its content at once, without a loader', async ({ page }) => {
  // Only the document itself loads.
  await page.route(/\.js$/, () => {});
  for (const [path, heading] of [
    [PAGES.home, '传一张图，当场看识别结果'],
    [PAGES.list, '开放能力'],
    [PAGES.detail, '安全帽佩戴检测'],
    [PAGES.terms, '隐私政策'],
    [PAGES.regionalHome, '合肥站：身边的识别能力'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(loaderOf(page)).toHaveCount(0);
  }
});

test('[SHELL-04] the loader shows once: a later page inside the app comes without it', async ({ page }) => {
  await page.goto(PAGES.training);
  await expect(loaderOf(page)).toHaveCount(0);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body.textContent?.includes('正在加载')) seen.push(location.pathname);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: '全部能力' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('场景编号 23006')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});
