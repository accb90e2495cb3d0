import type { Database } from '#server/kit/database/database.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import { createWebhookStore } from '../webhooks/webhook-store.ts';
import { createJobStore } from './job-store.ts';

/**
 * The jobs; a sub-account gets its own. Results are there for a day only, and the page has them as a table. The receivers
 * are the main account's, without their secrets.
 */
export const jobsExport = (database: Database): ExportParts => ({
  jobs: async ({ accountId, subAccountId = null }) => {
    const owner = { accountId, subAccountId, applicationId: null };
    return (await createJobStore(database).list(owner, { pageNo: 1, pageSize: EXPORTED_ROWS_MAXIMUM })).list;
  },
  webhooks: async ({ accountId, subAccountId }) =>
    subAccountId === undefined ? createWebhookStore(database).list(accountId) : undefined,
});
