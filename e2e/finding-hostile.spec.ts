import { ABILITY_NOS } from './abilities.ts';
import { expect, test } from './fixtures.ts';
import { expectFound, holdLists, resultsOf, searchOf, stateOf, submitOf, totalOf } from './list-page.ts';
import { openLive } from './live-page.ts';

const KEYWORD_LIMIT = 64;

test('[CAT-06] a keyword of 10 000 characters is cut to what can be searched for, in the address and in the box', async ({
  page,
}) => {
  await openLive(page, '/open-ability');
  // A script may set a longer text than the limit allows a visitor to type.
  await searchOf(page).fill('安'.repeat(10_000));
  await submitOf(page).click();
  await expect(searchOf(page)).toHaveValue('安'.repeat(KEYWORD_LIMIT));
  await expect(totalOf(page)).toBeVisible();
  await searchOf(page).fill('');
  await searchOf(page).pressSequentially('帽'.repeat(KEYWORD_LIMIT + 5));
  await expect(searchOf(page)).toHaveValue('帽'.repeat(KEYWORD_LIMIT));
});

test('[CAT-06] what is typed while a search loads stays in the box, with the focus', async ({ page }) => {
  await openLive(page, '/open-ability');
  const release = await holdLists(page);
  await searchOf(page).fill('  发票 ');
  await searchOf(page).press('Enter');
  await expect(resultsOf(page)).toHaveAttribute('aria-busy', 'true');
  await expect(searchOf(page)).toHaveValue('发票');
  await searchOf(page).fill('集装');
  release();
  await expect(resultsOf(page)).toHaveAttribute('aria-busy', 'false');
  expect(stateOf(page)).toEqual({ keyword: '发票' });
  await expect(searchOf(page)).toHaveValue('集装');
  await expect(searchOf(page)).toBeFocused();
  // What is chosen afterwards replaces it.
  await page.getByRole('search').getByRole('link', { name: '身份证', exact: true }).click();
  await expect(searchOf(page)).toHaveValue('身份证');
  await expect.poll(() => stateOf(page)).toEqual({ keyword: '身份证' });
  await page.goBack();
  await expect(searchOf(page)).toHaveValue('发票');
});

const NOTHING = /^没有找到与“(.*)”有关的能力/s;
/** Names the words that are left out; the title and the box have the keyword. */
const SOME = /^以下结果不含这些词/s;

test('[CAT-06] what is hostile in the keyword is text, and harms nothing', async ({ page }) => {
  await openLive(page, '/open-ability');
  for (const [keyword, notice] of [
    ['"><img src=x onerror="window.ran=1"><script>window.ran=1</script>', NOTHING],
    ['<script>恐龙()</script>"\'&amp;', NOTHING],
    ["'; drop table catalogue_ability; --", NOTHING],
    ['${恐龙*7} {{恐龙*7}} #{恐龙}', SOME],
    ['%_\\.*[^恐龙]+$', NOTHING],
  ] as const) {
    const text = keyword.slice(0, KEYWORD_LIMIT);
    await searchOf(page).fill(keyword);
    await searchOf(page).press('Enter');
    await expect(page).toHaveTitle(`“${text}”的搜索结果 - 隅见 AI 开放平台`);
    await expect(searchOf(page)).toHaveValue(text);
    const told = page.getByRole('main').getByText(notice);
    const named = notice === NOTHING ? text : undefined;
    await expect.poll(async () => notice.exec((await told.textContent()) as string)?.[1]).toBe(named);
  }
  await openLive(page, `/open-ability?keyword=${encodeURIComponent('"><img src=x onerror="window.ran=1">')}`);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.getByRole('link', { name: '清空关键字' }).click();
  await expectFound(page, ABILITY_NOS.length);
});
