import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, flag, opened, order, page, searchText } from '../kit/list/parameters.ts';
import { kindNames, severities, workOrderKinds } from './kinds.ts';
import { DESK_PAGE_SIZE, ORDERS_PAGE_NO_MAXIMUM } from './limits.ts';
import { orderIdPattern } from './order-path.ts';
import { stateNames, workOrderStates } from './states.ts';

/** The orders on the operators' desk: the open ones, unless the address says otherwise. */
export const deskList = defineList({
  path: '/console/work-orders',
  parameters: {
    state: choice([...stateNames, 'all'], {
      asked: (state) => (state === 'all' ? null : workOrderStates[state]),
    }),
    kind: choice(kindNames, { asked: (kind) => workOrderKinds[kind] }),
    severity: choice(severities),
    assignee: choice(['me', 'none']),
    /** Urged since the last answer. */
    urged: flag(),
    order: order(['waiting', 'newest']),
    keyword: searchText({ folded: true }),
    pageNo: page({ size: DESK_PAGE_SIZE, maximum: ORDERS_PAGE_NO_MAXIMUM }),
    id: opened(orderIdPattern),
  },
});
export type DeskQuery = QueryOf<typeof deskList>;
