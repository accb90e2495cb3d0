import type { Database } from '../../database/database.ts';
import { named } from '../../database/statement.ts';
import { type Author, type Entry, entryColumns, entryOf, type EntryRow } from './entry-row.ts';
import { createLinkStore } from './link-store.ts';
import { createPublishedStore } from './published-store.ts';
import { createVersionStore } from './version-store.ts';

const find = named('content.find', `select ${entryColumns} from content_entry where entry_id = $1`);
const hold = named('content.hold', `select ${entryColumns} from content_entry where entry_id = $1 for update`);
const holdDefaults = named(
  'content.holdDefaults',
  `select ${entryColumns} from content_entry where kind = $1 and default_key is not null order by entry_id for update`,
);
const bySlug = named(
  'content.bySlug',
  `select ${entryColumns} from content_entry where kind = $1 and slug = $2 and status <> 10`,
);
const insert = named(
  'content.insert',
  `insert into content_entry (kind, slug, title, parent_id, position, owner, default_key, default_digest, updated_by,
     updated_by_name, entry_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11::uuid, gen_random_uuid()))
   on conflict (kind, slug) where status <> 10 do nothing
   returning ${entryColumns}`,
);
const save = named(
  'content.save',
  `update content_entry set slug = $2, status = $3, parent_id = $4, position = $5, title = $6, published_no = $7,
     draft_no = $8, next_no = $9, owner = $10, default_digest = $11, publish_no = $12, publish_at = $13, unpublish_at = $14,
     first_published_at = $15, published_at = $16, deleted_at = $17, planned_by = $18, planned_by_name = $19,
     updated_by = coalesce($20, updated_by), updated_by_name = coalesce($21, updated_by_name),
     revision = revision + 1, updated_at = now()
   where entry_id = $1
   returning revision`,
);

export interface NewEntry {
  /** Random if absent. */
  entryId?: string;
  kind: string;
  slug: string;
  title: string;
  parentId?: string | null;
  position?: number;
  owner: Entry['owner'];
  defaultKey?: string;
  defaultDigest?: string;
}

/** Entries of content, their versions, what visitors see of them, and what leads to them. */
export const createEntryStore = (database: Database) => ({
  ...createVersionStore(database),
  ...createPublishedStore(database),
  ...createLinkStore(database),

  async find(entryId: string): Promise<Entry | undefined> {
    const [row] = await database.query<EntryRow>(find, [entryId]);
    return row && entryOf(row);
  },

  /** Works like `find` and locks the entry until the transaction ends. */
  async hold(entryId: string): Promise<Entry | undefined> {
    const [row] = await database.query<EntryRow>(hold, [entryId]);
    return row && entryOf(row);
  },

  /** Locks the entries of a kind that came with the default content, deleted ones too. */
  async holdDefaults(kind: string): Promise<Entry[]> {
    return (await database.query<EntryRow>(holdDefaults, [kind])).map(entryOf);
  },

  /** Finds an entry by its slug; deleted entries have none. */
  async findBySlug(kind: string, slug: string): Promise<Entry | undefined> {
    const [row] = await database.query<EntryRow>(bySlug, [kind, slug]);
    return row && entryOf(row);
  },

  /** Adds an entry without versions. Returns undefined if the slug is taken. */
  async add(entry: NewEntry, author?: Author): Promise<Entry | undefined> {
    const [row] = await database.query<EntryRow>(insert, [
      entry.kind,
      entry.slug,
      entry.title,
      entry.parentId ?? null,
      entry.position ?? 0,
      entry.owner,
      entry.defaultKey ?? null,
      entry.defaultDigest ?? null,
      author?.accountId ?? null,
      author?.name ?? null,
      entry.entryId ?? null,
    ]);
    return row && entryOf(row);
  },

  /** Writes the entry and returns its next revision. Without an author the last one stays. */
  async save(entry: Entry, author?: Author): Promise<number> {
    const [row] = await database.query<{ revision: number }>(save, [
      entry.entryId,
      entry.slug,
      entry.status,
      entry.parentId,
      entry.position,
      entry.title,
      entry.publishedNo,
      entry.draftNo,
      entry.nextNo,
      entry.owner,
      entry.defaultDigest,
      entry.publishNo,
      entry.publishAt,
      entry.unpublishAt,
      entry.firstPublishedAt,
      entry.publishedAt,
      entry.deletedAt,
      entry.plannedBy?.accountId ?? null,
      entry.plannedBy?.name ?? null,
      author?.accountId ?? null,
      author?.name ?? null,
    ]);
    return (row as { revision: number }).revision;
  },
});
export type EntryStore = ReturnType<typeof createEntryStore>;
