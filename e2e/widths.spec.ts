import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

test('[SHELL-06] on a phone the home page stays below 5000 px and the page of an ability below 7000 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // A detection with all sections, nine kinds of documents, and posters of an engine on trial.
  for (const [path, most] of [
    ['/', 5000],
    ['/open-ability/domain-case-detail/1', 7000],
    ['/open-ability/domain-case-detail/39', 7000],
    ['/open-ability/domain-case-detail/25', 7000],
  ] as const) {
    await openLive(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(most);
  }
  const last = page.getByRole('region', { name: '功能特点' }).getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
