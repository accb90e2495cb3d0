import type { Database } from '#server/kit/database/database.ts';
import type { ExportParts } from '#server/kit/export.ts';
import { createOwnSessions } from './own-sessions.ts';

export const authExport = (database: Database): ExportParts => ({
  sessions: (user) => createOwnSessions(database, user).list(),
});
