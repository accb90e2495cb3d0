import type { Page } from '@playwright/test';
import { abilitySortTypes } from '../contract/specification/catalogue.ts';
import { lackingTerms } from '../contract/specification/terms.ts';
import { ABILITY_NOS, LIST_PAGES } from './abilities.ts';
import { expect } from './fixtures.ts';
import { cardsOf, expectFound, namesListed, namesOf, pagerOf, searchOf, sortOf } from './list-page.ts';
import { openLive } from './live-page.ts';
import { test } from './own-portal.ts';

/** The columns of each order. */
const KEYS: Record<number, string> = {
  1: 'update_time desc',
  2: 'update_time',
  3: 'view_count desc',
  4: 'view_count',
  5: 'download_count desc',
  6: 'download_count',
};

/** Returns the names on all pages of the list, using the pager. */
async function walkPages(page: Page, pages: number): Promise<string[]> {
  const names = await namesOf(page);
  for (let pageNo = 2; pageNo <= pages; pageNo += 1) {
    await pagerOf(page).getByRole('link', { name: '下一页' }).click();
    await expect(pagerOf(page).locator('[aria-current="page"]')).toHaveText(String(pageNo));
    names.push(...(await namesListed(page)));
  }
  return names;
}

test('[CAT-06] the default and the six orders sort all pages by time, views and downloads', async ({
  page,
  database,
}) => {
  // Some counts are equal: those are sorted by number.
  await database.query(
    'update catalogue_ability_count set view_count = (ability_no * 7) % 11, download_count = (ability_no * 5) % 13',
  );
  await openLive(page, '/open-ability');
  const labels = await sortOf(page).locator('option').allInnerTexts();
  expect(labels).toHaveLength(abilitySortTypes.length);
  const sortTypes = abilitySortTypes.map(({ value, terms }, at) => ({ value, terms, label: labels[at] as string }));
  for (const { label, terms } of sortTypes) expect(lackingTerms(label, terms)).toEqual([]);
  for (const { value, label } of [...sortTypes.slice(1), ...sortTypes.slice(0, 1)]) {
    const { rows } = await database.query(
      `select ability_name from catalogue_ability join catalogue_ability_count using (ability_no)
       order by ${value === null ? '' : `${KEYS[value]}, `}ability_no`,
    );
    const names = rows.map(({ ability_name: name }) => name as string);
    expect(names).toHaveLength(ABILITY_NOS.length);
    await sortOf(page).selectOption(label);
    // A new order starts at the first page.
    await expect(page).toHaveURL(value === null ? '/open-ability/' : `/open-ability/?sortType=${value}`);
    await expect(sortOf(page)).toHaveValue(String(value ?? ''));
    await expect.poll(() => namesOf(page), label).toEqual(names.slice(0, 12));
    expect(await walkPages(page, LIST_PAGES), label).toEqual(names);
  }
});

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
});
