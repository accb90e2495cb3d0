import { expect } from 'vitest';
import { CARDS_A_PAGE } from '../abilities.ts';
import { allByRole, byRole, type RenderedPage, textOf, textsOf } from './rendered-page.ts';

/** The parts of the list of abilities in rendered HTML, by their accessible names. */
export const filterOf = ({ document }: RenderedPage, row: string, value: string) =>
  byRole(byRole(document, 'group', { name: row }), 'link', { name: new RegExp(`^${value}\\d+$`) });
export const countIn = (filter: Element) => Number(/\d+$/.exec(textOf(filter))?.[0]);
export const resultsOf = ({ document }: RenderedPage) => byRole(document, 'region', { name: '能力列表' });
export const cardsOf = (page: RenderedPage) =>
  allByRole(resultsOf(page), 'link').filter((link) => link.querySelector('h3') !== null);
export const pagerOf = ({ document }: RenderedPage) => byRole(document, 'navigation', { name: '分页' });
export const chosenOf = ({ document }: RenderedPage) => byRole(document, 'list', { name: '已选条件' });
export const expectFound = (page: RenderedPage, total: number) => {
  expect(textsOf([...page.document.querySelectorAll('[role="status"]')])).toContain(`共 ${total} 项能力`);
  expect(cardsOf(page)).toHaveLength(Math.min(total, CARDS_A_PAGE));
};

export const namesOf = (page: RenderedPage) => cardsOf(page).map((card) => textOf(card.querySelector('h3')));
export const searchOf = ({ document }: RenderedPage) =>
  byRole(document, 'searchbox', { name: '搜索能力' }).getAttribute('value') ?? '';
