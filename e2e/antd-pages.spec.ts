import type { Page } from '@playwright/test';
import { kilobytesOf } from '../bench/script-files.ts';
import { loginAs } from './accounts.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { untilLive } from './live-page.ts';

const COMPOSE = '/console/messages?view=compose';
const AT_MOST_KILOBYTES = 330;

/** Returns the computed colours of an antd field and of the skin. */
const fieldColours = (page: Page) =>
  page.locator('.ant-picker').evaluate((field) => {
    const ours = document.body.appendChild(document.createElement('i'));
    ours.style.cssText = 'background: var(--surface); border: 1px solid var(--line-strong)';
    const of = (element: Element) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(element);
      return { backgroundColor, borderTopColor };
    };
    const seen = { field: of(field), skin: of(ours) };
    ours.remove();
    return seen;
  });

/** The calendar of the field for the sending time. */
const calendarOf = (page: Page) => page.getByRole('main').locator('.ant-picker-dropdown');

test('[SHELL-06] tools of antd wear the skin by day and night, from a file alone, and speak Chinese', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  await loginAs(page, '运营管理员', { path: COMPOSE });
  await untilLive(page);
  expect(await page.locator('style').count()).toBe(0);

  const day = await fieldColours(page);
  expect(day.field).toEqual(day.skin);
  await page.getByRole('button', { name: '切换到深色' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const night = await fieldColours(page);
  expect(night.field).toEqual(night.skin);
  expect(night.skin).not.toEqual(day.skin);

  // With reduced motion, nothing moves away from the pointer.
  await page.evaluate(() => {
    const moved: string[] = [];
    document.addEventListener('animationstart', ({ animationName }) => moved.push(animationName));
    Object.assign(window, { moved });
  });

  await page.getByLabel('类型').click();
  await expect(page.getByRole('option').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await page.getByLabel('发送时间').click();
  const calendar = calendarOf(page);
  await expect(calendar.getByRole('button', { name: /^\d{4}年$/ })).toBeVisible();
  await expect(calendar.getByRole('columnheader').or(calendar.locator('th')).first()).toHaveText('一');
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  await expectAccessible(page);
  expect(await page.locator('style').count()).toBe(0);
  expect(kilobytesOf([...scripts])).toBeLessThanOrEqual(AT_MOST_KILOBYTES);
});

test('[SHELL-06] on a narrow screen a day and its time are chosen from a sheet that fits, also on a short one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await loginAs(page, '运营管理员', { path: COMPOSE });
  await untilLive(page);
  const field = page.getByLabel('发送时间');
  await field.click();
  const sheet = calendarOf(page);
  const done = sheet.getByRole('button', { name: '完成' });
  for (const part of [
    sheet.getByRole('button', { name: '上一年' }),
    sheet.getByRole('button', { name: '下一年' }),
    done,
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

  await sheet.locator('.ant-picker-cell-today').click();
  await sheet.locator('[data-type="hour"]').getByText('21', { exact: true }).click();
  await sheet.locator('[data-type="minute"]').getByText('35', { exact: true }).click();
  await expectAccessible(page);
  await done.click();
  await expect(sheet).toBeHidden();
  await expect(field).toHaveValue(/^\d{4}-\d{2}-\d{2} 21:35$/);
});

test('[SHELL-06] a day and its time can be typed, key by key, and Escape closes the calendar', async ({ page }) => {
  await loginAs(page, '运营管理员', { path: COMPOSE });
  await untilLive(page);
  const field = page.getByLabel('发送时间');
  await field.focus();
  await page.keyboard.type('2126-01-02 08:30');
  await expect(calendarOf(page)).toBeVisible();
  await expect(calendarOf(page).getByRole('button', { name: '完成' })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('2126-01-02 08:30');
  await page.keyboard.press('Escape');
  await expect(calendarOf(page)).toBeHidden();
  await expect(field).toHaveValue('2126-01-02 08:30');
  await expect(field).toBeFocused();
});
