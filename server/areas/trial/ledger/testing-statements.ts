import type { Database } from '#server/kit/database/database.ts';
import { variantsOf } from '#server/kit/database/check/variants.ts';
import { createLedgerStore } from './ledger-store.ts';

/** Runs every statement that the store of the ledger composes. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createLedgerStore(database);
  for (const some of variantsOf({ abilityNo: 3 })) await store.list('1', { ...some, pageNo: 1, pageSize: 20 });
  for (const subAccountId of [undefined, '2']) await store.listOf('1', subAccountId, 10);
};
