import { expect, expectFits, test, WIDTHS } from './fixtures.ts';
import { openLive } from './live-page.ts';
import { ERROR_ANSWERS, PAGES } from './pages.ts';

test('[SHELL-06] no page scrolls sideways at any width, and on a narrow one everything that is touched is large enough', async ({
  page,
  faults,
}) => {
  test.slow();
  faults.allow(ERROR_ANSWERS);
  for (const path of [
    ...Object.values(PAGES),
    `/open-ability?keyword=${encodeURIComponent('恐龙化石')}&modelTypes=3&industryTypes=1,2,3,4,5`,
  ]) {
    await page.setViewportSize({ width: 360, height: 800 });
    await openLive(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const small = await page.getByRole('button').evaluateAll((buttons) =>
      buttons
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(
          ({ button, box }) => `${button.getAttribute('aria-label') ?? button.textContent} ${box.width}×${box.height}`,
        ),
    );
    expect(small, path).toEqual([]);
    for (const width of WIDTHS) {
      await expectFits(page, width);
      // Content that is clipped at the edge would be lost too, without making the page scroll.
      const beyond = () =>
        page.evaluate(() => {
          const right = document.documentElement.clientWidth;
          const isCut = (element: Element): boolean => {
            for (let at = element.parentElement; at; at = at.parentElement)
              if (getComputedStyle(at).overflowX !== 'visible' && at !== document.documentElement) return true;
            return false;
          };
          return Array.from(document.querySelectorAll('body *'))
            .filter((element) => element.getBoundingClientRect().right > right + 1 && !isCut(element))
            .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`);
        });
      await expect.poll(beyond, `${path} at ${width} px`).toEqual([]);
    }
  }
});

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
