import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createRaiseStore } from './raise-store.ts';

/** Runs every statement that the store of raises composes. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createRaiseStore(database);
  for (const keyword of ['', '仓储', '12345'])
    for (const state of ['current', 'ended'] as const)
      for (const some of variantsOf({ state })) await store.query({ keyword, pageNo: 1, pageSize: 10, ...some });
};
