import type { Page } from '@playwright/test';
import { networkMessage } from '#contract/kit/errors/no-answer.ts';
import { expect, type Faults, test } from './fixtures.ts';
import { holdClock, openLive, untilLive } from './live-page.ts';

const LIMIT_MS = 120_000;

interface LazyComponent {
  what: string;
  path: string;
  width: number;
  /** The scripts of the part, which the page does not load until the part is opened. */
  scripts: RegExp;
  opener: (page: Page) => ReturnType<Page['getByRole']>;
  part: (page: Page) => ReturnType<Page['getByRole']>;
}

const PARTS: LazyComponent[] = [
  {
    what: 'the menu drawer',
    path: '/',
    width: 360,
    scripts: /\/assets\/(menu-sheet|sheet)-[^/]*\.js$/,
    opener: (page) => page.getByRole('button', { name: '打开导航' }),
    part: (page) => page.getByRole('dialog', { name: '导航' }),
  },
  {
    what: 'the sheet of contacts',
    path: '/',
    width: 768,
    scripts: /\/assets\/(consult-sheet|consult-panels|sheet)-[^/]*\.js$/,
    opener: (page) => page.getByRole('banner').getByRole('button', { name: '咨询与关注' }),
    part: (page) => page.getByRole('dialog', { name: '咨询与关注' }),
  },
  {
    what: 'the sheet of filters',
    path: '/open-ability',
    width: 360,
    scripts: /\/assets\/sheet-[^/]*\.js$/,
    opener: (page) => page.getByRole('button', { name: /^筛选条件/ }),
    part: (page) => page.getByRole('dialog', { name: '筛选' }),
  },
  {
    what: 'a panel of the floating card',
    path: '/',
    width: 1280,
    scripts: /\/assets\/consult-panels-[^/]*\.js$/,
    opener: (page) => page.getByRole('complementary').getByRole('button', { name: '咨询' }),
    part: (page) => page.getByRole('region', { name: '咨询' }),
  },
];

const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: '页面脚本没有加载完成' });

function allowFailedScripts(faults: Faults): void {
  faults.allow(/^failed GET .*\/assets\//);
  faults.allow(/^console\.error: Failed to load resource/);
}

for (const { what, path, width, scripts, opener, part } of PARTS)
  test(`[SHELL-06] [CONST-04] the script of ${what} comes when it is opened, not before; a failure is reported, and loading again brings it`, async ({
    page,
    faults,
  }) => {
    allowFailedScripts(faults);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (scripts.test(request.url())) asked.push(request.url());
    });
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, path);
    await expect(opener(page)).toBeVisible();
    expect(asked).toEqual([]);
    await page.route(scripts, (route) => route.abort());
    await opener(page).click();
    await expect(notLoaded(page)).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    await expect(opener(page)).not.toHaveAttribute('aria-busy', 'true');
    await expect(opener(page)).not.toHaveAttribute('aria-expanded', 'true');
    await page.unroute(scripts);
    await notLoaded(page).getByRole('button', { name: '重新加载' }).click();
    await expect(notLoaded(page)).toHaveCount(0);
    await untilLive(page);
    await opener(page).click();
    await expect(part(page)).toBeVisible();
    await expect(notLoaded(page)).toHaveCount(0);
  });

test('[CONST-04] where the script of the menu drawer has not come in 120 s this is reported', async ({ page }) => {
  await page.clock.install();
  await page.route(/\/assets\/menu-sheet-[^/]*\.js$/, () => {}, { times: 1 });
  await page.setViewportSize({ width: 360, height: 800 });
  await openLive(page, '/');
  const opener = page.getByRole('button', { name: '打开导航' });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  await holdClock(page);
  await page.clock.runFor(LIMIT_MS - 20_000);
  await expect(notLoaded(page)).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(notLoaded(page)).toBeVisible();
  await notLoaded(page).getByRole('button', { name: '重新加载' }).click();
  await expect(notLoaded(page)).toHaveCount(0);
  await untilLive(page);
  await opener.click();
  await expect(page.getByRole('dialog', { name: '导航' })).toBeVisible();
});

/** Returns the indexes of the page's style sheets with a rule for the selector. */
const sheetsWith = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      Array.from(document.styleSheets).flatMap(({ cssRules }, at) =>
        Array.from(cssRules).some((rule) => rule.cssText.startsWith(`${wanted} {`)) ? [at] : [],
      ),
    selector,
  );

test('[SHELL-06] a part that comes late moves nothing: the base is read once, before all that overrules it', async ({
  page,
}) => {
  await openLive(page, '/open-ability');
  const first = page.getByRole('button', { name: /^加入对比/ }).first();
  await first.scrollIntoViewIfNeeded();
  const before = await first.boundingBox();
  await first.click();
  await expect(page.getByRole('button', { name: '清空' })).toBeVisible();
  await expect.poll(() => first.boundingBox()).toEqual(before);
  const base = await sheetsWith(page, '.page');
  expect(base).toHaveLength(1);
  for (const selector of ['.header_register', '.list_body']) {
    const [at] = await sheetsWith(page, selector);
    expect(at, selector).toBeGreaterThan(base[0] as number);
  }
});

test('[SHELL-06] a late style sheet that failed is requested again with the next attempt', async ({ page, faults }) => {
  allowFailedScripts(faults);
  await page.setViewportSize({ width: 360, height: 800 });
  await openLive(page, '/');
  const opener = page.getByRole('button', { name: '打开导航' });
  const drawer = page.getByRole('dialog', { name: '导航' });
  const styles = /\/assets\/(menu-sheet|sheet)-[^/]*\.css$/;
  await page.route(styles, (route) => route.abort());
  await opener.click();
  await expect(notLoaded(page)).toBeVisible();
  await page.unroute(styles);
  await opener.click();
  await expect(drawer).toBeVisible();
  await expect(drawer).toHaveCSS('position', 'fixed');
  await expect(notLoaded(page)).toHaveCount(0);
});

test('[SHELL-06] a part that is wanted offline says so, and comes with its styles once the browser is online', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 360, height: 800 });
  await openLive(page, '/');
  const opener = page.getByRole('button', { name: '打开导航' });
  const drawer = page.getByRole('dialog', { name: '导航' });
  await context.setOffline(true);
  await opener.click();
  await expect(page.getByText(networkMessage)).toBeVisible();
  await expect(opener).not.toHaveAttribute('aria-busy', 'true');
  await context.setOffline(false);
  await opener.click();
  await expect(drawer).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // What is loaded opens offline, too.
  await context.setOffline(true);
  await opener.click();
  await expect(drawer).toBeVisible();
});
