import { getDocumentDetails, queryDocumentTree, readDocument } from '#contract/documents/calls.ts';
import { document } from '#contract/documents/content.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { kindTag } from '#server/kit/cache/tags.ts';
import { findAddresses, findRedirect } from '#server/kit/content/addresses.ts';
import type { Kinds } from '#server/kit/content/entries/perform.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { linksOf } from '#server/kit/markdown/links-of.ts';
import { renderDocument } from '#server/kit/markdown/render-document.ts';
import { createDocumentStore } from './store.ts';

export const serveDocuments = (calls: Calls, { database, kinds }: { database: Database; kinds: Kinds }) => {
  const store = createDocumentStore(database);
  // Every page of a document shows the tree, and may link to entries of any kind.
  const readsAll = () => [...kinds.keys()].map(kindTag);

  calls.serve(
    queryDocumentTree,
    async () => {
      const rows = await store.tree();
      return {
        association: rows
          .filter(({ node_type, ability_nos }) => node_type === nodeTypes.file && ability_nos.length > 0)
          .map(({ document_id: uuid, ability_nos: abilityNos }) => ({ uuid, abilityNos })),
        treeList: rows.map((row) => ({
          uuid: row.document_id,
          parentUuid: row.parent_id,
          nodeType: row.node_type,
          title: row.title,
          creationType: row.creation_type,
          slug: row.slug,
          summary: row.summary,
          url: row.url,
        })),
      };
    },
    readsAll,
  );

  calls.serve(
    getDocumentDetails,
    async ({ usageMarkdownIds }) => {
      const ids = usageMarkdownIds.split(',');
      const byId = new Map((await store.details(ids)).map((row) => [row.document_id, row]));
      return ids.flatMap((id) => {
        const row = byId.get(id);
        if (!row) return [];
        const { document_id: uuid, title, content, version, updated_at } = row;
        return [{ uuid, title, content, updateTime: updated_at.toISOString(), version }];
      });
    },
    readsAll,
  );

  calls.serve(
    readDocument,
    async ({ key }) => {
      const found = await store.find(key);
      const moved = found ? undefined : await findRedirect(database, document.name, key);
      const row = found ?? (moved === undefined ? undefined : await store.find(moved));
      if (!row) throw protocolError('ability', 'notFound', 'key');
      const isFile = row.node_type === nodeTypes.file;
      const linked = linksOf(row.content).entries.map(({ entryId }) => entryId);
      const addresses = await findAddresses(database, kinds, linked);
      const { html, outline } = renderDocument(row.content, { addressOf: (id) => addresses.get(id) });
      return {
        uuid: row.document_id,
        slug: row.slug,
        title: row.title,
        summary: row.summary,
        html: isFile ? html : null,
        headings: isFile ? outline.filter(({ level }) => level === 2 || level === 3) : [],
        updateTime: row.updated_at.toISOString(),
        version: row.version,
      };
    },
    readsAll,
  );
};
