// node shoot.mts: NAME|PATH|WIDTH|light or dark|script of clicks (playwright selectors separated by ;;)
import { launchBrowser } from './browser.ts';
import { loginAs } from './accounts.ts';
const dataDir = '/tmp/w/console-data';
const title = process.env.AS ?? '运营超级管理员';
const browser = await launchBrowser();
const out = '/tmp/w/console-try/shots';
for (const spec of process.argv.slice(2)) {
  const [name, path, width, scheme = 'light', clicks = ''] = spec.split('|') as [string, string, string, string, string];
  const context = await browser.newContext({ baseURL: 'http://127.0.0.1:8118', viewport: { width: Number(width), height: Number(width) < 800 ? 800 : 900 }, colorScheme: scheme as 'light', reducedMotion: 'reduce', locale: 'zh-CN' });
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  page.on('pageerror', (e) => console.log(name, 'pageerror', e.message));
  await context.route('**/announcement/current', (r) => r.fulfill({ json: { code: '200', msg: '', data: null } }));
  await loginAs(page, title as '销售', { path, dataDir });
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined || true);
  await page.waitForTimeout(1500);
  for (const click of clicks.split(';;').filter(Boolean)) {
    if (click.startsWith('key:')) await page.keyboard.press(click.slice(4));
    else if (click.startsWith('fill:')) { const [sel, text] = click.slice(5).split('=>'); await page.locator(sel as string).first().fill(text as string); }
    else await page.locator(click).first().click({ timeout: 5000 }).catch((e) => console.log(name, 'click', click, e.message.split('\n')[0]));
    await page.waitForTimeout(600);
  }
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: process.env.FULL === '1' });
  console.log(name, await page.evaluate(() => document.documentElement.scrollWidth));
  await context.close();
}
await browser.close();
