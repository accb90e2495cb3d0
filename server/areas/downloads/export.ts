import type { Database } from '#server/kit/database/database.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import { ownerIdOf } from '#server/kit/http/caller.ts';
import { createOwnStore } from './own-store.ts';

/** The user's downloads, and the downloads whose new versions they are notified of. */
export const downloadsExport = (database: Database): ExportParts => {
  const store = createOwnStore(database);
  return {
    downloads: (user) => store.listForExport(ownerIdOf(user), EXPORTED_ROWS_MAXIMUM),
    downloadSubscriptions: (user) => store.subscribed(ownerIdOf(user)),
  };
};
