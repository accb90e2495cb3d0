import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';

const versions = named(
  'content.exportVersions',
  `select e.kind, v.title, v.no, v.reason, v.note, v.at
   from content_version v join content_entry e on e.entry_id = v.entry_id
   where v.author_id = $1 order by v.at desc, v.entry_id, v.no desc limit ${EXPORTED_ROWS_MAXIMUM}`,
);
const typed = named(
  'content.exportTyped',
  `select e.kind, e.title, d.payload, d.seen_at as at
   from content_draft d join content_entry e on e.entry_id = d.entry_id
   where d.author_id = $1 order by d.seen_at desc limit ${EXPORTED_ROWS_MAXIMUM}`,
);

/** The texts of an operator: the versions without their content, which belongs to the portal, and unsaved texts. */
export const contentExport = (database: Database): ExportParts => ({
  async content({ accountId, subAccountId }) {
    if (subAccountId !== undefined) return undefined;
    const [written, unsaved] = await Promise.all([
      database.query<object>(versions, [accountId]),
      database.query<object>(typed, [accountId]),
    ]);
    return written.length + unsaved.length === 0 ? undefined : { versions: written, unsaved };
  },
});
