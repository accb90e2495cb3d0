import { ABILITY_NOS } from './abilities.ts';
import { expect, test } from './fixtures.ts';
import { chipOf, chosenOf, expectFound, searchOf, sortOf, submitOf, totalOf } from './list-page.ts';
import { openLive } from './live-page.ts';

const KEYWORD_LIMIT = 64;

test('[CAT-06] what an address asks of the list and the list does not know is left out', async ({ page }) => {
  for (const query of [
    'modelTypes=9&industryTypes=abc&pageNo=0&sortType=77&chipIds=999&keyword=%00',
    'pageNo=0&sortType=99&modelTypes=abc',
    'modelTypes=&industryTypes=,,&chipIds=-1&productForms=1e0&sortType=',
    'modelTypes[]=1&sortType[a]=1',
    '__proto__=1&constructor=2',
  ]) {
    const answer = await openLive(page, `/open-ability?${query}`);
    expect(answer?.status(), query).toBe(200);
    await expectFound(page, ABILITY_NOS.length);
    await expect(searchOf(page)).toHaveValue('');
    await expect(chosenOf(page)).toHaveCount(0);
    await expect(chipOf(page)).toHaveValue('');
    await expect(sortOf(page)).toHaveValue('');
  }
});

test('[CAT-06] whatever an address asks of the list, it shows a list', async ({ page }) => {
  for (const query of [
    'pageNo=99999999999999999999',
    'pageNo=100000',
    `keyword=${'%E5%AE%89'.repeat(500)}`,
    'keyword=%00%ED%A0%80&industryTypes=1,,,1,1',
    'keyword=%25_%5C',
    'keyword=%E5%AE%89%E5%85',
    `industryTypes=${'1,'.repeat(2000)}2`,
  ]) {
    const answer = await page.goto(`/open-ability?${query}`);
    expect(answer?.status(), query).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: '开放能力' })).toBeVisible();
    await expect(totalOf(page)).toBeVisible();
  }
});

test('[CAT-06] a keyword of 10 000 characters is cut to what can be searched for, in the address and in the box', async ({
  page,
}) => {
  const answer = await openLive(page, `/open-ability?keyword=${'x'.repeat(10_000)}`);
  expect(answer?.status()).toBe(200);
  await expect(searchOf(page)).toHaveValue('x'.repeat(KEYWORD_LIMIT));
  await expect(page.getByText(`没有找到与“${'x'.repeat(KEYWORD_LIMIT)}”有关的能力`)).toBeVisible();

  // A script may set a longer text than the limit allows a visitor to type.
  await searchOf(page).fill('安'.repeat(10_000));
  await submitOf(page).click();
  await expect(searchOf(page)).toHaveValue('安'.repeat(KEYWORD_LIMIT));
  await expect(totalOf(page)).toBeVisible();
  await searchOf(page).fill('');
  await searchOf(page).pressSequentially('帽'.repeat(KEYWORD_LIMIT + 5));
  await expect(searchOf(page)).toHaveValue('帽'.repeat(KEYWORD_LIMIT));
});

const NOTHING = /^没有找到与“(.*)”有关的能力/s;
const SOME = /^没有同时符合“(.*)”全部词语的能力/s;

for (const [kind, keyword, notice] of [
  ['markup', '"><img src=x onerror="window.ran=1"><script>window.ran=1</script>', SOME],
  ['markup that nothing is found for', '<script>恐龙()</script>"\'&amp;', NOTHING],
  ['SQL', "'; drop table catalogue_ability; --", NOTHING],
  ['SQL beside a word', "安全帽' or '1'='1", SOME],
  ['the operators of a query', "' & | ! :* <-> (", NOTHING],
  ['a template', '${恐龙*7} {{恐龙*7}} #{恐龙}', SOME],
  ['patterns', '%_\\.*[^恐龙]+$', NOTHING],
] as const)
  test(`[CAT-06] ${kind} in the keyword is text, and harms nothing`, async ({ page }) => {
    const text = keyword.slice(0, KEYWORD_LIMIT);
    await openLive(page, '/open-ability');
    await searchOf(page).fill(keyword);
    await searchOf(page).press('Enter');
    const expectAsText = async () => {
      await expect(searchOf(page)).toHaveValue(text);
      await expect(page).toHaveTitle(`“${text}”的搜索结果 - 隅见 AI 开放平台`);
      const told = page.getByRole('main').getByText(notice);
      await expect(told).toBeVisible();
      expect(notice.exec((await told.textContent()) as string)?.[1]).toBe(text);
    };
    await expectAsText();
    await openLive(page, `/open-ability?keyword=${encodeURIComponent(keyword)}`);
    await expectAsText();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await page.getByRole('link', { name: '清空关键字' }).click();
    await expectFound(page, ABILITY_NOS.length);
  });
