import type { Page } from '@playwright/test';
import { getAbility } from '../contract/catalogue/calls.ts';
import { ABILITY_NOS, CARDS_A_PAGE, LIST_PAGES } from './abilities.ts';
import { expect, test } from './fixtures.ts';
import {
  cardsOf,
  chipOf,
  chosenOf,
  expectFound,
  filterOf,
  pagerOf,
  resultsOf,
  searchOf,
  sortOf,
  submitOf,
} from './list-page.ts';
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
  expect(addresses).toContain('/open-ability/hefei?productForms=5');
  for (const address of addresses) expect(address).toMatch(/^[^?]+\/hefei(\?.+)?$/);
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

/** The training console and the login have no regional twin. */
const isAway = (path: string) => !path.endsWith('/hefei') && !/^\/(intellisense|auth)\//.test(path);

test('[ROUTE-15] every link of the regional pages but those of the footer leads to a regional page', async ({
  page,
}) => {
  for (const path of ['/hefei', '/open-ability/hefei', '/open-ability/domain-case-detail/3/hefei']) {
    await page.goto(path);
    const addresses = await page
      .locator('main a[href^="/"], header a[href^="/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter(isAway), path).toEqual([]);
  }
});

/** The paths of our own to which a page links above its footer. */
const pathsIn = (html: string) =>
  Array.from(
    html.slice(0, html.indexOf('<footer')).matchAll(/<a [^>]*?href="(\/[^"?#]*)/g),
    ([, path]) => path as string,
  );
test('[CAT-01] [ROUTE-15] each of the abilities has its regional page, with its name and regional links alone', async ({
  request,
}) => {
  const names = new Set<string>();
  for (const abilityNo of ABILITY_NOS) {
    const detail = await request.get(`${getAbility.path}?abilityNo=${abilityNo}`);
    const name = (await detail.json()).data.abilityName as string;
    names.add(name);
    const answer = await request.get(`/open-ability/domain-case-detail/${abilityNo}/hefei`);
    expect(answer.status(), name).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`));
    expect(html).toContain(`<title>${name} - 隅见 AI 开放平台</title>`);
    const paths = pathsIn(html);
    expect(paths).toEqual(expect.arrayContaining(['/hefei', '/open-ability/hefei', '/open-ability/chips/hefei']));
    expect(paths.filter(isAway), name).toEqual([]);
    // Other abilities, of which each page names some.
    expect(paths.filter((path) => path.startsWith('/open-ability/domain-case-detail/')).length).toBeGreaterThan(2);
  }
  expect(names.size).toBe(ABILITY_NOS.length);
});

test('[CAT-01] [ROUTE-15] the pages of the regional list hold all abilities, and lead to one another and to regional pages', async ({
  page,
}) => {
  await page.goto('/open-ability/hefei');
  const seen: string[] = [];
  for (let pageNo = 1; pageNo <= LIST_PAGES; pageNo += 1) {
    await expect(pagerOf(page).locator('[aria-current="page"]')).toHaveText(String(pageNo));
    await expect(cardsOf(page)).toHaveCount(
      pageNo < LIST_PAGES ? CARDS_A_PAGE : ABILITY_NOS.length - CARDS_A_PAGE * (LIST_PAGES - 1),
    );
    seen.push(
      ...(await cardsOf(page).evaluateAll((cards) => cards.map((card) => (card as HTMLAnchorElement).pathname))),
    );
    if (pageNo === LIST_PAGES) break;
    await pagerOf(page).getByRole('link', { name: '下一页' }).click();
    await expect(page).toHaveURL(`/open-ability/hefei?pageNo=${pageNo + 1}`);
  }
  expect(seen).toEqual(ABILITY_NOS.map((abilityNo) => `/open-ability/domain-case-detail/${abilityNo}/hefei`));
});

test('[CAT-06] [ROUTE-15] the regional list keeps its region through every way to find', async ({ page }) => {
  const list = '/open-ability/hefei';
  await openLive(page, list);
  const expectAt = async (search: string) => {
    await expect(page).toHaveURL(list + search);
    await expect(page.getByRole('banner').getByText('合肥站')).toBeVisible();
  };
  await filterOf(page, '行业类型', '交通运输').click();
  await expectAt('?industryTypes=8');
  await filterOf(page, '产品形态', 'AI 超脑').click();
  await expectAt('?industryTypes=8&productForms=4');
  await chipOf(page).selectOption({ value: '30' });
  await expectAt('?industryTypes=8&productForms=4&chipIds=30');
  await sortOf(page).selectOption('最早更新');
  await expectAt('?industryTypes=8&productForms=4&chipIds=30&sortType=2');
  await pagerOf(page).getByRole('link', { name: '第 2 页' }).click();
  await expectAt('?industryTypes=8&productForms=4&chipIds=30&sortType=2&pageNo=2');
  await chosenOf(page).getByRole('link', { name: '移除筛选：超脑 H10' }).click();
  await expectAt('?industryTypes=8&productForms=4&sortType=2');
  await chosenOf(page).getByRole('link', { name: '清除全部筛选' }).click();
  await expectAt('?sortType=2');
  await searchOf(page).fill('shibie');
  await submitOf(page).click();
  await expectAt('?keyword=shibie&sortType=2');
  await page.getByRole('link', { name: '清空关键字' }).click();
  await expectAt('?sortType=2');
  await page.getByRole('search').getByRole('link', { name: '集装箱', exact: true }).click();
  await expectAt(`?keyword=${encodeURIComponent('集装箱')}`);
  await expect(cardsOf(page).first()).toContainText('集装箱号识别');

  // The ways out of an empty list.
  await searchOf(page).fill('dinosaur');
  await searchOf(page).press('Enter');
  await expectAt('?keyword=dinosaur');
  await expect(resultsOf(page).getByRole('link', { name: /开放目标检测$/ })).toHaveAttribute(
    'href',
    '/open-ability/domain-case-detail/29/hefei',
  );
  await resultsOf(page).getByRole('link', { name: '抽烟', exact: true }).click();
  await expectAt(`?keyword=${encodeURIComponent('抽烟')}`);
  await openLive(page, `${list}?industryTypes=6&modelTypes=3`);
  await resultsOf(page).getByRole('link', { name: '清除全部筛选' }).click();
  await expectAt('');
  await openLive(page, `${list}?pageNo=9`);
  await resultsOf(page).getByRole('link', { name: '回到第一页' }).click();
  await expectAt('');
  await expectFound(page, ABILITY_NOS.length);
  await page.getByRole('link', { name: '按芯片、设备与固件查找' }).click();
  await expect(page).toHaveURL('/open-ability/chips/hefei');
});

test('[CAT-06] [ROUTE-15] the regional filters keep their region in the sheet and without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, '/open-ability/hefei');
  await page.getByRole('button', { name: '筛选条件' }).click();
  await filterOf(page.getByRole('dialog', { name: '筛选' }), '模型类型', '混合').click();
  await expect(page).toHaveURL('/open-ability/hefei?modelTypes=2');

  const bare = await browser.newContext({ baseURL: baseURL as string, javaScriptEnabled: false });
  const plain = await bare.newPage();
  await plain.goto('/open-ability/hefei');
  await filterOf(plain, '模型类型', '混合').click();
  await searchOf(plain).fill('anquanmao');
  await submitOf(plain).click();
  await expect(plain).toHaveURL('/open-ability/hefei?keyword=anquanmao&modelTypes=2');
  await expect(cardsOf(plain).first()).toContainText('安全帽佩戴检测');
  await bare.close();
});
