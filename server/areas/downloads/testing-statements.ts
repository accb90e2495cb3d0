import { randomUUID } from 'node:crypto';
import { contentOrders } from '#contract/kit/content/orders.ts';
import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createDownloadStore } from './store.ts';
import { downloadUses } from './use-store.ts';

/** Runs each form of the list's statements, and those that count, for the test that checks all statements. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createDownloadStore(database);
  for (const sortType of Object.values(contentOrders))
    for (const some of variantsOf({ keyword: '固件 V5', label: '固件' }))
      await store.list({ sortType, pageNo: 1, pageSize: 20, ...some });
  for (const downloadId of [null, randomUUID()]) await store.totals(downloadId);
  await downloadUses.count(database, { id: randomUUID(), isAct: true }, 'key');
  await downloadUses.job(database).run(() => false);
};
