import { chromium } from '@playwright/test';
import { browserLaunchOptions } from './browser.ts';
const [, , theme = 'light', ...args] = process.argv;
const browser = await chromium.launch(await browserLaunchOptions());
for (const arg of args) {
  const [path, width = '1280', mode = 'full', name] = arg.split('|');
  const context = await browser.newContext({
    viewport: { width: Number(width), height: 900 },
    locale: 'zh-CN',
    colorScheme: theme as 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('console', (m) => {
    if (m.type() === 'error' || m.type() === 'warning') console.log(path, m.type(), m.text());
  });
  page.on('pageerror', (e) => console.log(path, 'pageerror', e.message));
  await page.goto('http://localhost:8090' + path, { waitUntil: 'networkidle' });
  await page.screenshot({
    path: `/tmp/shots/${name ?? path.replace(/\W+/g, '_') + '-' + width + '-' + theme}.png`,
    fullPage: mode === 'full',
  });
  console.log(path, width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  await context.close();
}
await browser.close();
