import type { Database } from '#server/kit/database/database.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import { ownerIdOf } from '#server/kit/http/caller.ts';
import { createLedgerStore } from './ledger/ledger-store.ts';
import { createPictureStore } from './pictures/picture-store.ts';

/** The unexpired pictures and the ledger. A sub-account gets only its own part. */
export const trialExport = (database: Database): ExportParts => ({
  trialPictures: (user) => createPictureStore(database).list(ownerIdOf(user)),
  rightsLedger: (user) => createLedgerStore(database).listOf(user.accountId, user.subAccountId, EXPORTED_ROWS_MAXIMUM),
});
