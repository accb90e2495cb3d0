import { expect } from './fixtures.ts';
import { cardsOf, expectFound, namesListed, namesOf, searchOf, sortOf } from './list-page.ts';
import { openLive } from './live-page.ts';
import { test } from './own-portal.ts';

test('[CAT-06] the order holds within a search and its filters, and the cards show what it goes by', async ({
  page,
  database,
}) => {
  // A card does not show a count of zero.
  await database.query('update catalogue_ability_count set view_count = 1 + (ability_no * 7) % 11');
  await openLive(page, '/open-ability?modelTypes=4&industryTypes=2');
  await searchOf(page).fill('发票');
  await searchOf(page).press('Enter');
  await expect(page).toHaveTitle(/^“发票”/);
  await sortOf(page).selectOption('浏览最多');
  await expect(page).toHaveURL(/sortType=3/);
  const counts = async () => {
    const texts = await cardsOf(page)
      .getByText(/^浏览 \d+$/)
      .allInnerTexts();
    return texts.map((text) => Number(/\d+/.exec(text)?.[0]));
  };
  await expect.poll(async () => (await counts()).length).toBeGreaterThan(5);
  await expect.poll(counts).toEqual((await counts()).sort((a, b) => b - a));
  await expectFound(page, (await counts()).length);
  const most = await namesListed(page);
  await sortOf(page).selectOption('浏览最少');
  await expect(page).toHaveURL(/sortType=4/);
  await expect.poll(counts).toEqual((await counts()).sort((a, b) => a - b));
  await expect.poll(async () => (await namesOf(page)).sort()).toEqual(most.sort());

  // A new order starts at the first page.
  await openLive(page, '/open-ability?pageNo=3');
  await sortOf(page).selectOption('下载最多');
  await expect(page).toHaveURL('/open-ability/?sortType=5');
});
