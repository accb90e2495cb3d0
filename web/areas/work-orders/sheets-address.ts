import { kindNames } from '#contract/work-orders/kinds.ts';
import { ORDERS_PAGE_NO_MAXIMUM } from '#contract/work-orders/limits.ts';
import { stateNames } from '#contract/work-orders/states.ts';
import {
  choice,
  day,
  defineListAddress,
  flag,
  searchText,
  pageNumber,
  type ValuesOf,
} from '#web/kit/list/list-address.ts';

export const SHEETS_PATH = '/account/sheets';
export const ADD_PATH = '/account/add-sheets';

const parameters = {
  state: choice(stateNames),
  kind: choice(kindNames),
  keyword: searchText({ folded: true }),
  /** Only those that the user has opened. */
  own: flag(),
  from: day(),
  to: day(),
  page: pageNumber({ maximum: ORDERS_PAGE_NO_MAXIMUM }),
};

/** What the address of the list of work orders holds. */
export type SheetsQuery = ValuesOf<typeof parameters>;

export const {
  empty: emptySheetsQuery,
  read: readSheetsQuery,
  write: writeSheetsQuery,
  urlOf: sheetsUrl,
} = defineListAddress(SHEETS_PATH, parameters);
