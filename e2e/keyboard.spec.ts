import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';
import { PAGES } from './pages.ts';

const STOPS_MAXIMUM = 200;

interface Stop {
  /** What a reader hears of it. */
  name: string;
  region: 'header' | 'main' | 'footer' | 'aside' | 'page';
  /** The ring is drawn, and neither the edge of the window nor another element hides it. */
  seen: boolean;
}

const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(async () => {
    // Even the shortest of transitions lasts a frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    // A link over several lines has its corners beside it.
    const [line] = element.getClientRects();
    const middle = line && document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    const hidden = !middle || !(element.contains(middle) || middle.contains(element));
    const regions = ['main', 'header', 'footer', 'aside'] as const;
    const within = regions.find((name) => element.closest(name));
    return {
      name: element.getAttribute('aria-label') ?? (element.innerText.split('\n')[0] as string),
      region: within ?? 'page',
      seen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && box.width > 0 && !hidden,
    };
  });

/** Presses Tab from the beginning of the page to its end. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < STOPS_MAXIMUM) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

for (const [name, width] of [
  ['home', 1280],
  ['list', 1280],
  ['detail', 1280],
  ['home', 360],
  ['list', 360],
  ['detail', 360],
  ['terms', 360],
] as const)
  test(`[SHELL-06] the keyboard walks the page ${name} at ${width} px from header to end, and is seen at every stop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, PAGES[name]);
    const stops = await walk(page);
    expect(stops.length).toBeLessThan(STOPS_MAXIMUM);
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
    expect(stops[0]).toMatchObject({ name: '跳到正文' });
    const names = stops.map((stop) => stop.name);
    expect(names).toContain('切换到深色');
    const menu = width === 360 ? ['打开导航', '咨询与关注'] : ['开放能力', '抽烟检测', '中控室睡岗检测', '交通运输'];
    // An entry's badge belongs to its name.
    const entries = menu.filter((entry) => names.some((heard) => heard.startsWith(entry)));
    expect(entries).toEqual(menu);
    if (name !== 'terms') expect(names).toEqual(expect.arrayContaining(['全部能力', '服务商入驻协议']));
    // Nothing jumps: header, then page, then footer, then what floats.
    const regions = stops.map(({ region }) => region).filter((region, at, all) => region !== all[at - 1]);
    expect(new Set(regions).size, regions.join(' ')).toBe(regions.length);
  });

test('[SHELL-06] the first stop skips to the page', async ({ page }) => {
  await openLive(page, PAGES.list);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: '搜索能力' })).toBeFocused();
});

test('[SHELL-06] a modal keeps the keyboard inside until it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openLive(page, PAGES.home);
  await page.getByRole('button', { name: '打开导航' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: '导航' });
  await expect(drawer).toBeVisible();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const at = document.activeElement;
      // Between the last and the first stop the browser's own bar has the focus.
      return at !== document.body && !at?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '打开导航' })).toBeFocused();
});
