import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdClock, openLive, statesWhenPassed } from './live-page.ts';

const topOf = (page: Page) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '开放能力', exact: true });
const panelOf = (page: Page) => page.locator('#menu-panel-1');

test('[MENU-04] [MENU-05] [MENU-07] a pointer opens the panel, and an entry leads on inside the app', async ({
  page,
}) => {
  await test.step('hovering a top item opens its panel, leaving closes it', async () => {
    await openLive(page, '/');
    await expect(panelOf(page)).toBeHidden();
    await expect(topOf(page)).toHaveAttribute('aria-expanded', 'false');
    await topOf(page).hover();
    await expect(panelOf(page)).toBeVisible();
    await expect(topOf(page)).toHaveAttribute('aria-expanded', 'true');
    const entry = panelOf(page).getByRole('link', { name: '中控室离岗检测' });
    await entry.hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(640, 880);
    await expect(panelOf(page)).toBeHidden();
  });

  await test.step('an internal path of the menu navigates inside the app, where its top item is selected', async () => {
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await topOf(page).hover();
    await panelOf(page).getByRole('link', { name: '抽烟检测' }).click();
    await expect(page).toHaveURL('/open-ability/domain-case-detail/8');
    await expect(page.getByRole('heading', { level: 1, name: '抽烟检测' })).toBeVisible();
    await expect(panelOf(page)).toBeHidden();
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
    await expect(topOf(page)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(topOf(page)).not.toHaveAttribute('aria-current');
  });
});

test('[MENU-04] [MENU-03] [MENU-06] the keyboard opens the panel, walks through it and leaves it; what it shows is in its place', async ({
  page,
}) => {
  const links = panelOf(page).getByRole('link');
  await openLive(page, '/');
  await test.step('focusing a top item opens its panel, Tab passes it by on either way and closes it', async () => {
    await page.getByRole('banner').getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(topOf(page)).toBeFocused();
    await expect(panelOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: '资源中心', exact: true })).toBeFocused();
    await expect(panelOf(page)).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await expect(topOf(page)).toBeFocused();
    await expect(panelOf(page)).toBeVisible();
  });

  await test.step('the entries of the menu wear their badges', async () => {
    for (const [name, badge] of [
      ['船舶检测', '新'],
      ['通用文字识别', '热'],
      ['中控室离岗检测', '更新'],
      ['人员检测', '荐'],
      ['混贴发票识别', '重磅'],
    ] as const)
      await expect(panelOf(page).getByRole('link', { name: new RegExp(`^${name}`) })).toHaveText(name + badge);
    await expect(panelOf(page).getByRole('link', { name: /^口罩佩戴检测/ })).toHaveText('口罩佩戴检测');
  });

  await test.step('the panel shows three areas side by side', async () => {
    await expect(async () => {
      const places = await Promise.all(
        ['着装与防护', '车船与设备', '证照与票据'].map((name) =>
          panelOf(page).getByRole('heading', { name, exact: true }).boundingBox(),
        ),
      );
      const [first, second, third] = places.map((place) => place?.x ?? 0) as [number, number, number];
      expect(first).toBeLessThan(second);
      expect(second).toBeLessThan(third);
      expect(new Set(places.map((place) => place?.y)).size).toBe(1);
    }).toPass({ timeout: 30_000 });
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    await expect(panelOf(page)).toBeHidden();
  });

  await test.step('Escape closes the panel and gives the focus back, the arrow down opens it again', async () => {
    await topOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(topOf(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panelOf(page)).toBeVisible();
    await expect(links.first()).toBeFocused();
  });

  await test.step('leaving the panel by Tab closes it', async () => {
    await links.last().focus();
    await expect(panelOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: '资源中心', exact: true })).toBeFocused();
    await expect(panelOf(page)).toBeHidden();
  });

  await test.step('Space leads from a top item into its panel, through which Tab walks', async () => {
    await topOf(page).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/');
    await expect(panelOf(page)).toBeHidden();
    // The new page takes the focus when it is shown.
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('[MENU-04] on a touch screen the first touch opens the panel and the second follows the link', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL as string,
    hasTouch: true,
    viewport: { width: 1100, height: 800 },
  });
  const page = await context.newPage();
  await openLive(page, '/');
  await topOf(page).tap();
  await expect(panelOf(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await topOf(page).tap();
  await expect(page).toHaveURL('/open-ability/');
  await expect(panelOf(page)).toBeHidden();
  await context.close();
});

test("[MENU-04] [MENU-08] a pointer that only passes over opens nothing; the menu's scrollbar shows while it is scrolled and hides 3 s after that", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 300 });
  await openLive(page, '/');
  await holdClock(page);
  expect(await statesWhenPassed(page, topOf(page))).toEqual([]);

  await topOf(page).focus();
  const area = panelOf(page).locator('.scroll-area');
  await expect(area).toBeVisible();
  await expect(area).not.toHaveClass(/scrolling/);
  await area.hover();
  await page.mouse.wheel(0, 100);
  await expect(area).toHaveClass(/scrolling/);
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBe(100);
  await page.clock.runFor(2000);
  // Each movement restarts the 3 s.
  const scrolled = await area.evaluate(async (element) => {
    const event = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
    element.scrollBy(0, 20);
    await event;
    return element.scrollTop;
  });
  expect(scrolled).toBe(120);
  await page.clock.runFor(2900);
  await expect(area).toHaveClass(/scrolling/);
  await page.clock.runFor(200);
  await expect(area).not.toHaveClass(/scrolling/);
});

test('[MENU-04] [MENU-05] the drawer of a narrow page closes by Escape, by its button and by a touch next to it, and leads inside the app', async ({
  page,
}) => {
  await test.step('the drawer closes by Escape, by its button and by a touch next to it', async () => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await openLive(page, '/');
    const opener = page.getByRole('button', { name: '打开导航' });
    const drawer = page.getByRole('dialog', { name: '导航' });
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => drawer.getByRole('button', { name: '关闭' }).click(),
      () => page.mouse.click(10, 500),
    ]) {
      await opener.click();
      await expect(drawer).toBeVisible();
      await close();
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  await test.step('the drawer of a narrow page leads inside the app and closes', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(topOf(page)).toBeHidden();
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.getByRole('button', { name: '打开导航' }).click();
    const drawer = page.getByRole('dialog', { name: '导航' });
    await drawer.getByText('行为与在岗', { exact: true }).click();
    await drawer.getByRole('link', { name: '中控室睡岗检测' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '中控室睡岗检测' })).toBeVisible();
    await expect(drawer).toBeHidden();
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  });
});
