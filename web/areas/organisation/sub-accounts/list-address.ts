import { type Sort, sorts } from '#contract/organisation/list-query.ts';
import { GROUP_NAME_MAXIMUM } from '#contract/organisation/limits.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { unstorable } from '#contract/kit/unstorable.ts';
import { readPageNo } from '#web/kit/list/page-no.ts';

export const PAGE_SIZE = 20;

/** The state of the list, as its address holds it. */
export interface ListQuery {
  keyword: string;
  accountRole: 5 | 6 | 7 | undefined;
  status: 0 | 1 | 2 | 3 | undefined;
  /** Empty for sub-accounts without a group; `undefined` for all. */
  groupName: string | undefined;
  sort: Sort;
  descending: boolean;
  pageNo: number;
}

/** The address value for sub-accounts without a group. It is longer than any group name. */
export const NO_GROUP = '-'.repeat(GROUP_NAME_MAXIMUM + 1);

/** Clears all conditions. */
export const noConditions = { keyword: undefined, role: undefined, status: undefined, group: undefined };

export const wholeList: ListQuery = {
  keyword: '',
  accountRole: undefined,
  status: undefined,
  groupName: undefined,
  sort: 'createdAt',
  descending: true,
  pageNo: 1,
};

const oneOf = <Value extends string | number>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => String(value) === text);

const readGroup = (text: string | null): string | undefined => {
  if (text === NO_GROUP) return '';
  if (text === null || text === '' || text.length > 2 * GROUP_NAME_MAXIMUM) return undefined;
  return text.replace(unstorable, '') === text ? text : undefined;
};

/** Reads the address and ignores invalid values. */
export const readList = (search: URLSearchParams): ListQuery => ({
  keyword: (search.get('keyword') ?? '').trim().slice(0, KEYWORD_MAXIMUM).replace(unstorable, ''),
  accountRole: oneOf([5, 6, 7] as const, search.get('role')),
  status: oneOf([0, 1, 2, 3] as const, search.get('status')),
  groupName: readGroup(search.get('group')),
  sort: oneOf(sorts, search.get('sort')) ?? wholeList.sort,
  descending: search.get('order') !== 'up',
  pageNo: readPageNo(search),
});

/** Returns the query of the address without default values. */
export const writeList = ({ keyword, accountRole, status, groupName, sort, descending, pageNo }: ListQuery): string => {
  const search = new URLSearchParams();
  if (keyword) search.set('keyword', keyword);
  if (accountRole !== undefined) search.set('role', String(accountRole));
  if (status !== undefined) search.set('status', String(status));
  if (groupName !== undefined) search.set('group', groupName === '' ? NO_GROUP : groupName);
  if (sort !== wholeList.sort) search.set('sort', sort);
  if (!descending) search.set('order', 'up');
  if (pageNo !== 1) search.set('pageNo', String(pageNo));
  return String(search);
};

export const isNarrowed = ({ keyword, accountRole, status, groupName }: ListQuery): boolean =>
  keyword !== '' || accountRole !== undefined || status !== undefined || groupName !== undefined;
