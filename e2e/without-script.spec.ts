import { ABILITY_NOS, CARDS_A_PAGE } from './abilities.ts';
import { expect, test } from './fixtures.ts';
import {
  cardsOf,
  chosenOf,
  countIn,
  expectFound,
  filterOf,
  pagerOf,
  resultsOf,
  searchOf,
  stateOf,
  submitOf,
} from './list-page.ts';

test.use({ javaScriptEnabled: false });

// Chromium says of a script that it may not run that the policy forbids it.
test.beforeEach(({ faults }) => faults.allow(/^failed GET .*\.js csp$/));

test('[SHELL-04] without scripts every server-rendered page shows its content and no loader', async ({ page }) => {
  for (const [path, heading] of [
    ['/', '看得见的合规，从一张图开始'],
    ['/open-ability', '开放能力'],
    ['/open-ability/domain-case-detail/3', '安全帽佩戴检测'],
    ['/duty/?key=privacy-policy', '隐私政策'],
    ['/hefei', '合肥站：身边的识别能力'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByText('正在加载')).toHaveCount(0);
  }
});

test('[ROUTE-06] without scripts the list searches, filters and leads to an ability', async ({ page }) => {
  await page.goto('/open-ability');
  await expectFound(page, ABILITY_NOS.length);
  const hybrid = filterOf(page, '模型类型', '混合');
  const count = await countIn(hybrid);
  await hybrid.click();
  await expect(page).toHaveURL('/open-ability/?modelTypes=2');
  await expectFound(page, count);
  await searchOf(page).fill('安全帽');
  await submitOf(page).click();
  // The chosen filter goes with the search.
  expect(stateOf(page)).toEqual({ keyword: '安全帽', modelTypes: '2' });
  await cardsOf(page).filter({ hasText: '安全帽佩戴检测' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '安全帽佩戴检测' })).toBeVisible();
});

test('[CAT-06] without scripts every way to find that is a link or a form works', async ({ page }) => {
  await page.goto('/open-ability?sortType=2');
  await pagerOf(page).getByRole('link', { name: '下一页' }).click();
  await expect(page).toHaveURL('/open-ability/?sortType=2&pageNo=2');
  await pagerOf(page).getByRole('link', { name: '第 6 页' }).click();
  await expect(cardsOf(page)).toHaveCount(ABILITY_NOS.length % CARDS_A_PAGE);

  for (const [row, value] of [
    ['行业类型', '工商企业'],
    ['模型类型', '结构化 OCR'],
    ['产品形态', 'AI 摄像机'],
  ] as const) {
    const count = await countIn(filterOf(page, row, value));
    await filterOf(page, row, value).click();
    await expectFound(page, count);
  }
  expect(stateOf(page)).toEqual({ industryTypes: '2', modelTypes: '4', productForms: '5', sortType: '2' });
  await searchOf(page).fill('fapiao');
  await searchOf(page).press('Enter');
  expect(stateOf(page)).toEqual({
    keyword: 'fapiao',
    industryTypes: '2',
    modelTypes: '4',
    productForms: '5',
    sortType: '2',
  });
  await expect(chosenOf(page).getByRole('link')).toHaveText(['工商企业', '结构化 OCR', 'AI 摄像机', '清除全部筛选']);
  await chosenOf(page).getByRole('link', { name: '移除筛选：AI 摄像机' }).click();
  await chosenOf(page).getByRole('link', { name: '清除全部筛选' }).click();
  expect(stateOf(page)).toEqual({ keyword: 'fapiao', sortType: '2' });
  await page.getByRole('link', { name: '清空关键字' }).click();
  await expect(page).toHaveURL('/open-ability/?sortType=2');

  await searchOf(page).fill('安全冒');
  await submitOf(page).click();
  await expect(page.getByText('没有写作“安全冒”的内容，以下按读音匹配。')).toBeVisible();
  await searchOf(page).fill('恐龙化石');
  await submitOf(page).click();
  await resultsOf(page).getByRole('link', { name: '集装箱', exact: true }).click();
  await expect(cardsOf(page).first()).toContainText('集装箱号识别');

  await page.getByRole('link', { name: '按芯片、设备与固件查找' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '芯片能力查询' })).toBeVisible();
});

test('[CAT-06] [SHELL-06] without scripts the filters stand open at 360 px, and nothing shows that would do nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/open-ability');
  await expect(page.getByRole('button', { name: '筛选条件' })).toBeHidden();
  for (const name of ['排序', '运行芯片']) await expect(page.getByRole('combobox', { name })).toHaveCount(0);
  const count = await countIn(filterOf(page, '行业类型', '智慧交管'));
  await filterOf(page, '行业类型', '智慧交管').click();
  await expect(page).toHaveURL('/open-ability/?industryTypes=9');
  await expectFound(page, count);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
