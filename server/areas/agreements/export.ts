import type { Database } from '#server/kit/database/database.ts';
import type { ExportParts } from '#server/kit/export.ts';
import { createAgreementStore } from './store.ts';

/** Only the main account agrees, so its sub-accounts have no such part. */
export const agreementsExport = (database: Database): ExportParts => ({
  agreements: async ({ accountId, subAccountId }) =>
    subAccountId === undefined ? createAgreementStore(database).receiptsOf(accountId) : undefined,
});
