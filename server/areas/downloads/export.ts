import type { Database } from '#server/kit/database/database.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import { ownerIdOf } from '#server/kit/http/caller.ts';
import { createOwnStore } from './own-store.ts';

/** What the user has downloaded, and of which new versions they want to know. */
export const downloadsExport = (database: Database): ExportParts => {
  const store = createOwnStore(database);
  return {
    downloads: (user) => store.listForExport(ownerIdOf(user), EXPORTED_ROWS_MAXIMUM),
    downloadSubscriptions: (user) => store.subscribed(ownerIdOf(user)),
  };
};
