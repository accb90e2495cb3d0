import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openLive } from './live-page.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: '主导航' });
const openPanel = async (page: Page) => {
  await menuOf(page).getByRole('link', { name: '开放能力', exact: true }).focus();
  const panel = page.locator('#menu-panel-1');
  await expect(panel).toBeVisible();
  return panel;
};

test('[REG-01] the regional top menu has two entries: its home, and the open abilities with their children', async ({
  page,
}) => {
  await openLive(page, '/hefei');
  const entries = menuOf(page).locator('> ul > li > a');
  await expect(entries).toHaveText(['首页', '开放能力']);
  await expect(entries.first()).toHaveAttribute('href', '/hefei');
  const panel = await openPanel(page);
  await expect(panel.getByRole('link', { name: /^安全帽佩戴检测/ })).toBeVisible();
});

test('[REG-02] every address of the regional menu has the suffix /hefei before its query', async ({ page }) => {
  await openLive(page, '/hefei');
  const panel = await openPanel(page);
  const addresses = await panel
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toContain('/open-ability/domain-case-detail/3/hefei');
  for (const address of addresses) expect(address).toMatch(/\/hefei$/);
});

test('[REG-03] a third-level group none of whose children has children is emptied on the regional site alone', async ({
  page,
}) => {
  await openLive(page, '/');
  const whole = await openPanel(page);
  await expect(whole.getByRole('link', { name: '混合', exact: true })).toBeVisible();
  await openLive(page, '/hefei');
  const regional = await openPanel(page);
  await expect(regional.getByRole('link', { name: /^安全帽佩戴检测/ })).toBeVisible();
  await expect(regional.getByRole('link', { name: '混合', exact: true })).toHaveCount(0);
  await expect(regional.getByRole('heading', { name: '按模型类型' })).toHaveCount(0);
});

test('[ROUTE-15] whoever is on the regional site stays there, whichever way leads on', async ({ page }) => {
  await openLive(page, '/hefei');
  await page
    .getByRole('region', { name: '常用能力' })
    .getByRole('link', { name: /全部 \d+ 项/ })
    .click();
  await expect(page).toHaveURL('/open-ability/hefei');
  await page.getByRole('group', { name: '模型类型' }).getByRole('link', { name: '混合' }).click();
  await expect(page).toHaveURL('/open-ability/hefei?modelTypes=2');
  await page.getByRole('combobox', { name: '排序' }).selectOption('最近更新');
  await expect(page).toHaveURL('/open-ability/hefei?modelTypes=2&sortType=1');
  await page.getByRole('searchbox', { name: '搜索能力' }).fill('安全帽');
  await page.getByRole('searchbox', { name: '搜索能力' }).press('Enter');
  await expect(page).toHaveURL(/^[^?]+\/open-ability\/hefei\?keyword=/);
  await page.getByRole('region', { name: '能力列表' }).getByRole('link', { name: '安全帽佩戴检测' }).click();
  await expect(page).toHaveURL('/open-ability/domain-case-detail/3/hefei');
  await page.getByRole('region', { name: '其他能力' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/open-ability\/domain-case-detail\/\d+\/hefei$/);
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link').click();
  await expect(page).toHaveURL('/open-ability/hefei');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/hefei');
});

test('[ROUTE-15] every link of the regional pages but those of the footer leads to a regional page', async ({
  page,
}) => {
  for (const path of ['/hefei', '/open-ability/hefei', '/open-ability/domain-case-detail/3/hefei']) {
    await page.goto(path);
    const addresses = await page
      .locator('main a[href^="/"], header a[href^="/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(addresses.length).toBeGreaterThan(5);
    // The training console has no regional twin.
    const away = addresses.filter((address) => !address.endsWith('/hefei') && !address.startsWith('/intellisense/'));
    expect(away, path).toEqual([]);
  }
});
