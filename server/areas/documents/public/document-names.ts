import { documentPath } from '#contract/documents/document-path.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { isShown } from '../store.ts';

const names = named(
  'documents.names',
  `select document_id, slug, title from documents_document d where document_id = any ($1) and ${isShown}`,
);

/** Returns the titles and paths of those of some documents that visitors see, in the given order. */
export const documentNames = async (
  database: Database,
  ids: readonly string[],
): Promise<{ uuid: string; title: string; url: string }[]> => {
  if (ids.length === 0) return [];
  const rows = await database.query<{ document_id: string; slug: string; title: string }>(names, [ids]);
  const byId = new Map(rows.map((row) => [row.document_id, row]));
  return [...new Set(ids)].flatMap((uuid) => {
    const row = byId.get(uuid);
    return row ? [{ uuid, title: row.title, url: documentPath(row.slug) }] : [];
  });
};
