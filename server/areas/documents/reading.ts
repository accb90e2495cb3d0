import { document } from '#contract/documents/content.ts';
import { twinPath } from '#contract/documents/document-path.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import type { Config } from '#server/kit/config.ts';
import { findAddresses, findRedirect } from '#server/kit/content/addresses.ts';
import type { Kinds } from '#server/kit/content/entries/perform.ts';
import type { Database } from '#server/kit/database/database.ts';
import { linksOf } from '#server/kit/markdown/links-of.ts';
import { portalAddress } from './public/facts.ts';
import { createDocumentStore, type DocumentRow } from './store.ts';
import { bodyOf, sectionOf, twinOf } from './twin.ts';

export interface DocumentOptions {
  database: Database;
  kinds: Kinds;
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>;
}

/**
 * Finds documents, and returns them as they are read by machines. `origin` is that of the portal, as the reader reaches
 * it.
 */
export const createReading = ({ database, kinds, config }: DocumentOptions) => {
  const store = createDocumentStore(database);
  const address = portalAddress(config);

  /** Returns the addresses of the entries that texts link to. */
  const addressesIn = (contents: readonly string[]) =>
    findAddresses(database, kinds, [
      ...new Set(contents.flatMap((content) => linksOf(content).entries.map(({ entryId }) => entryId))),
    ]);

  return {
    address,
    addressesIn,

    /** Finds a document by its id, its slug or a former slug. */
    async find(key: string): Promise<DocumentRow | undefined> {
      const found = await store.find(key);
      if (found) return found;
      const moved = await findRedirect(database, document.name, key);
      return moved === undefined ? undefined : store.find(moved);
    },

    /** Returns the Markdown of a document, or that of one section; undefined if it has no such section. */
    async twin(row: DocumentRow, origin: string, section?: string): Promise<string | undefined> {
      const addresses = await addressesIn([row.content]);
      const options = { address: origin, addressOf: (id: string) => addresses.get(id) };
      return section === undefined ? twinOf(row, options) : sectionOf(bodyOf(row, options), section);
    },

    /** Returns the list of all documents, in the order of the tree: catalogues are headings. */
    async list(siteName: string, origin: string): Promise<string> {
      const rows = await store.tree();
      const lines = rows.map(({ node_type, title, slug, summary, parent_id }) => {
        if (node_type === nodeTypes.catalogue)
          return `\n${parent_id === null ? '##' : '###'} ${title}${summary === '' ? '' : `\n\n${summary}`}\n`;
        return `- [${title}](${origin}${twinPath(slug)})${summary === '' ? '' : `: ${summary}`}`;
      });
      const text = [`# ${siteName}`, '', `> 帮助文档。全文在 ${origin}/llms-full.txt。`, ...lines].join('\n');
      return `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
    },

    /** Returns the Markdown of all documents, in the order of the tree. */
    async all(origin: string): Promise<string> {
      const rows = (await store.tree()).filter(({ node_type }) => node_type === nodeTypes.file);
      const contents = await store.texts(rows.map(({ document_id }) => document_id));
      const addresses = await addressesIn([...contents.values()]);
      return rows
        .map((row) => {
          const content = contents.get(row.document_id) ?? '';
          const twin = twinOf(
            { ...row, content },
            {
              address: origin,
              addressOf: (id) => addresses.get(id),
            },
          );
          return `<!-- ${origin}${twinPath(row.slug)} -->\n\n${twin}`;
        })
        .join('\n');
    },
  };
};
