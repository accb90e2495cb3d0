import { ABILITY_NOS } from './abilities.ts';
import { expect, test } from './fixtures.ts';
import { expectFound, holdLists, resultsOf, searchOf, stateOf, submitOf, totalOf } from './list-page.ts';
import { openLive } from './live-page.ts';

const KEYWORD_LIMIT = 64;
const MARKUP = '"><img src=x onerror="window.ran=1">';
const NOTHING = /^没有找到与“(.*)”有关的能力/s;

/** `e2e/html/finding.test.ts` tries more hostile keywords on the server. */
test('[CAT-06] what is hostile in the keyword is text, a long one is cut, and what is typed while a search loads stays', async ({
  page,
}) => {
  await openLive(page, `/open-ability?keyword=${encodeURIComponent(MARKUP)}`);
  await test.step('what is hostile in the keyword is text, and harms nothing', async () => {
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await page.getByRole('link', { name: '清空关键字' }).click();
    await expectFound(page, ABILITY_NOS.length);
    for (const keyword of [`${MARKUP}<script>window.ran=1</script>`, '%_\\.*[^恐龙]+$']) {
      const text = keyword.slice(0, KEYWORD_LIMIT);
      await searchOf(page).fill(keyword);
      await searchOf(page).press('Enter');
      await expect(page).toHaveTitle(`“${text}”的搜索结果 - 隅见 AI 开放平台`);
      await expect(searchOf(page)).toHaveValue(text);
      const told = page.getByRole('main').getByText(NOTHING);
      await expect.poll(async () => NOTHING.exec((await told.textContent()) as string)?.[1]).toBe(text);
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  await test.step('a keyword of 10 000 characters is cut to what can be searched for', async () => {
    // A script may set a longer text than the limit allows a visitor to type.
    await searchOf(page).fill('安'.repeat(10_000));
    await submitOf(page).click();
    await expect(page).toHaveTitle(new RegExp(`^“安{${KEYWORD_LIMIT}}”`));
    await expect(searchOf(page)).toHaveValue('安'.repeat(KEYWORD_LIMIT));
    await expect(totalOf(page)).toBeVisible();
    await searchOf(page).fill('帽'.repeat(KEYWORD_LIMIT - 1));
    await searchOf(page).press('End');
    await searchOf(page).pressSequentially('子子子');
    await expect(searchOf(page)).toHaveValue(`${'帽'.repeat(KEYWORD_LIMIT - 1)}子`);
  });

  await test.step('what is typed while a search loads stays in the box, with the focus', async () => {
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
});
