import type { Page } from '@playwright/test';
import { searchConsole } from '#contract/console/desk-calls.ts';
import { networkMessage } from '#contract/kit/errors/no-answer.ts';
import { SEARCH_PATH } from '#contract/search/search-path.ts';
import { loginAs } from './accounts.ts';
import { expect, expectAccessible, expectFitForAll } from './fixtures.ts';
import { openLive, untilIdle, untilLive } from './live-page.ts';
import { test } from './own-portal.ts';

const PALETTE_SCRIPT = /\/site-palette-[^/]*\.js$/;

const fieldOf = (page: Page) => page.getByRole('dialog', { name: '查找' }).getByRole('combobox', { name: '查找' });

test('[OPS-02] the palette is worked by the keyboard alone, from any page', async ({ page, portal, faults }) => {
  faults.allow(/console\/search/);
  faults.allow(/console\.error/);
  await loginAs(page, '运营管理员', { path: '/console', dataDir: portal.dataDir });
  await untilLive(page);
  await expectFitForAll(page);
  const opener = page.getByRole('button', { name: '查找账号、企业、工单' });
  await opener.focus();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '查找' });
  const field = palette.getByRole('combobox', { name: '查找' });
  await expect(field).toBeFocused();
  const option = (name: string | RegExp) => palette.getByRole('option', { name });
  // Before anything is typed, it offers the pages of the console.
  await expect(option('工作台')).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('trial-ver');
  await expect(option(/^trial-verified/).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await option(/^trial-verified/)
      .first()
      .getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/console\/accounts\?account=\d+$/);
  await expect(page.getByRole('dialog', { name: 'trial-verified' })).toBeVisible();
  await expect(palette).toBeHidden();

  // What was chosen comes first the next time.
  await page.keyboard.press('Control+k');
  await expect(option(/^trial-verified/)).toHaveAttribute('aria-selected', 'true');
  await expect(option('工作台')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option('工作台')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(palette.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');

  // A search that fails says so, and can be repeated.
  await page.route(`**${searchConsole.path}`, (route) => route.abort(), { times: 1 });
  await field.fill('示例企业一');
  await expect(palette.getByRole('alert')).toContainText('部分结果没有取到');
  await palette.getByRole('button', { name: '重试' }).click();
  await expect(option(/示例企业一/).first()).toBeVisible();
  await expect(palette.getByRole('alert')).toHaveCount(0);
  await field.fill('qzxw-404');
  await expect(palette.getByText('没有找到“qzxw-404”')).toBeVisible();
  await expect(palette.getByRole('option')).toHaveText(['告诉我们想找什么', '搜索“qzxw-404”的全部结果']);
  await expectAccessible(page);

  // Enter opens what was typed last, not a row that is still on show.
  await field.fill('trial-verified');
  await expect(option(/^trial-verified/).first()).toHaveAttribute('aria-selected', 'true');
  await field.fill('trial-rejected');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'trial-rejected' });
  await expect(drawer).toBeVisible();
  // Above a drawer, Escape closes only the palette; above a confirmation, it does not open.
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: '锁定账号' }).click();
  const question = page.getByRole('dialog', { name: /锁定账号/ });
  await expect(question).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
});

/** Holds the script of the palette. Returns when it is requested, and a function that lets it come. */
async function holdPalette(page: Page) {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(PALETTE_SCRIPT, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: () => held.resolve() };
}

test('what is typed while the palette still loads is not lost', async ({ page }) => {
  await openLive(page, '/');
  const { asked, release } = await holdPalette(page);
  await page.keyboard.press('/');
  await asked;
  await page.keyboard.type('acb');
  await page.keyboard.press('Backspace');
  release();
  const field = fieldOf(page);
  // While the palette takes over, too.
  await page.keyboard.type('defghijklmnopqrstuvwxyz');
  await expect(field).toBeFocused();
  await page.keyboard.type('1');
  await expect(field).toHaveValue('acdefghijklmnopqrstuvwxyz1');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  // The next time it opens empty.
  await page.keyboard.press('/');
  await expect(field).toHaveValue('');
});

test('what an input method writes while the palette still loads is not lost and goes nowhere else', async ({
  page,
}) => {
  await openLive(page, SEARCH_PATH);
  const behind = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox')).first();
  await behind.focus();
  const { asked, release } = await holdPalette(page);
  await page.keyboard.press('Control+k');
  await asked;
  const session = await page.context().newCDPSession(page);
  // A word that is still being composed keeps its field until it is done.
  await session.send('Input.imeSetComposition', { text: 'an quan mao', selectionStart: 11, selectionEnd: 11 });
  const loaded = page.waitForResponse(PALETTE_SCRIPT);
  release();
  await (await loaded).finished();
  await untilIdle(page);
  const field = fieldOf(page);
  await expect(field).toHaveCount(0);
  await page.keyboard.insertText('安全帽');
  await expect(field).toHaveValue('安全帽');
  await page.keyboard.insertText('识别');
  await expect(field).toHaveValue('安全帽识别');
  await expect(field).toBeFocused();
  await expect(behind).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(behind).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(SEARCH_PATH);
});

test('Escape gives up a palette that still loads, and Enter is kept for it', async ({ page }) => {
  await openLive(page, '/');
  const opener = page.getByRole('banner').getByRole('link', { name: '搜索' });
  await opener.focus();
  const { asked, release } = await holdPalette(page);
  await page.keyboard.press('/');
  await asked;
  await page.keyboard.type('忘掉');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('安全帽');
  await page.keyboard.press('Enter');
  release();
  await expect(page).not.toHaveURL(/\/$/);
});

test('a palette that was asked for offline opens once the browser is online', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await openLive(page, '/');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByText(networkMessage)).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
});
