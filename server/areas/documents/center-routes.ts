import {
  countDocumentView,
  type DocumentCard,
  queryDocuments,
  queryModules,
} from '#contract/documents/center-calls.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { contentStatuses } from '#contract/kit/content/actions.ts';
import type { Tag } from '#server/kit/cache/tags.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createDocumentStore, type NodeRow } from './store.ts';
import { createDocumentViewStore } from './view-store.ts';

/** How many documents of a catalogue are on its card, and how many are in the lists of the home page. */
const CARD_ITEMS = 4;
const LISTED = 8;

const pathOf = ({ url, slug }: NodeRow) => url ?? documentPath(slug);
const isFile = ({ node_type }: NodeRow) => node_type === nodeTypes.file;

const cardOf = (row: NodeRow, below: readonly NodeRow[] = []): DocumentCard => ({
  uuid: row.document_id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  url: pathOf(row),
  updateTime: row.updated_at.toISOString(),
  viewCount: row.view_count,
  items: below.slice(0, CARD_ITEMS).map((item) => ({ uuid: item.document_id, title: item.title, url: pathOf(item) })),
  itemCount: below.length,
});

/** Returns the documents below a catalogue, at any depth, in the order of the tree. */
const filesBelow = (rows: readonly NodeRow[], top: NodeRow): NodeRow[] => {
  const inside = new Set([top.document_id]);
  // Catalogues come before what is below them.
  for (const { document_id, parent_id } of rows)
    if (parent_id !== null && inside.has(parent_id)) inside.add(document_id);
  return rows.filter((row) => isFile(row) && inside.has(row.document_id));
};

/** Serves what the home page of the document center shows, and the counting of views. */
export const serveCenter = (calls: Calls, { database, tags }: { database: Database; tags: () => Tag[] }) => {
  const store = createDocumentStore(database);
  const views = createDocumentViewStore(database);

  calls.serve(
    queryDocuments,
    async ({ pageNo, pageSize }) => {
      const files = (await store.tree()).filter(isFile);
      return {
        total: files.length,
        list: files.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((row) => ({
          uuid: row.document_id,
          slug: row.slug,
          title: row.title,
          summary: row.summary,
          status: contentStatuses.published,
          updateTime: row.updated_at.toISOString(),
          version: row.version,
          viewCount: row.view_count,
        })),
      };
    },
    tags,
  );

  calls.serve(
    queryModules,
    async () => {
      const rows = await store.tree();
      const files = rows.filter(isFile);
      const catalogues = rows.filter(
        ({ node_type, parent_id }) => node_type === nodeTypes.catalogue && parent_id === null,
      );
      const by = (value: (row: NodeRow) => number, listed = files) =>
        [...listed].sort((one, other) => value(other) - value(one)).slice(0, LISTED);
      const timeOf = ({ updated_at }: NodeRow) => updated_at.getTime();
      // The initial content of the portal is no news.
      const beginning = Math.min(...files.map(timeOf));
      const updated = files.filter((row) => timeOf(row) > beginning);
      return [
        {
          name: 'catalogues' as const,
          cards: catalogues.map((row) => cardOf(row, filesBelow(rows, row))).filter(({ itemCount }) => itemCount > 0),
        },
        { name: 'newest' as const, cards: by(timeOf, updated).map((row) => cardOf(row)) },
        {
          name: 'mostRead' as const,
          cards: by(({ view_count }) => view_count)
            .filter(({ view_count }) => view_count > 0)
            .map((row) => cardOf(row)),
        },
      ];
    },
    tags,
  );

  calls.serve(countDocumentView, async ({ uuid }, caller) => {
    const counted = await views.count(uuid, caller.idempotencyKey as string);
    if (counted === undefined) throw protocolError('ability', 'notFound', 'uuid');
    // The key was already used for a view of another document.
    if (counted !== uuid) throw businessError('ability', '10003');
    return { uuid };
  });
};
