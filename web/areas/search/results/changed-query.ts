import { readSearchQuery, type SearchQuery, searchQueryUrl } from '#contract/search/search-query.ts';
import type { UrlAhead } from '#web/kit/list/changing.ts';

/** Returns the address of the results with some other values, on the first page unless they name one. */
export const changedQuery =
  (shown: SearchQuery, values: Partial<SearchQuery>): UrlAhead =>
  (pending) =>
    searchQueryUrl({ ...(pending ? readSearchQuery(pending) : shown), pageNo: 1, ...values });
