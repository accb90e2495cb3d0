import { sorts } from '#contract/organisation/list-query.ts';
import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createSubAccountStore } from './store.ts';

/** Runs every statement that the store of sub-accounts composes. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createSubAccountStore(database);
  const page = { keyword: '', sort: 'createdAt', descending: true, pageNo: 1, pageSize: 10 } as const;
  const filters = { keyword: '赵', accountRole: 5, status: 1, groupName: '' } as const;
  for (const sort of sorts)
    for (const descending of [true, false]) await store.page('1', { ...page, sort, descending });
  for (const some of variantsOf(filters)) await store.page('1', { ...page, ...some });
};
