import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, order, page, type Parameter, searchText } from '../kit/list/parameters.ts';
import { unstorable } from '../kit/unstorable.ts';
import { GROUP_NAME_MAXIMUM } from './limits.ts';
import { sorts } from './list-query.ts';

/** The value in the address for sub-accounts without a group. It is longer than any name. */
export const NO_GROUP = '-'.repeat(GROUP_NAME_MAXIMUM + 1);

/** Empty: the sub-accounts without a group; undefined: all. */
const group: Parameter<string | undefined, 'choice', string> = {
  kind: 'choice',
  name: 'group',
  empty: undefined,
  read: (text) => {
    if (text === NO_GROUP) return '';
    if (text === '' || text.length > 2 * GROUP_NAME_MAXIMUM) return undefined;
    return text.replace(unstorable, '') === text ? text : undefined;
  },
  write: (name) => name || NO_GROUP,
  asked: (name) => name,
};

const descending: Parameter<boolean, 'order', boolean> = {
  kind: 'order',
  name: 'order',
  empty: true,
  read: (text) => text !== 'up',
  write: () => 'up',
  asked: (isDescending) => isDescending,
};

/** The sub-accounts of an enterprise. */
export const subAccountList = defineList({
  path: '/account/sub-accounts',
  parameters: {
    keyword: searchText(),
    accountRole: choice([5, 6, 7], { name: 'role' }),
    status: choice([0, 1, 2, 3]),
    groupName: group,
    sort: order(sorts),
    descending,
    pageNo: page({ size: 20, beyond: 'first' }),
  },
});
export type SubAccountQuery = QueryOf<typeof subAccountList>;
