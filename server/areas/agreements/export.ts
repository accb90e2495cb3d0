import type { Database } from '#server/kit/database/database.ts';
import type { ExportParts } from '#server/kit/export.ts';
import { createAgreementStore } from './store.ts';

/** The main account agrees; its sub-accounts do not. */
export const agreementsExport = (database: Database): ExportParts => ({
  agreements: async ({ accountId, subAccountId }) =>
    subAccountId === undefined ? createAgreementStore(database).receiptsOf(accountId) : undefined,
});
