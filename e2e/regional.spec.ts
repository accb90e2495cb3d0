import { ABILITY_NOS } from './abilities.ts';
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

test('[ROUTE-15] a visitor of the regional site stays there on every way', async ({ page }) => {
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
  await expect(page).toHaveURL(/\/open-ability\/domain-case-detail\/(?!3\/)\d+\/hefei$/);
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link').click();
  await expect(page).toHaveURL('/open-ability/hefei');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/hefei');
});

test('[SRCH-01] [ROUTE-15] the search opens on the regional site, too, and what it finds there stays there', async ({
  page,
}) => {
  await openLive(page, '/hefei');
  const palette = page.getByRole('dialog', { name: '查找' });
  await page.getByRole('banner').getByRole('link', { name: '搜索' }).click();
  await expect(palette.getByRole('combobox', { name: '查找' })).toBeFocused();
  await page.keyboard.type('安全帽佩戴');
  await palette.getByRole('option', { name: '安全帽佩戴检测', exact: true }).click();
  await expect(page).toHaveURL('/open-ability/domain-case-detail/3/hefei');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('h9');
  await expect(palette.getByRole('option').first()).toContainText('H9');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/open-ability/chips/hefei?chipId=33');
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

  // The links that an empty list offers.
  await searchOf(page).fill('dinosaur');
  await searchOf(page).press('Enter');
  await expectAt('?keyword=dinosaur');
  await expect(resultsOf(page).getByRole('link', { name: /开放目标检测$/ })).toHaveAttribute(
    'href',
    '/open-ability/domain-case-detail/29/hefei',
  );
  await resultsOf(page).getByRole('link', { name: '发票', exact: true }).click();
  await expectAt(`?keyword=${encodeURIComponent('发票')}`);
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

test('[CAT-06] [ROUTE-15] the regional filters keep their region in the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, '/open-ability/hefei');
  await page.getByRole('button', { name: '筛选条件' }).click();
  await filterOf(page.getByRole('dialog', { name: '筛选' }), '模型类型', '混合').click();
  await expect(page).toHaveURL('/open-ability/hefei?modelTypes=2');
});
