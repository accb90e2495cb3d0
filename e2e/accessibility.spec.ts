import type { Page } from '@playwright/test';
import { expect, expectAccessibleInThemes, test } from './fixtures.ts';
import { filterOf, LIST_CALLS } from './list-page.ts';
import { openLive } from './live-page.ts';
import { ERROR_ANSWERS, PAGES } from './pages.ts';

const OFFLINE = 'a list that is kept while the network fails';

/** The layers that a visitor can open over a page, each with its page, width and steps. */
const LAYERS: { what: string; path: string; width: number; open: (page: Page) => Promise<void> }[] = [
  {
    what: 'the menu panel open',
    path: PAGES.list,
    width: 1280,
    open: async (page) => {
      await page
        .getByRole('navigation', { name: '主导航' })
        .getByRole('link', { name: '开放能力', exact: true })
        .focus();
      await expect(page.locator('#menu-panel-1')).toBeVisible();
    },
  },
  {
    what: 'the menu drawer open',
    path: PAGES.regionalHome,
    width: 360,
    open: async (page) => {
      await page.getByRole('button', { name: '打开导航' }).click();
      await expect(page.getByRole('dialog', { name: '导航' })).toBeVisible();
    },
  },
  {
    what: 'the QR codes open',
    path: PAGES.home,
    width: 1280,
    open: async (page) => {
      await page.getByRole('button', { name: '关注' }).focus();
      await expect(page.getByRole('region', { name: '关注' })).toBeVisible();
    },
  },
  {
    what: 'the contacts open',
    path: PAGES.detail,
    width: 1280,
    open: async (page) => {
      await page.getByRole('button', { name: '咨询', exact: true }).focus();
      await expect(page.getByRole('region', { name: '咨询' })).toBeVisible();
    },
  },
  {
    what: 'the consultation sheet open',
    path: PAGES.home,
    width: 360,
    open: async (page) => {
      await page.getByRole('button', { name: '咨询与关注' }).click();
      await expect(page.getByRole('dialog', { name: '咨询与关注' })).toBeVisible();
    },
  },
  {
    what: 'the filters open',
    path: '/open-ability?modelTypes=2&industryTypes=1',
    width: 360,
    open: async (page) => {
      await page.getByRole('button', { name: '筛选条件（2）' }).click();
      await expect(page.getByRole('dialog', { name: '筛选' })).toBeVisible();
    },
  },
  ...[360, 1280].map((width) => ({
    what: `abilities chosen for a comparison at ${width} px`,
    path: PAGES.list,
    width,
    open: async (page: Page) => {
      const toggles = page.getByRole('button', { name: /^加入对比/ });
      for (const at of [0, 1, 2]) await toggles.nth(at).click();
      await expect(page.getByRole('region', { name: '待对比的能力' })).toBeVisible();
    },
  })),
  {
    what: 'nothing found',
    path: `/open-ability?keyword=${encodeURIComponent('恐龙化石')}&modelTypes=3`,
    width: 1280,
    open: async (page) => {
      await expect(page.getByRole('heading', { name: '没有符合条件的能力' })).toBeVisible();
    },
  },
  {
    what: 'a keyword met by its sound',
    path: `/open-ability?keyword=${encodeURIComponent('安全冒')}`,
    width: 1280,
    open: async (page) => {
      await expect(page.getByText('以下按读音匹配')).toBeVisible();
    },
  },
  {
    what: 'filters that leave nothing of what a keyword finds',
    path: `/open-ability?keyword=${encodeURIComponent('安全帽')}&modelTypes=3`,
    width: 360,
    open: async (page) => {
      await expect(page.getByText(/“安全帽”共有 \d+ 项能力/)).toBeVisible();
    },
  },
  {
    what: OFFLINE,
    path: PAGES.list,
    width: 1280,
    open: async (page) => {
      await page.route(LIST_CALLS, (route) => route.abort('internetdisconnected'));
      await filterOf(page, '模型类型', '混合').click();
      await expect(page.getByText('网络不可用')).toBeVisible();
    },
  },
];

test('[SHELL-06] axe finds nothing wrong with any page, in light and dark', async ({ page, faults }) => {
  test.slow();
  faults.allow(ERROR_ANSWERS);
  for (const [name, path] of Object.entries(PAGES))
    await test.step(name, async () => {
      await openLive(page, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectAccessibleInThemes(page);
    });
});

for (const { what, path, width, open } of LAYERS)
  test(`[SHELL-06] axe finds nothing wrong with ${what}, in light and dark`, async ({ page, faults }) => {
    // The failed requests of the layer that is tested offline.
    if (what === OFFLINE) faults.allow(/^(failed (GET|POST) .*\/catalogue\/|console\.error: Failed to load resource)/);
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, path);
    await open(page);
    await expectAccessibleInThemes(page);
  });
