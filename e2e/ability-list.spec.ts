import { filterTree } from '../contract/specification/catalogue.ts';
import { lackingTerms } from '../contract/specification/terms.ts';
import { ABILITY_NOS, CARDS_A_PAGE, LIST_PAGES } from './abilities.ts';
import { expect, test } from './fixtures.ts';
import {
  cardsOf,
  countIn,
  expectFound,
  filterOf as filter,
  namesListed,
  namesOf,
  pagerOf,
  resultsOf,
  searchOf as search,
  sortOf,
} from './list-page.ts';
import { openLive } from './live-page.ts';

test('[CAT-05] [ROUTE-06] [START-05] the filter tree shows counts, and as many abilities are found; a hot word and a search find by name', async ({
  page,
  request,
}) => {
  await test.step('the filter tree shows the industries, model types and product forms, each with its count', async () => {
    const answer = await request.get('/api/ai-portal/portal/v1/catalogue/filters');
    const { data } = await answer.json();
    await page.goto('/open-ability');
    for (const [row, name] of [
      ['行业类型', 'industryTypes'],
      ['模型类型', 'modelTypes'],
      ['产品形态', 'productForms'],
    ] as const) {
      const counted = data[name] as { label: string; count: number }[];
      expect(counted).toHaveLength(filterTree[name].length);
      for (const [at, { meaning, terms }] of filterTree[name].entries())
        expect(lackingTerms(counted[at]?.label ?? '', terms), meaning).toEqual([]);
      await expect(page.getByRole('group', { name: row }).getByRole('link')).toHaveText([
        '不限',
        ...counted.map(({ label, count }) => `${label}${count}`),
      ]);
    }
  });

  await test.step('each filter finds as many abilities as it counts, whose cards show the model type in Chinese', async () => {
    await openLive(page, '/open-ability');
    const hybrid = filter(page, '模型类型', '混合');
    const count = await countIn(hybrid);
    expect(count).toBeGreaterThan(0);
    await hybrid.click();
    await expect(page).toHaveURL('/open-ability/?modelTypes=2');
    await expectFound(page, count);
    await expect(hybrid).toHaveAttribute('aria-current', 'true');
    for (const card of await cardsOf(page).all()) await expect(card).toContainText('混合（检测+分类）');
  });

  await test.step('a hot word of the config center searches by one click', async () => {
    await openLive(page, '/open-ability');
    await page.getByRole('search').getByRole('link', { name: '离岗', exact: true }).click();
    await expect(search(page)).toHaveValue('离岗');
    await expect.poll(() => namesOf(page)).toContain('中控室离岗检测');
  });

  await test.step('a search finds by name, keeps the filters and the order, and can be cleared', async () => {
    await openLive(page, '/open-ability?modelTypes=2&sortType=1');
    await search(page).fill('  安全帽 ');
    await page.getByRole('button', { name: '搜索', exact: true }).click();
    await expect(page).toHaveURL(/keyword=/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ modelTypes: '2', sortType: '1' });
    await expect(search(page)).toHaveValue('安全帽');
    await expect.poll(() => namesOf(page)).toContain('安全帽佩戴检测');
    await expect.poll(async () => (await namesOf(page)).length).toBeLessThan(10);
    await page.getByRole('link', { name: '清空关键字' }).click();
    await expect(page).toHaveURL('/open-ability/?modelTypes=2&sortType=1');
    await expect(search(page)).toHaveValue('');
  });
});

test('[ROUTE-06] filters widen and narrow the list, and the order changes only its sequence', async ({ page }) => {
  await test.step('filters widen within a row and narrow across rows, and each has its way out', async () => {
    await openLive(page, '/open-ability?industryTypes=3');
    const medical = await cardsOf(page).count();
    await filter(page, '行业类型', '数字乡村').click();
    await expect(page).toHaveURL('/open-ability/?industryTypes=3,6');
    await expect.poll(() => cardsOf(page).count()).toBeGreaterThanOrEqual(medical);
    await filter(page, '模型类型', '检测').click();
    await expect(page).toHaveURL('/open-ability/?industryTypes=3,6&modelTypes=1');
    const chosen = page.getByRole('list', { name: '已选条件' });
    await expect(chosen.getByRole('link')).toHaveText(['医疗健康', '数字乡村', '检测', '清除全部筛选']);
    await chosen.getByRole('link', { name: '移除筛选：数字乡村' }).click();
    await expect(page).toHaveURL('/open-ability/?industryTypes=3&modelTypes=1');
    await chosen.getByRole('link', { name: '清除全部筛选' }).click();
    await expect(page).toHaveURL('/open-ability/');
    await expect(chosen).toHaveCount(0);
    await expectFound(page, ABILITY_NOS.length);
  });

  await test.step('the order changes the list, not what it holds', async () => {
    await openLive(page, '/open-ability?modelTypes=2');
    const byNumber = await namesOf(page);
    // All of them fit on one page.
    await expectFound(page, byNumber.length);
    expect(byNumber[0]).toBe('口罩佩戴检测');
    await sortOf(page).selectOption('最近更新');
    await expect(page).toHaveURL('/open-ability/?modelTypes=2&sortType=1');
    await expect.poll(() => namesOf(page)).not.toEqual(byNumber);
    const newest = await namesListed(page);
    await sortOf(page).selectOption('最早更新');
    await expect(page).toHaveURL('/open-ability/?modelTypes=2&sortType=2');
    await expect.poll(() => namesOf(page)).not.toEqual(newest);
    expect([...(await namesListed(page))].sort()).toEqual([...byNumber].sort());
    await sortOf(page).selectOption('默认排序');
    await expect(page).toHaveURL('/open-ability/?modelTypes=2');
    await expect.poll(() => namesOf(page)).toEqual(byNumber);
  });
});

test('[ROUTE-06] choices that come faster than the lists add up', async ({ page }) => {
  const lists = '**/catalogue/ability/query';
  const first = Promise.withResolvers<void>();
  await page.route(
    lists,
    async (route) => {
      await first.promise;
      // The page may have cancelled this request.
      await route.continue().catch(() => {});
    },
    { times: 1 },
  );
  await openLive(page, '/open-ability');
  const asked = page.waitForRequest(lists);
  await filter(page, '模型类型', '混合').click();
  await asked;
  await expect(filter(page, '模型类型', '混合')).toHaveAttribute('aria-current', 'true');
  await sortOf(page).selectOption('最早更新');
  await expect(page).toHaveURL('/open-ability/?modelTypes=2&sortType=2');
  first.resolve();
  for (const card of await cardsOf(page).all()) await expect(card).toContainText('混合（检测+分类）');
});

test('[ROUTE-06] going back from an ability restores filters, search, order and the place of the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openLive(page, '/open-ability/?modelTypes=2');
  const byNumber = await namesOf(page);
  await openLive(page, '/open-ability');
  await filter(page, '模型类型', '混合').click();
  await expect.poll(() => namesOf(page)).toEqual(byNumber);
  await sortOf(page).selectOption('最早更新');
  await expect(page).toHaveURL('/open-ability/?modelTypes=2&sortType=2');
  await expect.poll(() => namesOf(page)).not.toEqual(byNumber);
  const names = await namesListed(page);
  const last = cardsOf(page).last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  // Moving the pointer to the card may scroll again.
  await last.hover();
  const place = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page).toHaveURL(/domain-case-detail/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/open-ability/?modelTypes=2&sortType=2');
  await expect.poll(() => namesOf(page)).toEqual(names);
  await expect(sortOf(page)).toHaveValue('2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  // Each step on the way here has its own history entry.
  await page.goBack();
  await expect(page).toHaveURL('/open-ability/?modelTypes=2');
  await expect(sortOf(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/open-ability');
  await expectFound(page, ABILITY_NOS.length);
});

test('[ROUTE-06] an empty list offers the ways out, and a long one has pages with addresses of their own', async ({
  page,
}) => {
  await test.step('an empty list says why, and offers the ways out', async () => {
    await openLive(page, '/open-ability');
    await search(page).fill('恐龙化石');
    await search(page).press('Enter');
    await expect(page.getByRole('heading', { name: '没有符合条件的能力' })).toBeVisible();
    await expect(page.getByText('没有找到与“恐龙化石”有关的能力')).toBeVisible();
    const results = resultsOf(page);
    await results.getByRole('link', { name: '发票', exact: true }).click();
    await expect.poll(() => namesOf(page)).toContain('混贴发票识别');

    await openLive(page, '/open-ability?industryTypes=6&modelTypes=3');
    await expect(page.getByText('当前筛选条件之间没有交集')).toBeVisible();
    await results.getByRole('link', { name: '清除全部筛选' }).click();
    await expectFound(page, ABILITY_NOS.length);

    await openLive(page, '/open-ability?pageNo=7');
    await expect(page.getByText(`第 7 页没有内容，共 ${LIST_PAGES} 页。`)).toBeVisible();
    await results.getByRole('link', { name: '回到第一页' }).click();
    await expectFound(page, ABILITY_NOS.length);
  });

  await test.step('the list has pages, which stand in the address', async () => {
    await openLive(page, '/open-ability');
    const pager = pagerOf(page);
    await expectFound(page, ABILITY_NOS.length);
    await expect(pager).toContainText(`第 1 页，共 ${LIST_PAGES} 页`);
    await expect(pager.getByRole('link', { name: '上一页' })).toHaveCount(0);
    await pager.getByRole('link', { name: '下一页' }).click();
    await expect(page).toHaveURL('/open-ability/?pageNo=2');
    await expect(pager.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await expect(cardsOf(page)).toHaveCount(CARDS_A_PAGE);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await pager.getByRole('link', { name: `第 ${LIST_PAGES} 页` }).click();
    await expect(page).toHaveURL(`/open-ability/?pageNo=${LIST_PAGES}`);
    await expect(cardsOf(page)).toHaveCount(ABILITY_NOS.length % CARDS_A_PAGE);
    await expect(pager.getByRole('link', { name: '下一页' })).toHaveCount(0);
    await page.getByRole('group', { name: '模型类型' }).getByRole('link', { name: /^混合/ }).click();
    // Another choice starts at the first page.
    await expect(page).toHaveURL('/open-ability/?modelTypes=2');
    await page.goBack();
    await expect(page).toHaveURL(`/open-ability/?pageNo=${LIST_PAGES}`);
    await pager.getByRole('link', { name: '上一页' }).click();
    await expect(page).toHaveURL(`/open-ability/?pageNo=${LIST_PAGES - 1}`);
    await expect(cardsOf(page)).toHaveCount(CARDS_A_PAGE);
  });
});

test('[ROUTE-06] on a narrow page the filters open in a sheet, where several are chosen at once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/open-ability/domain-case-detail/41');
  await openLive(page, '/open-ability');
  await expect(page.getByRole('group', { name: '模型类型' })).toBeHidden();
  await page.getByRole('button', { name: '筛选条件' }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  const show = sheet.getByRole('button', { name: /^查看 \d+ 项结果$/ });
  // The last filter can be scrolled clear of the button, below which nothing shows.
  const last = sheet.getByRole('group', { name: '运行芯片' });
  await last.scrollIntoViewIfNeeded();
  const foot = show.locator('..');
  // The sheet slides in.
  await expect(async () => {
    const [lastBox, footBox] = [await last.boundingBox(), await foot.boundingBox()];
    expect((lastBox?.y ?? Infinity) + (lastBox?.height ?? 0)).toBeLessThanOrEqual(footBox?.y ?? 0);
    expect((footBox?.y ?? 0) + (footBox?.height ?? 0)).toBeCloseTo(740, 0);
  }).toPass({ timeout: 30_000 });
  await sheet.getByRole('group', { name: '模型类型' }).getByRole('link', { name: /^混合/ }).click();
  await expect(page).toHaveURL('/open-ability/?modelTypes=2');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('group', { name: '产品形态' }).getByRole('link', { name: /^云端/ }).click();
  await expect(page).toHaveURL('/open-ability/?modelTypes=2&productForms=2');
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: '筛选条件（2）' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/open-ability/?modelTypes=2');
  await page.goBack();
  await expect(page).toHaveURL(/\/open-ability\/?$/);
  await expect(page.getByRole('button', { name: '筛选条件', exact: true })).toBeVisible();
});
