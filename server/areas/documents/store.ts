import type { DocumentContent } from '#contract/documents/content.ts';
import type { DocumentNode } from '#contract/documents/calls.ts';
import type { Change } from '#server/kit/content/served-kind.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { createFactsStore } from './facts-store.ts';
import { createHistoryStore } from './history-store.ts';

const remove = named('documents.remove', 'delete from documents_document where document_id = any ($1)');
const save = named(
  'documents.save',
  `insert into documents_document (document_id, slug, parent_id, position, node_type, creation_type, title, summary,
     content, url, ability_nos, version, updated_at, asked)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   on conflict (document_id) do update set slug = excluded.slug, parent_id = excluded.parent_id,
     position = excluded.position, node_type = excluded.node_type, creation_type = excluded.creation_type,
     title = excluded.title, summary = excluded.summary, content = excluded.content, url = excluded.url,
     ability_nos = excluded.ability_nos, version = excluded.version, updated_at = excluded.updated_at,
     asked = excluded.asked`,
);
/** From the top, those with the same parent by place. A document below a hidden one is not found. */
const tree = named(
  'documents.tree',
  `with recursive shown as (
     select d.*, array[d.position, 0] as way, array[d.slug] as names
     from documents_document d where d.parent_id is null
     union all
     select d.*, s.way || d.position || 0, s.names || d.slug
     from documents_document d join shown s on d.parent_id = s.document_id
   )
   select s.document_id, parent_id, node_type, creation_type, title, slug, summary, url, ability_nos, version,
     updated_at, coalesce(c.view_count, 0)::int as view_count
   from shown s left join documents_view_count c on c.document_id = s.document_id order by way, names`,
);
const texts = named(
  'documents.texts',
  'select document_id, content from documents_document where document_id = any ($1)',
);
/** Whether visitors see all catalogues above a document `d`. */
export const isShown = `exists (
  with recursive above as (
    select d.parent_id
    union all
    select p.parent_id from above a join documents_document p on p.document_id = a.parent_id
  )
  select 1 from above where parent_id is null)`;
/** The views, with those that are not rolled up yet. */
const views = `(coalesce((select view_count from documents_view_count c where c.document_id = d.document_id), 0)
  + (select count(*) from documents_view v where v.document_id = d.document_id and not v.counted))::int as view_count`;
const details = named(
  'documents.details',
  `select document_id, title, content, version, updated_at, ${views}
   from documents_document d where document_id = any ($1) and ${isShown}`,
);
const columns = 'document_id, slug, node_type, title, summary, content, ability_nos, version, updated_at';
const find = named(
  'documents.find',
  `select ${columns} from documents_document d where document_id = $1 and ${isShown}`,
);
const findBySlug = named(
  'documents.findBySlug',
  `select ${columns} from documents_document d where slug = $1 and ${isShown}`,
);

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface NodeRow {
  document_id: string;
  parent_id: string | null;
  node_type: 0 | 1;
  creation_type: DocumentNode['creationType'];
  title: string;
  slug: string;
  summary: string;
  url: string | null;
  ability_nos: number[];
  version: number;
  updated_at: Date;
  view_count: number;
}

export interface DocumentRow {
  document_id: string;
  slug: string;
  node_type: 0 | 1;
  title: string;
  summary: string;
  content: string;
  ability_nos: number[];
  version: number;
  updated_at: Date;
}

type DetailRow = Pick<DocumentRow, 'document_id' | 'title' | 'content' | 'version' | 'updated_at'> & {
  view_count: number;
};

/** The documents that visitors see. */
export const createDocumentStore = (database: Database) => ({
  async write(changes: readonly Change[]): Promise<void> {
    const history = createHistoryStore(database);
    const facts = createFactsStore(database);
    const shown = new Set(changes.filter(({ payload }) => payload !== null).map(({ entryId }) => entryId));
    // An entry with another address is removed and added in one write, so its stored data stays.
    const gone = changes.map(({ entryId }) => entryId).filter((entryId) => !shown.has(entryId));
    if (gone.length > 0) {
      await database.query(remove, [gone]);
      await history.remove(gone);
      await facts.remove(gone);
    }
    for (const { entryId, slug, parentId, position, no, at, payload } of changes) {
      if (payload === null) continue;
      const { nodeType, creationType, title, summary, content, url, abilityNos, asked } = payload as DocumentContent;
      await history.add(entryId, { content, no, at });
      await database.query(save, [
        entryId,
        slug,
        parentId,
        position,
        nodeType,
        creationType,
        title,
        summary,
        content,
        url ?? null,
        abilityNos,
        no,
        at,
        asked ?? [],
      ]);
      await facts.keep(entryId, { content, no });
    }
  },

  async tree(): Promise<NodeRow[]> {
    return database.query<NodeRow>(tree);
  },

  async details(ids: readonly string[]): Promise<DetailRow[]> {
    return database.query<DetailRow>(details, [ids]);
  },

  /** Returns the texts of documents by id. */
  async texts(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await database.query<{ document_id: string; content: string }>(texts, [ids]);
    return new Map(rows.map(({ document_id, content }) => [document_id, content]));
  },

  /** Finds a document by its id or its slug. */
  async find(key: string): Promise<DocumentRow | undefined> {
    const [row] = await database.query<DocumentRow>(ID.test(key) ? find : findBySlug, [key]);
    return row;
  },
});
