import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, day, flag, page, searchText } from '../kit/list/parameters.ts';
import { kindNames, workOrderKinds } from './kinds.ts';
import { ORDERS_PAGE_NO_MAXIMUM, ORDERS_PAGE_SIZE } from './limits.ts';
import { stateNames, workOrderStates } from './states.ts';

/** The orders of a customer, or of the enterprise. */
export const orderList = defineList({
  path: '/account/sheets',
  parameters: {
    state: choice(stateNames, { asked: (state) => workOrderStates[state] }),
    kind: choice(kindNames, { asked: (kind) => workOrderKinds[kind] }),
    keyword: searchText({ folded: true }),
    /** Only those that the user has opened. */
    own: flag(),
    createdFrom: day({ name: 'from' }),
    createdTo: day({ name: 'to' }),
    pageNo: page({ size: ORDERS_PAGE_SIZE, maximum: ORDERS_PAGE_NO_MAXIMUM, name: 'page' }),
  },
});
export type OrderQuery = QueryOf<typeof orderList>;
