import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, opened, page, searchText } from '../kit/list/parameters.ts';

/** The raised quotas of accounts, for operators. */
export const raiseList = defineList({
  path: '/console/api/quotas',
  parameters: {
    keyword: searchText(),
    state: choice(['current', 'ended']),
    pageNo: page({ size: 50, beyond: 'first' }),
    /** The account whose quota is being raised. */
    account: opened(/^[1-9]\d{0,17}$/),
    /** The ability that the form begins with. */
    ability: opened(/^[1-9]\d{0,5}$/),
    id: opened(/^[1-9]\d{0,17}$/, { name: 'raise' }),
  },
});
export type RaiseListQuery = QueryOf<typeof raiseList>;
