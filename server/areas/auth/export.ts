import type { Database } from '#server/kit/database/database.ts';
import type { ExportParts } from '#server/kit/export.ts';
import { createOwnSessions } from './own-sessions.ts';
import { createSecondFactorStore } from './second-factor/store.ts';

export const authExport = (database: Database): ExportParts => ({
  /** Neither the key nor the codes. */
  secondFactor: async ({ accountId, subAccountId }) => {
    const stored = subAccountId === undefined ? await createSecondFactorStore(database).find(accountId) : undefined;
    return stored?.enabledAt ? { since: stored.enabledAt, recoveryCodesLeft: stored.recoveryCodesLeft } : undefined;
  },
  sessions: (user) => createOwnSessions(database, user).list(),
});
