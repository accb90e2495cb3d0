import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  cardsOf,
  chipOf,
  chosenOf,
  countIn,
  expectFound,
  filterOf,
  pagerOf,
  searchOf,
  sortOf,
  stateOf,
} from './list-page.ts';
import { openLive } from './live-page.ts';
import { PAGES } from './pages.ts';

const STOPS_MAXIMUM = 200;

interface Stop {
  /** The name that a screen reader announces. */
  name: string;
  region: 'header' | 'main' | 'footer' | 'aside' | 'page';
  /** Whether the focus ring is drawn and hidden neither by the window's edge nor by another element. */
  seen: boolean;
  /** Whether this element had the focus before, counted from the first stop on a page. */
  again: boolean;
}

const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(async () => {
    // Even the shortest transition takes one frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    // The corners of a link over several lines are not within the link.
    const [line] = element.getClientRects();
    // Of an element that is taller than the window, such as a wide table that is scrolled, the part in view counts.
    const isTall = box.height > window.innerHeight;
    const [top, bottom] =
      line && isTall
        ? [Math.max(line.top, 0), Math.min(line.bottom, window.innerHeight)]
        : [line?.top ?? 0, line?.bottom ?? 0];
    const middle = line && document.elementFromPoint(line.left + line.width / 2, (top + bottom) / 2);
    const hidden = !middle || !(element.contains(middle) || middle.contains(element));
    const regions = ['main', 'header', 'footer', 'aside'] as const;
    const within = regions.find((name) => element.closest(name));
    const visited = ((window as { visited?: Set<Element> }).visited ??= new Set());
    const again = visited.has(element);
    visited.add(element);
    return {
      name: element.getAttribute('aria-label') ?? (element.innerText.split('\n')[0] as string),
      region: within ?? 'page',
      seen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && box.width > 0 && !hidden,
      again,
    };
  });

/** Presses Tab until the page ends: at the browser's own toolbar or, without one, at the first stop. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < STOPS_MAXIMUM) {
    await page.keyboard.press('Tab');
    let stop = await focused(page);
    if (!stop || stop.again) break;
    // A busy machine may not have drawn the focus ring yet.
    if (!stop.seen) await expect.poll(async () => (stop = (await focused(page)) ?? stop)?.seen, stop.name).toBe(true);
    stops.push(stop);
  }
  return stops;
}

test('[SHELL-06] the keyboard walks pages from header to end, and is seen at every stop', async ({ page }) => {
  test.slow();
  for (const [name, width] of [
    ['home', 1280],
    ['list', 1280],
    ['detail', 1280],
    ['home', 360],
    ['list', 360],
    ['detail', 360],
    ['terms', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, PAGES[name]);
    const stops = await walk(page);
    expect(stops.length).toBeLessThan(STOPS_MAXIMUM);
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
    expect(stops[0]).toMatchObject({ name: '跳到正文' });
    const names = stops.map((stop) => stop.name);
    expect(names).toContain('切换到深色');
    const menu = width === 360 ? ['打开导航', '咨询与关注'] : ['开放能力'];
    expect(names).toEqual(expect.arrayContaining(menu));
    // The page begins after a few stops, regardless of the menu.
    expect(stops.findIndex(({ region }) => region === 'main')).toBeLessThan(11);
    if (name !== 'terms') expect(names).toEqual(expect.arrayContaining(['全部能力', '服务商入驻协议']));
    // The order is header, page, footer and floating elements, without jumps.
    const regions = stops.map(({ region }) => region).filter((region, at, all) => region !== all[at - 1]);
    expect(new Set(regions).size, regions.join(' ')).toBe(regions.length);
  }
});

test('[SHELL-06] the keyboard walks the menu panel, and is seen at every stop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, PAGES.home);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '开放能力', exact: true }).focus();
  await page.keyboard.press('Enter');
  const stops = [await focused(page), ...(await walk(page))];
  expect(stops.filter((stop) => !stop?.seen)).toEqual([]);
  // The badge of an entry is part of its name.
  for (const entry of ['抽烟检测', '中控室睡岗检测', '门头店招识别', '芯片能力查询'])
    expect(
      stops.some((stop) => stop?.region === 'header' && stop.name.startsWith(entry)),
      entry,
    ).toBe(true);
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
      // Between the last and the first stop the browser's own toolbar has the focus.
      return at !== document.body && !at?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '打开导航' })).toBeFocused();
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let press = 0; press < STOPS_MAXIMUM; press += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((at) => at === document.activeElement)) return;
  }
  throw new Error(`no way to ${element} by keyboard`);
}

test('[CAT-06] [SHELL-06] an ability is found by the keyboard alone', async ({ page }) => {
  test.slow();
  await openLive(page, PAGES.list);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, searchOf(page));
  await page.keyboard.type('shibie');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/open-ability/?keyword=shibie');

  const structured = filterOf(page, '模型类型', '结构化 OCR');
  await tabTo(page, structured);
  const count = await countIn(structured);
  await page.keyboard.press('Enter');
  await expectFound(page, count);
  // The focus stays where the choice was made.
  await expect(structured).toBeFocused();

  await tabTo(page, chipOf(page));
  // Letters that come more than a second apart choose another chip.
  await expect(async () => {
    await page.keyboard.type('H13');
    await expect(chipOf(page)).toHaveValue('45', { timeout: 1500 });
  }).toPass({ timeout: 30_000 });
  await expect.poll(() => stateOf(page)).toEqual({ keyword: 'shibie', modelTypes: '4', chipIds: '45' });
  await expect(chipOf(page)).toBeFocused();
  const remove = chosenOf(page).getByRole('link', { name: '移除筛选：H13' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expectFound(page, count);

  await tabTo(page, sortOf(page));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/sortType=2/);
  await expect(sortOf(page)).toBeFocused();
  const next = pagerOf(page).getByRole('link', { name: '下一页' });
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pageNo=2/);
  await expect(pagerOf(page).locator('[aria-current="page"]')).toHaveText('2');
  const card = cardsOf(page).first();
  const name = await card.getByRole('heading').innerText();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
});

test('[CAT-06] [SHELL-06] the sheet of filters is opened, used and left by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, PAGES.list);
  const opener = page.getByRole('button', { name: /^筛选条件/ });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await expect(sheet).toBeVisible();
  const link = filterOf(sheet, '行业类型', '数字乡村');
  await tabTo(page, link);
  const count = await countIn(link);
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(link).toBeFocused();
  await tabTo(page, sheet.getByRole('button', { name: `查看 ${count} 项结果` }));
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await expectFound(page, count);
});
