import { agreementsExport } from './areas/agreements/export.ts';
import { enterpriseExport } from './areas/enterprise/export.ts';
import { filesExport } from './areas/files/export.ts';
import { identityExport } from './areas/identity/export.ts';
import { messagesExport } from './areas/messages/export.ts';
import { trialExport } from './areas/trial/export.ts';
import { workOrdersExport } from './areas/work-orders/export.ts';
import type { Database } from './database/database.ts';
import type { ExportParts } from './export.ts';

/** Everything that somebody's data consists of, by the area that has it. */
export const exportPartsOf = (database: Database): ExportParts => ({
  ...identityExport(database),
  ...enterpriseExport(database),
  ...agreementsExport(database),
  ...messagesExport(database),
  ...filesExport(database),
  ...workOrdersExport(database),
  ...trialExport(database),
});
