import type { Database } from '#server/kit/database/database.ts';
import { createDocumentStore } from '../store.ts';

/** A document that visitors see. */
export interface PublishedDocument {
  id: string;
  parentId: string | null;
  nodeType: 0 | 1;
  slug: string;
  title: string;
  summary: string;
  url: string | null;
  content: string;
}

/** Returns all documents that visitors see with their texts, in the order of the tree. */
export const publishedDocuments = async (database: Database): Promise<PublishedDocument[]> => {
  const store = createDocumentStore(database);
  const rows = await store.tree();
  const texts = await store.texts(rows.map(({ document_id }) => document_id));
  return rows.map(({ document_id: id, parent_id: parentId, node_type: nodeType, slug, title, summary, url }) => ({
    id,
    parentId,
    nodeType,
    slug,
    title,
    summary,
    url,
    content: texts.get(id) ?? '',
  }));
};
