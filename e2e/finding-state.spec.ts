import type { Page } from '@playwright/test';
import { ABILITY_NOS, CARDS_A_PAGE } from './abilities.ts';
import { expect, test } from './fixtures.ts';
import {
  cardsOf,
  chipOf,
  chosenOf,
  countIn,
  expectFound,
  filterOf,
  namesListed,
  namesOf,
  pagerOf,
  resultsOf,
  searchOf,
  sortOf,
  stateOf,
  submitOf,
  totalOf,
} from './list-page.ts';
import { openLive, untilLive } from './live-page.ts';

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

/** Returns everything that the page shows of the list's state. */
async function shownOn(page: Page): Promise<unknown> {
  return {
    keyword: await searchOf(page).inputValue(),
    chosen: await chosenOf(page).getByRole('link').allInnerTexts(),
    marked: await page.locator('[role="group"] a[aria-current]').allInnerTexts(),
    chip: await chipOf(page).inputValue(),
    sort: await sortOf(page).inputValue(),
    total: await totalOf(page).innerText(),
    pageNo: await pagerOf(page).locator('[aria-current="page"]').innerText(),
    names: await namesOf(page),
  };
}

test('[CAT-06] keyword, filters, chip, order and page are in the address: everyone who opens it sees the same list, and the same place after a reload', async ({
  page,
}) => {
  await openLive(page, '/open-ability');
  await searchOf(page).fill('识别');
  await submitOf(page).click();
  await filterOf(page, '行业类型', '交通运输').click();
  await filterOf(page, '行业类型', '工商企业').click();
  await filterOf(page, '模型类型', '结构化 OCR').click();
  await filterOf(page, '模型类型', 'OCR').click();
  await filterOf(page, '产品形态', 'AI 超脑').click();
  await expect(page).toHaveURL(/productForms=4/);
  await chipOf(page).selectOption({ value: '30' });
  await sortOf(page).selectOption('最早更新');
  await expect(page).toHaveURL(/sortType=2/);
  await pagerOf(page).getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL(/pageNo=2/);
  // The address is there before its page.
  await expect(pagerOf(page).locator('[aria-current="page"]')).toHaveText('2');
  expect(stateOf(page)).toEqual({
    keyword: '识别',
    industryTypes: '2,8',
    modelTypes: '3,4',
    productForms: '4',
    chipIds: '30',
    sortType: '2',
    pageNo: '2',
  });
  await expect(cardsOf(page)).toHaveCount(CARDS_A_PAGE);
  const shown = await shownOn(page);

  // First as the server sends it, based on the address alone, then after hydration.
  await page.goto(page.url());
  expect(await shownOn(page)).toEqual(shown);
  await untilLive(page);
  expect(await shownOn(page)).toEqual(shown);

  await test.step('a page that is reloaded comes back to its place', async () => {
    const names = await namesOf(page);
    await cardsOf(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(300);
    const place = await scrollOf(page);
    await page.reload();
    await expect.poll(() => namesOf(page)).toEqual(names);
    await expect.poll(() => scrollOf(page)).toBe(place);
  });
});

test('[CAT-06] [ROUTE-06] going back restores filters, keyword, order, page and the place on it, step by step, and going forward does too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openLive(page, '/open-ability');
  await filterOf(page, '产品形态', '云端').click();
  const filtered = await countIn(filterOf(page, '产品形态', '云端'));
  await expectFound(page, filtered);
  await searchOf(page).fill('识别');
  await searchOf(page).press('Enter');
  await expect(page).toHaveTitle(/^“识别”/);
  await expect(chosenOf(page).getByRole('link')).toHaveText(['云端', '清除全部筛选']);
  await sortOf(page).selectOption('最早更新');
  await expect(page).toHaveURL(/sortType=2/);
  const total = await countIn(totalOf(page));
  expect(total).toBeLessThan(filtered);
  await pagerOf(page).getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/pageNo=2/);
  await expect(pagerOf(page).locator('[aria-current="page"]')).toHaveText('2');
  await expect.poll(() => scrollOf(page)).toBe(0);
  const list = page.url();
  const names = await namesListed(page);

  const card = cardsOf(page).nth(7);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 130));
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(500);
  // Moving the pointer to the card may scroll again.
  await card.hover();
  const place = await scrollOf(page);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: names[7] as string, exact: true })).toBeVisible();
  await expect.poll(() => scrollOf(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect.poll(() => namesOf(page)).toEqual(names);
  await expect.poll(() => scrollOf(page)).toBe(place);
  await expect(searchOf(page)).toHaveValue('识别');
  await expect(sortOf(page)).toHaveValue('2');
  await expect(chosenOf(page).getByRole('link')).toHaveText(['云端', '清除全部筛选']);

  await page.goBack();
  await expect(pagerOf(page).locator('[aria-current="page"]')).toHaveText('1');
  await expectFound(page, total);
  await page.goBack();
  await expect(sortOf(page)).toHaveValue('');
  await page.goBack();
  await expect(searchOf(page)).toHaveValue('');
  await expectFound(page, filtered);
  await page.goBack();
  await expect(chosenOf(page)).toHaveCount(0);
  await expectFound(page, ABILITY_NOS.length);

  await page.goForward();
  await expectFound(page, filtered);
  await page.goForward();
  await expect(searchOf(page)).toHaveValue('识别');
  await page.goForward();
  await expect(sortOf(page)).toHaveValue('2');
  await page.goForward();
  await expect(page).toHaveURL(list);
  await expect.poll(() => namesOf(page)).toEqual(names);
  await expect.poll(() => scrollOf(page)).toBe(place);
});

test('[CAT-06] [ROUTE-06] finding never reloads the document, nor does a filter move the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openLive(page, '/open-ability');
  await page.evaluate(() => Object.assign(window, { marker: 'kept' }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const expectAt = (state: Record<string, string>) => expect.poll(() => stateOf(page)).toEqual(state);

  await page.evaluate(() => window.scrollTo(0, 120));
  const camera = filterOf(page, '产品形态', 'AI 摄像机');
  await camera.hover();
  const place = await scrollOf(page);
  expect(place).toBeGreaterThan(100);
  await camera.click();
  await expectAt({ productForms: '5' });
  await expect(camera).toHaveAttribute('aria-current', 'true');
  await namesListed(page);
  expect(await scrollOf(page)).toBe(place);
  const unsorted = await namesListed(page);
  await sortOf(page).selectOption('最近更新');
  await expectAt({ productForms: '5', sortType: '1' });
  await expect.poll(() => namesOf(page)).not.toEqual(unsorted);
  expect(await scrollOf(page)).toBe(place);
  await chipOf(page).selectOption({ value: '33' });
  await expectAt({ productForms: '5', sortType: '1', chipIds: '33' });
  await pagerOf(page).getByRole('link', { name: '第 2 页' }).click();
  await expectAt({ productForms: '5', sortType: '1', chipIds: '33', pageNo: '2' });
  // A new order starts at the first page, as any choice does.
  await sortOf(page).selectOption('最早更新');
  await expectAt({ productForms: '5', sortType: '2', chipIds: '33' });
  await chosenOf(page).getByRole('link', { name: '移除筛选：H9' }).click();
  await expectAt({ productForms: '5', sortType: '2' });
  await searchOf(page).fill('识别');
  await searchOf(page).press('Enter');
  await expectAt({ keyword: '识别', productForms: '5', sortType: '2' });
  await searchOf(page).fill('检测');
  await submitOf(page).click();
  await expectAt({ keyword: '检测', productForms: '5', sortType: '2' });
  await chosenOf(page).getByRole('link', { name: '清除全部筛选' }).click();
  await expectAt({ keyword: '检测', sortType: '2' });
  await page.getByRole('link', { name: '清空关键字' }).click();
  await expectAt({ sortType: '2' });
  await page.getByRole('search').getByRole('link', { name: '身份证', exact: true }).click();
  await expect(page).toHaveURL(/\?keyword=[^&]+$/);
  await expect.poll(async () => (await namesOf(page))[0]).toBe('身份证识别');
  await cardsOf(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '身份证识别' })).toBeVisible();
  await page.goBack();
  await expect(resultsOf(page)).toBeVisible();

  expect(documents).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { marker?: string }).marker)).toBe('kept');
});
