import { ABILITY_NOS } from './abilities.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import {
  chosenOf,
  countIn,
  expectFound,
  namesOf,
  resultsOf,
  searchOf,
  sortOf,
  stateOf,
  submitOf,
  totalOf,
} from './list-page.ts';
import { openLive } from './live-page.ts';

test('[CAT-06] the key, the button and each hot word search, and a keyword without a result offers the hot words', async ({
  page,
}) => {
  await test.step('the key and the button search', async () => {
    await openLive(page, '/open-ability');
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

  await test.step('each hot word searches by one click, and finds something', async () => {
    await openLive(page, '/open-ability?modelTypes=4&sortType=2');
    const words = await page.getByRole('search').getByRole('link').allInnerTexts();
    expect(words.length).toBeGreaterThan(3);
    for (const word of words) {
      await page.getByRole('search').getByRole('link', { name: word, exact: true }).click();
      await expect(searchOf(page)).toHaveValue(word);
      // A new search starts without the previous filters.
      await expect.poll(() => stateOf(page)).toEqual({ keyword: word });
      await expect.poll(async () => (await namesOf(page)).join(' ')).toContain(word);
    }
  });

  await test.step('a keyword without a result says so and offers the hot words', async () => {
    await openLive(page, '/open-ability?sortType=1');
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
});

test('[CAT-06] what is met by a similar word or by some of its words is told so, what is met by all of them is not', async ({
  page,
}) => {
  const near = '没有“安全冒”，以下按“安全帽”查找。';
  const some = '以下结果不含这些词：恐龙';
  for (const [keyword, notice, name] of [
    ['安全冒', near, '安全帽佩戴检测'],
    ['集装箱 恐龙', some, '集装箱号识别'],
  ] as const) {
    await openLive(page, `/open-ability?keyword=${encodeURIComponent(keyword)}`);
    await expect(page.getByText(notice, { exact: true })).toBeVisible();
    await expect.poll(() => namesOf(page)).toContain(name);
    await expectAccessible(page);
  }
  await searchOf(page).fill('集装箱');
  await searchOf(page).press('Enter');
  await expect(page).toHaveTitle(/^“集装箱”/);
  await expect(page.getByText(some)).toHaveCount(0);
  await expect(page.getByText(/^没有/)).toHaveCount(0);
  await expect.poll(() => namesOf(page)).toContain('集装箱号识别');
});

test('[CAT-06] filters without an intersection, and filters that leave nothing of what a keyword finds, say so and lead out', async ({
  page,
}) => {
  await test.step('filters without an intersection say so, and removing one or all of them leads out', async () => {
    await openLive(page, '/open-ability?industryTypes=6&modelTypes=3&sortType=1');
    await expect(
      page.getByText('当前筛选条件之间没有交集。移除其中一项，或清除全部筛选。', { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await chosenOf(page).getByRole('link', { name: '移除筛选：OCR' }).click();
    await expect(page).toHaveURL('/open-ability/?industryTypes=6&sortType=1');
    await expect(chosenOf(page).getByRole('link')).toHaveText(['数字乡村', '清除全部筛选']);
    const rural = await countIn(page.getByRole('group', { name: '行业类型' }).getByRole('link', { name: /^数字乡村/ }));
    await expectFound(page, rural);
    await page.goBack();
    await resultsOf(page).getByRole('link', { name: '清除全部筛选' }).click();
    await expectFound(page, ABILITY_NOS.length);
    await expect(sortOf(page)).toHaveValue('1');
  });

  await test.step('where filters leave nothing of what a keyword finds, the page says how much that is and leads there', async () => {
    const search = `/open-ability?keyword=${encodeURIComponent('安全帽')}`;
    await openLive(page, search);
    const total = await countIn(totalOf(page));
    expect(total).toBeGreaterThan(0);
    await openLive(page, `${search}&modelTypes=3&sortType=2`);
    await expect(
      page.getByText(`“安全帽”共有 ${total} 项能力，但都不符合当前筛选。移除其中一项，或清除全部筛选。`, {
        exact: true,
      }),
    ).toBeVisible();
    await expectAccessible(page);
    await resultsOf(page).getByRole('link', { name: '清除全部筛选' }).click();
    await expectFound(page, total);
    expect(stateOf(page)).toEqual({ keyword: '安全帽', sortType: '2' });
    await expect(chosenOf(page)).toHaveCount(0);
  });
});

test('[CAT-06] removing a chosen value or all of them keeps the keyword and the order', async ({ page }) => {
  const rest = { keyword: '识别', sortType: '2' };
  await openLive(
    page,
    `/open-ability?keyword=${encodeURIComponent('识别')}&industryTypes=2,8&modelTypes=4&productForms=4&chipIds=30&sortType=2&pageNo=2`,
  );
  const chosen = chosenOf(page);
  await expect(chosen.getByRole('link')).toHaveText([
    '工商企业',
    '交通运输',
    '结构化 OCR',
    'AI 超脑',
    '超脑 H10',
    '清除全部筛选',
  ]);
  for (const [label, left] of [
    ['工商企业', { industryTypes: '8', modelTypes: '4', productForms: '4', chipIds: '30' }],
    ['超脑 H10', { industryTypes: '8', modelTypes: '4', productForms: '4' }],
    ['结构化 OCR', { industryTypes: '8', productForms: '4' }],
  ] as const) {
    await chosen.getByRole('link', { name: `移除筛选：${label}` }).click();
    await expect(chosen.getByText(label, { exact: true })).toHaveCount(0);
    // Goes back from the second page to the first.
    await expect.poll(() => stateOf(page)).toEqual({ ...rest, ...left });
  }
  const transport = await countIn(
    page.getByRole('group', { name: '行业类型' }).getByRole('link', { name: /^交通运输/ }),
  );
  await expectFound(page, transport);
  await chosen.getByRole('link', { name: '清除全部筛选' }).click();
  await expect(chosen).toHaveCount(0);
  await expect.poll(() => stateOf(page)).toEqual(rest);
  await expect(searchOf(page)).toHaveValue('识别');
  await expect(sortOf(page)).toHaveValue('2');
});
