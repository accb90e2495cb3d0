import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bannerScrim, bannerSizes, bannerViews } from './banner-layout.ts';

const styles = ['../home/carousel.module.css', '../../../kit/ui/base.css', '../../../kit/ui/tokens.css']
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('\n');

test.each([
  `max-width: ${bannerSizes.content + 48}px;\n  margin: 0 auto;\n  padding: 0 var(--space-6);`,
  `@media (min-width: 1920px) {\n  .page {\n    max-width: ${bannerSizes.wideContent + 48}px;`,
  `.text {\n  max-width: ${bannerSizes.textWidth}px;\n  padding-bottom: var(--space-6);`,
  `.text h2 {\n  font-size: 36px;\n  text-wrap: balance;\n  font-weight: 600;\n  line-height: ${bannerSizes.titleLine};`,
  `.text p {\n  max-width: ${bannerSizes.desWidthEm}em;\n  margin: var(--space-4) 0 var(--space-7);\n  color: var(--text-2);\n  font-size: var(--font-xl);`,
  `--font-xl: ${bannerSizes.desFontPx}px;`,
  `--space-4: ${bannerSizes.desGapPx}px;`,
  '--space-6: 24px;',
  '--space-7: 28px;',
  '--control-l: 40px;',
  `line-height: ${bannerSizes.desLine};`,
  '@media (min-width: 1680px) {\n  .text h2 {\n    font-size: 44px;',
  'min-height: 600px;',
  'max-width: 1800px;',
  `right: ${bannerScrim.right}px;\n    bottom: 0;\n    width: ${bannerScrim.width}px;\n    background: linear-gradient(to right, var(--draw-sky), transparent);`,
])('the carousel is laid out as the check of its contrast expects: %s', (rule) => {
  expect(styles).toContain(rule);
});

test('the texts are in the middle of the slide, and the picture is cut off at its left', () => {
  const [narrow, , wide] = bannerViews('一二三四五六七八九十', '一'.repeat(31));
  expect(narrow?.picture).toEqual({ x: -160, y: 0, width: 1440, height: 480 });
  expect(narrow?.title).toMatchObject({ x: 40, width: 360, height: expect.closeTo(46.8) });
  expect(narrow?.des).toMatchObject({ x: 40, width: 480, height: expect.closeTo(54.4) });
  expect((narrow?.title.y ?? 0) * 2 + 46.8 + 16 + 54.4 + 92).toBeCloseTo(480);
  expect(wide?.picture).toEqual({ x: 120, y: 0, width: 1800, height: 600 });
  expect(wide?.scrim).toEqual({ x: 119, y: 0, width: 161, height: 600 });
});
