import { ABILITY_NOS } from './abilities.ts';
import { expect, test } from './fixtures.ts';
import { expectFound } from './list-page.ts';

test('[ROUTE-01] / is the home page', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle('隅见 AI 开放平台');
  await expect(page.getByRole('region', { name: '快速入门' })).toBeVisible();
  await expect(page.getByRole('region', { name: '常用能力' }).getByRole('listitem').first()).toBeVisible();
});

test('[ROUTE-01] /home redirects to /', async ({ page, request }) => {
  const answer = await request.get('/home', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/');
  await page.goto('/home');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: '快速入门' })).toBeVisible();
});

test('[ROUTE-06] /open-ability/ has search, labels to filter by, sorting and results', async ({ page }) => {
  await page.goto('/open-ability/');
  await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: '搜索能力' })).toBeVisible();
  for (const filter of ['行业类型', '模型类型', '产品形态'])
    await expect(page.getByRole('group', { name: filter })).toBeVisible();
  await expect(page.getByRole('combobox', { name: '排序' })).toBeVisible();
  await expectFound(page, ABILITY_NOS.length);
});

test('[ROUTE-07] /open-ability/domain-case-detail/{id} is the page of that ability', async ({ page }) => {
  for (const [id, name] of [
    [1, '人员检测'],
    [10, '工地着装规范算法包'],
  ]) {
    const answer = await page.goto(`/open-ability/domain-case-detail/${id}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: String(name), exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${name} - 隅见 AI 开放平台`);
  }
});

test('[ROUTE-15] the regional home, list and ability pages are there, under the regional header', async ({ page }) => {
  for (const [path, heading] of [
    ['/hefei', '合肥站：身边的识别能力'],
    ['/open-ability/hefei', '开放能力'],
    ['/open-ability/domain-case-detail/3/hefei', '安全帽佩戴检测'],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByText('合肥站')).toBeVisible();
  }
});

test('[ROUTE-18] only a path that contains hefei uses the regional header', async ({ page }) => {
  for (const [path, regional] of [
    ['/', false],
    ['/open-ability', false],
    ['/open-ability?keyword=hefei', false],
    ['/open-ability/domain-case-detail/3', false],
    ['/hefei', true],
    ['/open-ability/hefei', true],
    ['/open-ability/domain-case-detail/3/hefei', true],
  ] as const) {
    await page.goto(path);
    const brand = page.getByRole('banner').getByRole('link').first();
    await expect(brand).toHaveAttribute('href', regional ? '/hefei' : '/');
    await expect(brand).toHaveText(regional ? '隅见 AI 开放平台合肥站' : '隅见 AI 开放平台');
  }
});

test('[ROUTE-18] the terms page hides the footer, the other pages have one', async ({ page }) => {
  await page.goto('/duty/?key=privacy-policy');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  for (const path of ['/', '/hefei', '/open-ability', '/open-ability/domain-case-detail/3']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});
