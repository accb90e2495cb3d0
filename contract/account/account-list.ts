import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, day, opened, order, page, searchText } from '../kit/list/parameters.ts';

/** The main accounts, for operators. */
export const accountList = defineList({
  path: '/console/accounts',
  parameters: {
    keyword: searchText(),
    userRole: choice([1, 2, 3, 4, 5, 6]),
    /** The normal role comes first. */
    accountRole: choice([4, 1, 2, 3, 8, 9, 15]),
    authStatus: choice([4, 2, 1, 0, 3]),
    /** Whether the account may log in. */
    enabled: choice(['on', 'off'], {
      name: 'state',
      asked: (state) => state === 'on',
    }),
    /** Days in Shanghai, both inclusive. */
    createdFrom: day({ name: 'from' }),
    createdTo: day({ name: 'to' }),
    order: order(['newest', 'oldest', 'name']),
    pageNo: page({ size: 50, beyond: 'first' }),
    id: opened(/^[1-9]\d{0,17}$/, { name: 'account' }),
  },
});
export type AccountListQuery = QueryOf<typeof accountList>;
