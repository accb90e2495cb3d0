import { getDocumentDetails, queryDocumentTree, readDocument } from '#contract/documents/calls.ts';
import { document } from '#contract/documents/content.ts';
import { readDefaultPicture } from '#contract/documents/default-picture.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { downloadsByAbility } from '#server/areas/downloads/public/downloads-by-ability.ts';
import { mediaSizes } from '#server/areas/media/public/media-sizes.ts';
import { videosWithReferences } from '#server/areas/videos/public/videos-with-references.ts';
import { kindTag } from '#server/kit/cache/tags.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { linksOf } from '#server/kit/markdown/links-of.ts';
import { renderDocumentPage } from '#server/kit/markdown/render-document.ts';
import { withApiExamples } from './api-example.ts';
import { serveCenter } from './center-routes.ts';
import { createHistoryStore } from './history-store.ts';
import { expandDirectives } from './public/facts.ts';
import { createReading, type DocumentOptions } from './reading.ts';
import { createDocumentStore } from './store.ts';

export const serveDocuments = (calls: Calls, options: DocumentOptions) => {
  const { database, kinds } = options;
  const store = createDocumentStore(database);
  const history = createHistoryStore(database);
  const reading = createReading(options);
  const { address } = reading;
  // Every page of a document shows the tree, and may link to entries of any kind.
  const readsAll = () => [...kinds.keys()].map(kindTag);

  calls.serve(
    queryDocumentTree,
    async () => {
      const [rows, downloads, videos] = await Promise.all([
        store.tree(),
        downloadsByAbility(database),
        videosWithReferences(database),
      ]);
      return {
        association: rows
          .filter(({ node_type }) => node_type === nodeTypes.file)
          .map(({ document_id: uuid, ability_nos: abilityNos }) => {
            const isOne = (others: readonly number[]) => others.some((abilityNo) => abilityNos.includes(abilityNo));
            return {
              uuid,
              abilityNos,
              videoUuids: videos
                .filter((video) => video.documentIds.includes(uuid) || isOne(video.abilityNos))
                .map((video) => video.uuid),
              downloadUuids: downloads.filter((one) => isOne(one.abilityNos)).map((one) => one.uuid),
            };
          })
          .filter(({ abilityNos, videoUuids }) => abilityNos.length > 0 || videoUuids.length > 0),
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
        const { document_id: uuid, title, content, version, updated_at, view_count: viewCount } = row;
        const text = expandDirectives(content, { address });
        return [{ uuid, title, content: text, updateTime: updated_at.toISOString(), version, viewCount }];
      });
    },
    readsAll,
  );

  calls.serve(
    readDocument,
    async ({ key }) => {
      const row = await reading.find(key);
      if (!row) throw protocolError('ability', 'notFound', 'key');
      const isFile = row.node_type === nodeTypes.file;
      const source = withApiExamples(row.slug, expandDirectives(row.content, { address }), { address });
      const [addresses, sizes, changes] = await Promise.all([
        reading.addressesIn([row.content]),
        mediaSizes(
          database,
          linksOf(source).pictures.map((picture) => picture.address),
        ),
        history.list(row.document_id),
      ]);
      const { html, outline } = await renderDocumentPage(source, {
        addressOf: (id) => addresses.get(id),
        sizeOf: (picture) => readDefaultPicture(picture) ?? sizes.get(picture),
      });
      return {
        uuid: row.document_id,
        slug: row.slug,
        title: row.title,
        summary: row.summary,
        html: isFile || row.content !== '' ? html : null,
        headings: isFile ? outline.filter(({ level }) => level === 2 || level === 3) : [],
        assumedOrigin: options.config.publicUrl === undefined && row.content.includes('{{address}}') ? address : null,
        updateTime: row.updated_at.toISOString(),
        version: row.version,
        changes: changes.map(({ version, time, sections }) => ({
          version,
          time: time.toISOString(),
          sections: sections.map(({ words, ...section }) => ({
            ...section,
            ...(words !== undefined && { words: expandDirectives(words, { address }) }),
          })),
        })),
      };
    },
    readsAll,
  );

  serveCenter(calls, { database, tags: () => [kindTag(document.name)] });
};
