import type { Locator, Page } from '@playwright/test';
import { CARDS_A_PAGE } from './abilities.ts';
import { expect } from './fixtures.ts';

/** The calls that load a list. */
export const LIST_CALLS = /\/catalogue\/(ability\/query|filters)/;

/** The parts of the list of abilities, by their accessible names. */
export const resultsOf = (page: Page) => page.getByRole('region', { name: '能力列表' });
export const cardsOf = (page: Page) =>
  resultsOf(page)
    .getByRole('link')
    .filter({ has: page.getByRole('heading') });
export const namesOf = (page: Page) => cardsOf(page).getByRole('heading').allInnerTexts();
/** Returns the names once the requested list is shown, to compare with later ones. */
export const namesListed = async (page: Page) => {
  await expect(resultsOf(page)).toHaveAttribute('aria-busy', 'false');
  return namesOf(page);
};
export const totalOf = (page: Page) => page.getByText(/^共 \d+ 项能力$/);
export const searchOf = (page: Page) => page.getByRole('searchbox', { name: '搜索能力' });
export const submitOf = (page: Page) => page.getByRole('button', { name: '搜索', exact: true });
export const sortOf = (page: Page) => page.getByRole('combobox', { name: '排序' });
export const chipOf = (page: Page | Locator) => page.getByRole('combobox', { name: '运行芯片' });
export const chosenOf = (page: Page) => page.getByRole('list', { name: '已选条件' });
export const pagerOf = (page: Page) => page.getByRole('navigation', { name: '分页' });

/** Returns a value of the filter tree, whose text is its label and its count. */
export const filterOf = (page: Page | Locator, row: string, value: string) =>
  page.getByRole('group', { name: row }).getByRole('link', { name: new RegExp(`^${value}\\d+$`) });

/**
 * Returns the last number in a text, such as a filter's count or the list's total, once the requested list is shown.
 */
export const countIn = async (place: Locator) => {
  await expect(resultsOf(place.page())).toHaveAttribute('aria-busy', 'false');
  return Number(/(\d+)\D*$/.exec((await place.textContent()) ?? '')?.[1]);
};

/** Expects a list with this total, of which the first page is shown. */
export async function expectFound(page: Page, total: number): Promise<void> {
  await expect(resultsOf(page)).toHaveAttribute('aria-busy', 'false');
  await expect(totalOf(page)).toHaveText(`共 ${total} 项能力`);
  await expect(cardsOf(page)).toHaveCount(Math.min(total, CARDS_A_PAGE));
}

/** Returns the state in the address. */
export const stateOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/**
 * Delays the responses with lists until the returned function is called. The route stays: where it is removed while
 * requests are held, Chromium sometimes never sends one of them.
 */
export async function holdLists(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(LIST_CALLS, async (route) => {
    await held.promise;
    // The page may have cancelled this request.
    await route.continue().catch(() => {});
  });
  return () => held.resolve();
}
