import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

const TURN_MS = 7000;
const START = new Date('2026-11-20T10:00:00+08:00');

const carousel = (page: Page) => page.getByRole('region', { name: '焦点内容' });
const expectSlide = (page: Page, number: number) =>
  expect(carousel(page).getByRole('group', { name: `第 ${number} 张，共 2 张` })).toBeVisible();

async function openTurning(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: START });
  await openLive(page, '/');
  await expect(carousel(page).getByRole('button', { name: '暂停轮播' })).toBeVisible();
  await page.clock.pauseAt(START.getTime() + 600_000);
  await carousel(page).getByRole('button', { name: '第 1 张，共 2 张' }).click();
  await carousel(page).getByRole('button', { name: '开始轮播' }).click();
  await page.mouse.move(640, 790);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectSlide(page, 1);
}

test('the carousel turns by itself, and stops at its button', async ({ page }) => {
  await openTurning(page);
  await page.clock.runFor(TURN_MS);
  await expectSlide(page, 2);
  await page.clock.runFor(TURN_MS);
  await expectSlide(page, 1);
  await carousel(page).getByRole('button', { name: '暂停轮播' }).click();
  await page.mouse.move(640, 790);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(3 * TURN_MS);
  await expectSlide(page, 1);
});

test('the carousel waits while the pointer or the focus is in it', async ({ page }) => {
  await openTurning(page);
  await carousel(page).hover({ position: { x: 300, y: 100 } });
  await page.clock.runFor(3 * TURN_MS);
  await expectSlide(page, 1);
  await page.mouse.move(640, 790);
  await carousel(page).getByRole('button', { name: '下一张' }).focus();
  await page.clock.runFor(3 * TURN_MS);
  await expectSlide(page, 1);
});

test('the carousel does not move for visitors who prefer less motion', async ({ page }) => {
  await page.clock.install({ time: START });
  await openLive(page, '/');
  await expect(carousel(page).getByRole('button', { name: '开始轮播' })).toBeVisible();
  await page.clock.runFor(3 * TURN_MS);
  await expectSlide(page, 1);
});

test('the carousel is turned by keyboard, both ways and past its ends, and only the slide that shows can be reached', async ({
  page,
}) => {
  await openLive(page, '/');
  await carousel(page).getByRole('button', { name: '上一张' }).focus();
  await page.keyboard.press('Enter');
  await expectSlide(page, 2);
  await carousel(page).getByRole('button', { name: '下一张' }).focus();
  await page.keyboard.press('Enter');
  await expectSlide(page, 1);
  await page.keyboard.press('Enter');
  await expectSlide(page, 2);
  await expect(carousel(page).getByRole('link')).toHaveText('按设备找能力');
  await carousel(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/open-ability/?productForms=4,5');
});
