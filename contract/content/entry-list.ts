import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, matching, order, page, searchText } from '../kit/list/parameters.ts';
import { CONTENT_PAGE_SIZE } from '../kit/content/limits.ts';

/** The entries that the list shows: all except deleted ones, or only those in one state. */
export const listedStates = ['draft', 'published', 'unpublished', 'scheduled', 'factsChanged', 'deleted'] as const;
export type ListedState = (typeof listedStates)[number];

/** The console's list of content. */
export const entryList = defineList({
  path: '/console/content',
  parameters: {
    kind: matching(/^[a-z][A-Za-z]{1,29}$/),
    state: choice(listedStates),
    keyword: searchText(),
    /** By the last change, or by the title as Chinese is sorted. */
    order: order(['newest', 'oldest', 'title']),
    pageNo: page({ size: CONTENT_PAGE_SIZE, maximum: 1000 }),
  },
});

export type EntryOrder = QueryOf<typeof entryList>['order'];

/** Returns the address of the editor of an entry. */
export const entryUrl = (entryId: string) => `/console/content/entry/${entryId}`;
