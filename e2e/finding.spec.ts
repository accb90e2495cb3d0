import { ABILITY_NOS } from './abilities.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import {
  chosenOf,
  countIn,
  expectFound,
  namesOf,
  resultsOf,
  searchOf,
  stateOf,
  submitOf,
  totalOf,
} from './list-page.ts';
import { openLive } from './live-page.ts';

/** `e2e/html/finding.test.ts` tries many keywords, all hot words and all filters. */
test('[CAT-06] [ROUTE-06] a hot word, the key and the button search; a partial match is reported as one, and where nothing is found the page leads out', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await openLive(page, '/open-ability?modelTypes=4&sortType=2');
  await test.step('a hot word searches by one click, without the previous filters', async () => {
    await page.getByRole('search').getByRole('link', { name: '离岗', exact: true }).click();
    await expect(searchOf(page)).toHaveValue('离岗');
    await expect.poll(() => stateOf(page)).toEqual({ keyword: '离岗' });
    await expect.poll(() => namesOf(page)).toContain('中控室离岗检测');
  });

  await test.step('the key and the button search', async () => {
    for (const [keyword, name, submit] of [
      ['救生', '救生衣穿戴检测', () => searchOf(page).press('Enter')],
      ['jizhuangxiang', '集装箱号识别', () => submitOf(page).click()],
    ] as const) {
      await searchOf(page).fill(keyword);
      await submit();
      await expect(page).toHaveTitle(`“${keyword}”的搜索结果 - 隅见 AI 开放平台`);
      expect(stateOf(page)).toEqual({ keyword });
      await expect(searchOf(page)).toHaveValue(keyword);
      await expect.poll(async () => (await namesOf(page)).slice(0, 3)).toContain(name);
      await expectFound(page, await countIn(totalOf(page)));
    }
  });

  await test.step('a match of a similar word or of some of the words is reported as one, a match of all is not', async () => {
    const some = '以下结果不含这些词：恐龙';
    for (const [keyword, notice, name] of [
      ['安全冒', '没有“安全冒”，以下按“安全帽”查找。', '安全帽佩戴检测'],
      ['集装箱 恐龙', some, '集装箱号识别'],
    ] as const) {
      await searchOf(page).fill(keyword);
      await searchOf(page).press('Enter');
      await expect(main.getByText(notice, { exact: true })).toBeVisible();
      await expect.poll(() => namesOf(page)).toContain(name);
    }
    await expectAccessible(page);
    await searchOf(page).fill('集装箱');
    await searchOf(page).press('Enter');
    await expect(page).toHaveTitle(/^“集装箱”/);
    await expect(main.getByText(some)).toHaveCount(0);
    await expect(main.getByText(/^没有/)).toHaveCount(0);
  });

  await test.step('a keyword without a result says so and offers the hot words', async () => {
    await searchOf(page).fill('恐龙化石');
    await submitOf(page).click();
    await expect(page.getByRole('heading', { name: '没有符合条件的能力' })).toBeVisible();
    await expect(
      page.getByText('没有找到与“恐龙化石”有关的能力。试试更短的词，或从热门搜索开始。', { exact: true }),
    ).toBeVisible();
    await expect(totalOf(page)).toHaveText('共 0 项能力');
    await expect(page.getByRole('navigation', { name: '分页' })).toHaveCount(0);
    await expect(resultsOf(page).getByRole('link', { name: /开放目标检测$/ })).toHaveAttribute(
      'href',
      '/open-ability/domain-case-detail/29',
    );
    await resultsOf(page).getByRole('link', { name: '发票', exact: true }).click();
    await expect(searchOf(page)).toHaveValue('发票');
    await expect.poll(() => namesOf(page)).toContain('混贴发票识别');
  });

  await test.step('an empty search is the whole list', async () => {
    await searchOf(page).fill('   ');
    await searchOf(page).press('Enter');
    await expectFound(page, ABILITY_NOS.length);
    await expect(page).toHaveTitle('开放能力 - 隅见 AI 开放平台');
  });

  await test.step('where filters leave nothing of what a keyword finds, the page says how much that is and leads there', async () => {
    await openLive(page, `/open-ability?keyword=${encodeURIComponent('安全帽')}&modelTypes=3&sortType=2`);
    const told = page.getByText(/^“安全帽”共有 \d+ 项能力，但都不符合当前筛选。移除其中一项，或清除全部筛选。$/);
    const total = Number(/\d+/.exec(await told.innerText())?.[0]);
    expect(total).toBeGreaterThan(0);
    await resultsOf(page).getByRole('link', { name: '清除全部筛选' }).click();
    await expectFound(page, total);
    expect(stateOf(page)).toEqual({ keyword: '安全帽', sortType: '2' });
    await expect(chosenOf(page)).toHaveCount(0);
  });
});
