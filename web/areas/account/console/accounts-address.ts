import type { RequestOf } from '#contract/kit/call.ts';
import { isDay } from '#contract/kit/day.ts';
import { accountOrders, type queryAccounts } from '#contract/account/console-accounts.ts';
import { isId, isOneOf, isText, readAddress } from '#web/kit/console/address.ts';
import { isPageNo } from '#web/kit/list/page-no.ts';

export const userRoleChoices = [1, 2, 3, 4, 5, 6] as const;
/** The normal role comes first. */
export const accountRoleChoices = [4, 1, 2, 3, 8, 9, 15] as const;
export const authStatusChoices = [4, 2, 1, 0, 3] as const;
/** The spelling in the address for whether an account may log in. */
export const stateChoices = ['on', 'off'] as const;

export const accountParameters = {
  keyword: isText(),
  userRole: isOneOf(userRoleChoices),
  accountRole: isOneOf(accountRoleChoices),
  authStatus: isOneOf(authStatusChoices),
  state: isOneOf(stateChoices),
  from: isDay,
  to: isDay,
  order: isOneOf(accountOrders),
  pageNo: isPageNo,
  /** The account that is open next to the list. */
  account: isId,
};

export const ACCOUNTS_PAGE_SIZE = 50;

export type AccountsQuery = RequestOf<typeof queryAccounts>;

/** Reads the page of the list and the open account from the query. */
export const readAccounts = (search: URLSearchParams): { query: AccountsQuery; accountId: string | undefined } => {
  const read = readAddress(accountParameters, search);
  const { keyword, userRole, accountRole, authStatus, state, from, to, order, pageNo = '1', account } = read;
  return {
    query: {
      ...(keyword !== undefined && { keyword }),
      ...(userRole !== undefined && { userRole: Number(userRole) as (typeof userRoleChoices)[number] }),
      ...(accountRole !== undefined && { accountRole: Number(accountRole) as (typeof accountRoleChoices)[number] }),
      ...(authStatus !== undefined && { authStatus: Number(authStatus) as (typeof authStatusChoices)[number] }),
      ...(state !== undefined && { enabled: state === 'on' }),
      ...(from !== undefined && { createdFrom: from }),
      ...(to !== undefined && { createdTo: to }),
      ...(order !== undefined && { order: order as (typeof accountOrders)[number] }),
      pageNo: Number(pageNo),
      pageSize: ACCOUNTS_PAGE_SIZE,
    },
    accountId: account,
  };
};

/** Whether any filter is set, apart from order and page. */
export const isNarrowed = ({ pageNo: _page, pageSize: _size, order: _order, ...conditions }: AccountsQuery): boolean =>
  Object.keys(conditions).length > 0;
