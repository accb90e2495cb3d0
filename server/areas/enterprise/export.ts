import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import { createCertificationStore } from './certification-store.ts';

const applications = named(
  'enterprise.exportApplications',
  `select fields, state, submitted_at, decided_at, reasons,
     (select coalesce(json_agg(json_build_object('kind', m.kind, 'at', m.made_at, 'reason', m.reason,
        'changes', m.changes) order by m.amendment_id desc), '[]')
      from enterprise_amendment m where m.application_id = a.application_id) as amendments
   from enterprise_application a where account_id = $1
   order by application_id desc limit ${EXPORTED_ROWS_MAXIMUM}`,
);

const readings = named(
  'enterprise.exportLicenceReadings',
  `select file_id, printed, read_at from enterprise_licence_reading
   where file_id in (select file_id from files_file where account_id = $1) order by read_at desc
   limit ${EXPORTED_ROWS_MAXIMUM}`,
);

interface Row {
  fields: unknown;
  state: number;
  submitted_at: Date;
  decided_at: Date | null;
  reasons: unknown;
  amendments: unknown;
}

/** The enterprise's certification, which belongs to the main account. */
export const enterpriseExport = (database: Database): ExportParts => ({
  async certification({ accountId, subAccountId, authStatus }) {
    if (subAccountId !== undefined) return undefined;
    const certification = await createCertificationStore(database).find(accountId);
    const read = await database.query<{ file_id: string; printed: unknown; read_at: Date }>(readings, [accountId]);
    const sent = await database.query<Row>(applications, [accountId]);
    return {
      status: authStatus,
      ...certification,
      applications: sent.map(({ submitted_at: submittedAt, decided_at: decidedAt, ...rest }) => ({
        ...rest,
        submittedAt,
        decidedAt,
      })),
      licenceReadings: read.map(({ file_id: fileId, printed, read_at: readAt }) => ({ fileId, printed, readAt })),
    };
  },
});
