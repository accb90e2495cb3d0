import { DOCUMENT_CENTER_PATH, documentPath } from '#contract/documents/document-path.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { KnownPage } from '#server/kit/http/search-engines.ts';
import { createDocumentStore } from './store.ts';

/** The home page of the document center and all documents that have a page. */
export const documentKnownPages = async (database: Database): Promise<KnownPage[]> => [
  { path: DOCUMENT_CENTER_PATH },
  ...(await createDocumentStore(database).tree())
    .filter(({ url }) => url === null)
    .map(({ slug, updated_at }) => ({ path: documentPath(slug), updated: updated_at.toISOString() })),
];
