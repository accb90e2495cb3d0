import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, matching, page, searchText } from '../kit/list/parameters.ts';
import { KEYWORD_MAXIMUM } from '../kit/limits.ts';
import { unstorable } from '../kit/unstorable.ts';
import { TOTAL_MAXIMUM } from './limits.ts';
import { searchModes } from './modes.ts';
import { SEARCH_PATH } from './search-path.ts';

/** Entries of one kind on a page. */
export const RESULTS_PAGE_SIZE = 10;

/** The results of the site's search: all kinds in groups, or one kind by pages. */
export const resultList = defineList({
  path: SEARCH_PATH,
  parameters: {
    keyword: searchText({ folded: true }),
    kind: matching(/^[a-zA-Z]{1,30}$/),
    mode: choice([searchModes.resource, searchModes.title], { empty: searchModes.resource }),
    pageNo: page({ size: RESULTS_PAGE_SIZE, maximum: TOTAL_MAXIMUM / RESULTS_PAGE_SIZE, beyond: 'first' }),
  },
});
export type ResultQuery = QueryOf<typeof resultList>;

/** Whether the keyword of an address is longer than what is searched for. */
export const isCut = (search: URLSearchParams): boolean =>
  (search.get('keyword') || '').replace(unstorable, '').replace(/\s+/g, ' ').trim().length > KEYWORD_MAXIMUM;
