import { accountList } from '#contract/account/account-list.ts';
import type { FoundItem } from '#contract/console/desk-calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createAccountFinder } from './finder.ts';

/** Finds accounts as their console page does, newest first, and names the sub-accounts that the keyword matches. */
export const findAccounts = async (database: Database, keyword: string, limit: number): Promise<FoundItem[]> => {
  const query = { keyword, order: 'newest', pageNo: 1, pageSize: limit } as const;
  const { list } = await createAccountFinder(database).query(query);
  return list.map(({ accountId, userName, phone, enterpriseName, namedSubAccounts }) => ({
    path: accountList.urlOf({ ...accountList.empty, id: accountId }),
    title: userName,
    notes: [phone, enterpriseName ?? '', ...namedSubAccounts.map(({ loginName }) => loginName)].filter(Boolean),
  }));
};
