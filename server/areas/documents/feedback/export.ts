import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { EXPORTED_ROWS_MAXIMUM, type ExportParts } from '#server/kit/export.ts';
import { ownerIdOf } from '#server/kit/http/caller.ts';

const list = named(
  'documents.exportFeedback',
  `select document_title, document_version, kind, quotation, content, state, answer, created_at, closed_at
   from documents_feedback where owner_id = $1 order by created_at desc, feedback_id desc limit ${EXPORTED_ROWS_MAXIMUM}`,
);

interface Row {
  document_title: string;
  document_version: number;
  kind: string | null;
  quotation: string;
  content: string;
  state: string;
  answer: string;
  created_at: Date;
  closed_at: Date | null;
}

/** What a user has said about documents, with the answers. */
export const feedbackExport = (database: Database): ExportParts => ({
  async documentFeedback(user) {
    const rows = await database.query<Row>(list, [ownerIdOf(user)]);
    return rows.map(({ document_title, document_version, created_at, closed_at, ...row }) => ({
      documentTitle: document_title,
      documentVersion: document_version,
      ...row,
      createdAt: created_at,
      closedAt: closed_at,
    }));
  },
});
