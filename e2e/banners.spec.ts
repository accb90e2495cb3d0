import { bannerView } from '#illustrations/banner-view.ts';
import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

/** The shortest and the longest texts, and those of packages and trials with more marks and lines. */
const TEXTS = [2, 10, 29, 37, 39, 45];
const WIDTHS = [1280, 1366, 1679, 1919, 1920, 1999, 2560];

test('at every width a banner shows all that is found in its scene', async ({ page }) => {
  const cut: string[] = [];
  for (const abilityNo of TEXTS) {
    await openLive(page, `/open-ability/domain-case-detail/${abilityNo}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const outside = await page
        .locator('main header svg[data-drawing]:visible')
        .first()
        .evaluate((svg, view) => {
          const matrix = (svg as SVGSVGElement).getScreenCTM() as DOMMatrix;
          const frame = svg.getBoundingClientRect();
          const [left, top] = [view.x * matrix.a + matrix.e, view.y * matrix.d + matrix.f];
          const [right, bottom] = [left + view.width * matrix.a, top + view.height * matrix.d];
          return Math.max(frame.left - left, frame.top - top, right - frame.right, bottom - frame.bottom);
        }, bannerView);
      // A unit of the drawing.
      if (outside > 2) cut.push(`${abilityNo} at ${width}: ${outside.toFixed(1)} px`);
    }
  }
  expect(cut).toEqual([]);
});
