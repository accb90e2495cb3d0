import type { Database } from '../../database/database.ts';
import type { ExportParts } from '../../export.ts';
import { createAgreementStore } from './store.ts';

/** The main account agrees; its sub-accounts do not. */
export const agreementsExport = (database: Database): ExportParts => ({
  agreements: async ({ accountId, subAccountId }) =>
    subAccountId === undefined ? createAgreementStore(database).receiptsOf(accountId) : undefined,
});
