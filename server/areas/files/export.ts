import type { Database } from '#server/kit/database/database.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import { ownerIdOf } from '#server/kit/http/caller.ts';
import { createFileStore } from './store.ts';

/** The files' names and sizes. The pictures themselves are on the files page. */
export const filesExport = (database: Database): ExportParts => ({
  files: (user) => createFileStore(database).list(ownerIdOf(user), { offset: 0, limit: EXPORTED_ROWS_MAXIMUM }),
});
