import { type Sort, sorts } from '#contract/organisation/list-query.ts';
import { GROUP_NAME_MAXIMUM } from '#contract/organisation/limits.ts';
import { unstorable } from '#contract/kit/unstorable.ts';
import {
  choice,
  choiceFrom,
  defineListAddress,
  searchText,
  pageNumber,
  type Parameter,
  type ValuesOf,
} from '#web/kit/list/list-address.ts';

export const PAGE_SIZE = 20;

/** How the address spells the sub-accounts without a group: no name is so long. */
export const NO_GROUP = '-'.repeat(GROUP_NAME_MAXIMUM + 1);

/** Removes all conditions. */
export const noConditions = { keyword: undefined, role: undefined, status: undefined, group: undefined };

/** Empty: the sub-accounts without a group; undefined: all. */
const group: Parameter<string | undefined> = {
  name: 'group',
  empty: undefined,
  read: (text) => {
    if (text === NO_GROUP) return '';
    if (text === '' || text.length > 2 * GROUP_NAME_MAXIMUM) return undefined;
    return text.replace(unstorable, '') === text ? text : undefined;
  },
  write: (name) => name || NO_GROUP,
};

const descending: Parameter<boolean> = {
  name: 'order',
  empty: true,
  read: (text) => text !== 'up',
  write: () => 'up',
};

const parameters = {
  keyword: searchText(),
  accountRole: choice([5, 6, 7] as const, { name: 'role' }),
  status: choice([0, 1, 2, 3] as const),
  groupName: group,
  sort: choiceFrom<Sort>(sorts, 'createdAt'),
  descending,
  pageNo: pageNumber({ beyond: 'first' }),
};

/** What the address of the list of sub-accounts holds. */
export type ListQuery = ValuesOf<typeof parameters>;

export const {
  empty: wholeList,
  read: readList,
  write: writeList,
} = defineListAddress('/account/sub-accounts', parameters);

export const isNarrowed = ({ keyword, accountRole, status, groupName }: ListQuery): boolean =>
  keyword !== '' || accountRole !== undefined || status !== undefined || groupName !== undefined;
