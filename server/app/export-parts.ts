import { agreementsExport } from '#server/areas/agreements/export.ts';
import { enterpriseExport } from '#server/areas/enterprise/export.ts';
import { filesExport } from '#server/areas/files/export.ts';
import { accountExport } from '#server/areas/account/export.ts';
import { authExport } from '#server/areas/auth/export.ts';
import { messagesExport } from '#server/areas/messages/export.ts';
import { trialExport } from '#server/areas/trial/export.ts';
import { workOrdersExport } from '#server/areas/work-orders/export.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { ExportParts } from '#server/kit/export.ts';

/** Everything that somebody's data consists of, by the area that has it. */
export const exportPartsOf = (database: Database): ExportParts => ({
  ...accountExport(database),
  ...authExport(database),
  ...enterpriseExport(database),
  ...agreementsExport(database),
  ...messagesExport(database),
  ...filesExport(database),
  ...workOrdersExport(database),
  ...trialExport(database),
});
