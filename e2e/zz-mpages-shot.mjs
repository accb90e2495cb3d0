import { chromium } from '@playwright/test';
import { browserLaunchOptions } from './browser.ts';
const [base, ...jobs] = process.argv.slice(2);
const browser = await chromium.launch(await browserLaunchOptions());
for (const job of jobs) {
  const [path, widths, themes = 'light', scroll = '0', name] = job.split('|');
  for (const width of widths.split(','))
    for (const theme of themes.split(',')) {
      const context = await browser.newContext({
        viewport: { width: Number(width), height: Number(width) < 768 ? 780 : 900 },
        locale: 'zh-CN',
        colorScheme: theme,
        reducedMotion: 'reduce',
        hasTouch: Number(width) < 768,
      });
      const page = await context.newPage();
      await page.addInitScript((theme) => {
        try {
          localStorage.setItem('theme', theme);
        } catch {}
      }, theme);
      await page.goto(base + path, { waitUntil: 'networkidle' });
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), theme);
      await page.evaluate((y) => window.scrollTo(0, y), Number(scroll));
      await page.waitForTimeout(300);
      const file = `/tmp/MPAGES-shots/${name ?? path.split('/').pop().split('#')[0]}-${width}-${theme}.png`;
      await page.screenshot({ path: file });
      console.log(
        file,
        await page.evaluate(() =>
          JSON.stringify({
            overflow: document.documentElement.scrollWidth > innerWidth,
            article: ((r) => r && [r.left, r.right])(document.querySelector('article')?.getBoundingClientRect()),
            card: ((r) => r && [r.left, r.top])(
              document.querySelector('[aria-label="快捷工具"]')?.getBoundingClientRect(),
            ),
          }),
        ),
      );
      await context.close();
    }
}
await browser.close();
