import type { AnyList, QueryOf } from '#contract/kit/list/define-list.ts';

/** Returns an address of the page: from the query of the pending navigation, otherwise from the shown one. */
export type UrlAhead = (pending?: URLSearchParams) => string;

/** Returns the address of a list with some other values. */
export const changing =
  <L extends AnyList>(list: L, shown: QueryOf<L>, values: Partial<QueryOf<L>>): UrlAhead =>
  (pending) =>
    list.urlOf({ ...(pending ? list.read(pending) : shown), ...values });
