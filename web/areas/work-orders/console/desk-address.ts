import { deskAssignees, deskOrders } from '#contract/work-orders/console-calls.ts';
import { kindNames, severities } from '#contract/work-orders/kinds.ts';
import { ORDERS_PAGE_NO_MAXIMUM } from '#contract/work-orders/limits.ts';
import { orderIdPattern } from '#contract/work-orders/order-path.ts';
import { stateNames } from '#contract/work-orders/states.ts';
import {
  choice,
  choiceFrom,
  defineListAddress,
  flag,
  searchText,
  matching,
  pageNumber,
  type ValuesOf,
} from '#web/kit/list/list-address.ts';

export const DESK_PATH = '/console/work-orders';

const parameters = {
  /** Undefined: the open ones. */
  state: choice([...stateNames, 'all' as const]),
  kind: choice(kindNames),
  severity: choice(severities),
  assignee: choice(deskAssignees),
  urged: flag(),
  order: choiceFrom(deskOrders, 'waiting'),
  keyword: searchText({ folded: true }),
  page: pageNumber({ name: 'pageNo', maximum: ORDERS_PAGE_NO_MAXIMUM }),
  /** The open work order. */
  id: matching(orderIdPattern),
};

/** What the address of the desk holds. */
export type DeskQuery = ValuesOf<typeof parameters>;

export const {
  empty: emptyDeskQuery,
  read: readDeskQuery,
  write: writeDeskQuery,
  urlOf: deskUrl,
} = defineListAddress(DESK_PATH, parameters);
