import type { Database } from '#server/kit/database/database.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import { ownRaiseOf } from './own-raise.ts';
import { createRaiseStore } from './console/raise-store.ts';

/** Exports the raised quotas of an account. A sub-account has no rights page and gets nothing. */
export const rightsExport = (database: Database): ExportParts => ({
  async raisedQuotas({ accountId, subAccountId }) {
    if (subAccountId !== undefined) return undefined;
    const list = await createRaiseStore(database).listOf(accountId, EXPORTED_ROWS_MAXIMUM);
    return list.map((raise) => ({ ...ownRaiseOf(raise), endedAt: raise.endedAt, endReason: raise.endReason }));
  },
});
