import { randomUUID } from 'node:crypto';
import type { Database } from '#server/kit/database/database.ts';
import { createWebhookStore } from './webhook-store.ts';

/** Runs every statement that the store of webhooks composes. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createWebhookStore(database);
  for (const subAccountId of [null, '2'])
    await store.deliveries({ accountId: '1', subAccountId }, randomUUID(), { pageNo: 1, pageSize: 10 });
};
