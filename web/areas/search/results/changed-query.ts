import { resultList, type ResultQuery } from '#contract/search/result-list.ts';
import type { UrlAhead } from '#web/kit/list/changing.ts';

/** Returns the address of the results with some other values, on the first page unless they name one. */
export const changedQuery =
  (shown: ResultQuery, values: Partial<ResultQuery>): UrlAhead =>
  (pending) =>
    resultList.urlOf({ ...(pending ? resultList.read(pending) : shown), pageNo: 1, ...values });
