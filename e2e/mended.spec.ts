import type { Page } from '@playwright/test';
import { ABILITY_NOS, CARDS_A_PAGE } from './abilities.ts';
import { expect, expectAccessible, expectAccessibleInThemes, test, type Faults } from './fixtures.ts';
import { cardsOf, chosenOf, expectFound, pagerOf, searchOf, sortOf } from './list-page.ts';
import { openLive } from './live-page.ts';
import { PAGES } from './pages.ts';

const TRAY = /\/assets\/compare-tray-(?!place)/;
const compare = (...abilityNos: number[]) => `/open-ability/compare?abilityNos=${abilityNos.join(',')}`;
const toggles = (page: Page) => page.getByRole('button', { name: /^加入对比/ });
const stale = (page: Page) => page.getByRole('alert').filter({ hasText: '网络不可用，以下仍是之前的结果。' });
const reload = (page: Page) => stale(page).getByRole('button', { name: '重新加载' });
const results = (page: Page) => page.getByRole('heading', { name: '能力列表' });
const columns = (page: Page) => page.getByRole('list', { name: '正在对比的能力' }).getByRole('listitem');

/** Makes calls of the catalogue fail until the returned function is called. */
async function breakCalls(page: Page, faults: Faults, calls: RegExp | string): Promise<() => void> {
  faults.allow(/^failed (GET|POST) .*\/catalogue\//);
  faults.allow(/^console\.error: Failed to load resource/);
  let broken = true;
  await page.route(calls, (route) => (broken ? route.abort('internetdisconnected') : route.fallback()));
  return () => {
    broken = false;
  };
}

test("without the tray's script the list stays, and a link leads to the comparison", async ({ page, faults }) => {
  faults.allow(/^failed GET .*\/assets\/compare-tray-/);
  faults.allow(/^console\.error: Failed to load resource/);
  await openLive(page, PAGES.list);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.route(TRAY, (route) => route.abort());
  await toggles(page).nth(0).click();
  const link = page.getByRole('link', { name: '去对比' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await toggles(page).nth(1).click();
  await expect(link).toHaveAttribute('href', /^\/open-ability\/compare\?abilityNos=\d+,\d+$/);
  await link.click();
  await expect(columns(page)).toHaveCount(2);
});

test('[ERR-03] a comparison and a lookup stay where the network fails, and load once it is back', async ({
  page,
  faults,
}) => {
  await test.step('a comparison stays where the network fails, and loads once it is back', async () => {
    await openLive(page, compare(3, 9, 39));
    const mend = await breakCalls(page, faults, '**/catalogue/**');
    await page.getByRole('link', { name: '移除防护服穿戴检测' }).click();
    await expect(stale(page)).toBeVisible();
    await expect(page).toHaveURL(compare(3, 39));
    await expect(columns(page)).toHaveCount(3);
    await expect(page.getByRole('rowheader', { name: /^模型类型/ })).toBeVisible();
    await expectAccessible(page);
    const again = page.waitForEvent('requestfailed', (failed) => failed.url().includes('/catalogue/'));
    await reload(page).click();
    await again;
    await expect(stale(page)).toBeVisible();
    mend();
    await reload(page).click();
    await expect(stale(page)).toHaveCount(0);
    await expect(columns(page)).toHaveCount(2);
    await expect(page.getByRole('group', { name: '显示' }).or(page.locator('#comparison-bar'))).toBeFocused();
  });

  await test.step('a lookup stays where the network fails, and loads once it is back', async () => {
    await openLive(page, '/open-ability/chips?chipId=10&firmwareType=1');
    const mend = await breakCalls(page, faults, '**/catalogue/**');
    const lacks = page.getByRole('navigation', { name: '查询结果' }).getByRole('link', { name: /^不可运行/ });
    const rows = await page.getByRole('row').count();
    await lacks.click();
    await expect(stale(page)).toBeVisible();
    await expect(page).toHaveURL(/tab=lacks$/);
    await expect(page.getByRole('row')).toHaveCount(rows);
    await expect(lacks).not.toHaveAttribute('aria-current');
    mend();
    await reload(page).click();
    await expect(stale(page)).toHaveCount(0);
    await expect(lacks).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: '超脑 KT2 · Guanlan1.0' })).toBeFocused();
  });
});

test('[ERR-03] what one page keeps is never shown on another', async ({ page, faults }) => {
  await openLive(page, compare(3, 9));
  await page.getByRole('contentinfo').getByRole('link', { name: '全部能力' }).click();
  await expectFound(page, ABILITY_NOS.length);
  await breakCalls(page, faults, '**/catalogue/**');
  await page.getByRole('link', { name: '按芯片、设备与固件查找' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '页面暂时打不开' })).toBeVisible();
  await page.goBack();
  await expect(stale(page)).toBeVisible();
  await expectFound(page, ABILITY_NOS.length);
});

test('[SHELL-06] the keyboard goes on from where a choice was made', async ({ page }) => {
  await openLive(page, PAGES.list);
  await test.step('from the address bar the search box is a few stops away', async () => {
    let stops = 0;
    do {
      await page.keyboard.press('Tab');
      stops += 1;
    } while (stops < 20 && !(await searchOf(page).evaluate((box) => box === document.activeElement)));
    // The skip link, brand, menu, search, theme, consultation, documents, login and registration precede it.
    expect(stops).toBeLessThan(12);
  });

  await test.step('a choice on the list keeps the focus, also where the address gets its slash', async () => {
    const link = page.getByRole('group', { name: '模型类型' }).getByRole('link', { name: /^混合/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/open-ability/?modelTypes=2');
    await expect(chosenOf(page).getByRole('link').first()).toHaveText('混合');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expectFound(page, ABILITY_NOS.length);
  });

  await test.step('on another page of the list the keyboard goes on from the results', async () => {
    for (const pageNo of [2, 3]) {
      await pagerOf(page).getByRole('link', { name: '下一页' }).focus();
      await page.keyboard.press('Enter');
      await expect(pagerOf(page).locator('[aria-current="page"]')).toHaveText(String(pageNo));
      await expect(results(page)).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(results(page)).toHaveCSS('outline-style', 'none');
    }
    await page.keyboard.press('Tab');
    await expect(cardsOf(page).first()).toBeFocused();
  });

  await test.step('a comparison that becomes one and two again keeps the focus on the page', async () => {
    await openLive(page, compare(3, 9));
    await page.getByRole('link', { name: '移除防护服穿戴检测' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '再选一项即可对比' })).toBeFocused();
    await page.getByRole('combobox', { name: '添加能力' }).selectOption('混贴发票识别');
    await page.getByRole('button', { name: '添加', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(columns(page)).toHaveCount(2);
    await expect(page.locator('#comparison-bar')).toBeFocused();
  });
});

test('on a very wide page twelve cards fill three rows, and the printed list is what was chosen', async ({ page }) => {
  await test.step('on a very wide page twelve cards fill three rows, and no word is broken', async () => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    for (const path of [PAGES.detail, PAGES.list]) {
      await page.goto(path);
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^加入对比/ }) });
      await expect(async () => {
        const tops = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
        expect(tops.length % 4).toBe(0);
        expect(new Set(tops).size).toBe(tops.length / 4);
      }).toPass({ timeout: 30_000 });
    }
    for (const width of [1100, 1280]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(cardsOf(page).first()).toContainText('摄像机');
      const torn = await cardsOf(page).evaluateAll((cards) =>
        cards.flatMap((card) => {
          const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
          for (let node = words.nextNode(); node; node = words.nextNode()) {
            const at = node.textContent?.indexOf('摄像机') ?? -1;
            if (at < 0 || !node.textContent?.includes(' · ')) continue;
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 3);
            if (range.getClientRects().length > 1) return [node.textContent];
          }
          return [];
        }),
      );
      expect(torn).toEqual([]);
    }
  });

  await test.step('the printed list is what was chosen in words and the cards, on white', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 718, height: 1000 });
    await openLive(
      page,
      `/open-ability?keyword=${encodeURIComponent('识别')}&modelTypes=4&productForms=4,5&sortType=1`,
    );
    await expect(
      page.getByText('“识别”的搜索结果；模型类型：结构化 OCR；产品形态：AI 超脑、AI 摄像机；最近更新'),
    ).toBeVisible();
    for (const part of [
      searchOf(page),
      sortOf(page),
      page.getByRole('button', { name: /^筛选条件/ }),
      page.getByRole('group', { name: '模型类型' }),
      chosenOf(page),
      toggles(page).first(),
      pagerOf(page).getByRole('link').first(),
    ])
      await expect(part).toBeHidden();
    await expect(async () => {
      const boxes = await cardsOf(page).evaluateAll((cards) =>
        cards.map((card) => card.getBoundingClientRect().toJSON()),
      );
      const [first, second, third] = boxes as { y: number; height: number }[];
      expect(second?.y).toBe(first?.y);
      expect(third?.y).toBeGreaterThan(first?.y ?? 0);
      expect(first?.height).toBeLessThan(200);
    }).toPass({ timeout: 30_000 });
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText('“识别”的搜索结果；')).toBeHidden();
  });
});

test('[CAT-06] a card without views and downloads names none, and is as high as one with', async ({ page }) => {
  let counted = 0;
  await page.route('**/ability/query', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const ability of body.data.list) Object.assign(ability, { viewCount: counted, downloadCount: counted });
    await route.fulfill({ response: answer, json: body });
  });
  await openLive(page, PAGES.home);
  const heightOf = async () => (await cardsOf(page).first().boundingBox())?.height;
  let height: number | undefined;
  for (const count of [0, 120]) {
    counted = count;
    await page.getByRole('contentinfo').getByRole('link', { name: '全部能力' }).click();
    await expectFound(page, ABILITY_NOS.length);
    const all = count === 0 ? 0 : CARDS_A_PAGE;
    await expect(cardsOf(page).getByText(/^浏览 \d+$/)).toHaveCount(all);
    await expect(cardsOf(page).getByText(/^下载 \d+$/)).toHaveCount(all);
    height ??= await heightOf();
    await expect.poll(heightOf).toBe(height);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(PAGES.home);
  }
});

test('[SHELL-06] axe finds nothing wrong with fields by their kinds and cards with many labels, in light and dark', async ({
  page,
}) => {
  await openLive(page, '/open-ability/domain-case-detail/39');
  await expect(page.getByText(/^火车票（\d+ 项）$/)).toBeVisible();
  await expectAccessibleInThemes(page);
  await openLive(page, `/open-ability?keyword=${encodeURIComponent('混贴发票')}`);
  await expect(
    cardsOf(page)
      .getByText(/^另 \d+ 项$/)
      .first(),
  ).toBeVisible();
  await expectAccessibleInThemes(page);
});
