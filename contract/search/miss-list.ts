import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, opened, order, page, searchText } from '../kit/list/parameters.ts';

/** A word counts as answered until a visitor misses it again. */
export const missStates = ['open', 'answered'] as const;
export type MissState = (typeof missStates)[number];

/** Searches of visitors without a result, for operators. */
export const missList = defineList({
  path: '/console/search',
  parameters: {
    keyword: searchText(),
    state: choice(missStates),
    order: order(['times', 'newest']),
    pageNo: page({ size: 50, beyond: 'first' }),
    /** The word, as the calls spell it. */
    id: opened(/^[\w-]{1,1200}$/, { name: 'miss' }),
  },
});
export type MissListQuery = QueryOf<typeof missList>;
