import type { Page } from '@playwright/test';
import { expect, expectAccessibleInThemes, expectFits, expectLargeTargets, test, WIDTHS } from './fixtures.ts';
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
    what: 'a keyword met by a similar one',
    path: `/open-ability?keyword=${encodeURIComponent('安全冒')}`,
    width: 1280,
    open: async (page) => {
      await expect(page.getByText('以下按“安全帽”查找')).toBeVisible();
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

/** Content that is clipped at the edge would be lost too, without making the page scroll. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const right = document.documentElement.clientWidth;
    const isCut = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible' && at !== document.documentElement) return true;
      return false;
    };
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > right + 1 && !isCut(element))
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`);
  });

test('[SHELL-06] no page scrolls sideways at any width, on a narrow one what is touched is large enough, and axe finds nothing wrong, in light and dark', async ({
  page,
  faults,
}) => {
  test.slow();
  faults.allow(ERROR_ANSWERS);
  for (const [name, path] of Object.entries({
    ...PAGES,
    nothingFound: `/open-ability?keyword=${encodeURIComponent('恐龙化石')}&modelTypes=3&industryTypes=1,2,3,4,5`,
  }))
    await test.step(name, async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await openLive(page, path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectLargeTargets(page.getByRole('button'));
      for (const width of WIDTHS) {
        await expectFits(page, width);
        await expect.poll(() => beyondTheEdge(page), `${path} at ${width} px`).toEqual([]);
        if (width === 1280) await expectAccessibleInThemes(page);
      }
    });
});

test('[SHELL-06] axe finds nothing wrong with what opens over a page, in light and dark', async ({ page, faults }) => {
  test.slow();
  for (const { what, path, width, open } of LAYERS)
    await test.step(what, async () => {
      // The failed requests of the layer that is tested offline.
      if (what === OFFLINE)
        faults.allow(/^(failed (GET|POST) .*\/catalogue\/|console\.error: Failed to load resource)/);
      await page.setViewportSize({ width, height: 800 });
      await openLive(page, path);
      await open(page);
      await expectAccessibleInThemes(page);
      // What was chosen for a comparison.
      await page.evaluate(() => sessionStorage.clear());
    });
});
