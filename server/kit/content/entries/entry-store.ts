import type { ContentStatus, VersionReason } from '#contract/kit/content/acts.ts';
import type { Payload } from '#contract/kit/content/problems.ts';
import type { Database } from '../../database/database.ts';
import { named } from '../../database/statement.ts';
import type { Reference } from './references.ts';
import { usesOf } from './uses.ts';

const columns = `entry_id, kind, slug, status, parent_id, position, title, published_no, draft_no, next_no, revision, owner,
  default_key, default_digest, publish_no, publish_at, unpublish_at, planned_by::text as planned_by,
  planned_by_name, first_published_at, published_at, updated_at,
  updated_by_name, deleted_at`;
const find = named('content.find', `select ${columns} from content_entry where entry_id = $1`);
const hold = named('content.hold', `select ${columns} from content_entry where entry_id = $1 for update`);
const holdDefaults = named(
  'content.holdDefaults',
  `select ${columns} from content_entry where kind = $1 and default_key is not null order by entry_id for update`,
);
const bySlug = named(
  'content.bySlug',
  `select ${columns} from content_entry where kind = $1 and slug = $2 and status <> 10`,
);
const shown = named(
  'content.shown',
  'select entry_id from content_entry where entry_id = any ($1) and status = 2 order by entry_id',
);
const insert = named(
  'content.insert',
  `insert into content_entry (kind, slug, title, parent_id, position, owner, default_key, default_digest, updated_by,
     updated_by_name, entry_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, coalesce($11::uuid, gen_random_uuid()))
   on conflict (kind, slug) where status <> 10 do nothing
   returning ${columns}`,
);
const addVersion = named(
  'content.addVersion',
  `insert into content_version (entry_id, no, title, payload, schema_no, hash, reason, note, author_id, author_name)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);
const addReferences = named(
  'content.addReferences',
  `insert into content_reference (entry_id, no, field, target)
   select $1, $2, field, target from unnest($3::text[], $4::text[]) as given (field, target)`,
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
const findVersion = named(
  'content.version',
  `select no, title, payload, schema_no, hash, reason, note, author_name, at, purged_at
   from content_version where entry_id = $1 and no = $2`,
);
const listVersions = named(
  'content.versions',
  `select no, title, hash, reason, note, author_name, at, purged_at
   from content_version where entry_id = $1 and no < $2 order by no desc limit $3`,
);
const publishedColumns = `select e.entry_id, e.slug, e.parent_id, e.position, e.published_no, e.published_at, e.next_no,
     v.payload, v.schema_no
   from content_entry e join content_version v on v.entry_id = e.entry_id and v.no = e.published_no`;
const published = named(
  'content.published',
  `${publishedColumns} where e.kind = $1 and e.status = 2 order by e.position, e.slug`,
);
const publishedOf = named(
  'content.publishedOf',
  `${publishedColumns} where e.entry_id = any ($1) and e.status = 2 order by e.position, e.slug`,
);
/** What operators have published, and default entries that they do not show. A restored default is no change. */
const listOfOperators = named(
  'content.ofOperators',
  `select e.default_key, e.slug, case when e.status = 2 then v.payload end as payload, v.schema_no
   from content_entry e left join content_version v on v.entry_id = e.entry_id and v.no = e.published_no
   where e.kind = $1 and e.owner = 'operator'
     and case when e.status = 2 then v.reason <> 'default' else e.default_key is not null end
   order by e.position, e.slug`,
);
const purge = named(
  'content.purge',
  `update content_version set payload = '{}', title = '', note = '', purged_at = now(), purge_reason = $3
   where entry_id = $1 and no = $2`,
);
const purgeReferences = named(
  'content.purgeReferences',
  'delete from content_reference where entry_id = $1 and no = $2',
);
const usedBy = named(
  'content.usedBy',
  `select distinct e.entry_id, e.kind, e.slug, e.title, e.status
   from ${usesOf('any ($1)')} and e.entry_id <> $2
   order by e.title, e.entry_id limit 100`,
);
const redirect = named(
  'content.redirect',
  `insert into content_redirect (kind, old_slug, entry_id) values ($1, $2, $3)
   on conflict (kind, old_slug) do update set entry_id = excluded.entry_id`,
);
const dropRedirect = named('content.dropRedirect', 'delete from content_redirect where kind = $1 and old_slug = $2');

interface EntryRow {
  entry_id: string;
  kind: string;
  slug: string;
  status: ContentStatus;
  parent_id: string | null;
  position: number;
  title: string;
  published_no: number | null;
  draft_no: number | null;
  next_no: number;
  revision: number;
  owner: 'default' | 'operator';
  default_key: string | null;
  default_digest: string | null;
  publish_no: number | null;
  publish_at: Date | null;
  unpublish_at: Date | null;
  planned_by: string | null;
  planned_by_name: string | null;
  first_published_at: Date | null;
  published_at: Date | null;
  updated_at: Date;
  updated_by_name: string | null;
  deleted_at: Date | null;
}

/** An entry as it is stored. */
export interface Entry {
  entryId: string;
  kind: string;
  slug: string;
  status: ContentStatus;
  parentId: string | null;
  position: number;
  title: string;
  publishedNo: number | null;
  draftNo: number | null;
  nextNo: number;
  revision: number;
  owner: 'default' | 'operator';
  defaultKey: string | null;
  defaultDigest: string | null;
  publishNo: number | null;
  publishAt: Date | null;
  unpublishAt: Date | null;
  /** Who planned the schedule. */
  plannedBy: Author | null;
  firstPublishedAt: Date | null;
  publishedAt: Date | null;
  updatedAt: Date;
  updatedBy: string | null;
  deletedAt: Date | null;
}

const entryOf = (row: EntryRow): Entry => ({
  entryId: row.entry_id,
  kind: row.kind,
  slug: row.slug,
  status: row.status,
  parentId: row.parent_id,
  position: row.position,
  title: row.title,
  publishedNo: row.published_no,
  draftNo: row.draft_no,
  nextNo: row.next_no,
  revision: row.revision,
  owner: row.owner,
  defaultKey: row.default_key,
  defaultDigest: row.default_digest,
  publishNo: row.publish_no,
  publishAt: row.publish_at,
  unpublishAt: row.unpublish_at,
  plannedBy:
    row.planned_by === null ? null : { accountId: row.planned_by, name: row.planned_by_name ?? row.planned_by },
  firstPublishedAt: row.first_published_at,
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by_name,
  deletedAt: row.deleted_at,
});

/** What a change tells of its entry. */
export type PlacedEntry = Pick<
  Entry,
  'entryId' | 'slug' | 'parentId' | 'position' | 'publishedNo' | 'publishedAt' | 'nextNo'
>;
type PlacedRow = Pick<
  EntryRow,
  'entry_id' | 'slug' | 'parent_id' | 'position' | 'published_no' | 'published_at' | 'next_no'
>;
const placedOf = (row: PlacedRow): PlacedEntry => ({
  entryId: row.entry_id,
  slug: row.slug,
  parentId: row.parent_id,
  position: row.position,
  publishedNo: row.published_no,
  publishedAt: row.published_at,
  nextNo: row.next_no,
});
/** A published entry with its payload, which may have older fields. */
export type PublishedEntry = PlacedEntry & Pick<Version, 'payload' | 'schemaNo'>;
type PublishedRow = PlacedRow & { payload: Payload; schema_no: number };
const publishedEntryOf = ({ payload, schema_no: schemaNo, ...row }: PublishedRow): PublishedEntry => ({
  ...placedOf(row),
  payload,
  schemaNo,
});

/** Who acts; undefined for the import and for schedules. */
export interface Author {
  accountId: string;
  name: string;
}

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

export interface NewVersion {
  title: string;
  payload: Payload;
  schemaNo: number;
  hash: string;
  reason: VersionReason;
  note?: string;
  references: readonly Reference[];
}

export interface VersionHead {
  no: number;
  title: string;
  hash: string;
  reason: VersionReason;
  note: string;
  author: string | null;
  at: Date;
  isPurged: boolean;
}
export interface Version extends VersionHead {
  payload: Payload;
  schemaNo: number;
}

interface VersionRow {
  no: number;
  title: string;
  hash: string;
  reason: VersionReason;
  note: string;
  author_name: string | null;
  at: Date;
  purged_at: Date | null;
}

const headOf = (row: VersionRow): VersionHead => ({
  no: row.no,
  title: row.title,
  hash: row.hash,
  reason: row.reason,
  note: row.note,
  author: row.author_name,
  at: row.at,
  isPurged: row.purged_at !== null,
});

export interface UsingEntry {
  entryId: string;
  kind: string;
  slug: string;
  title: string;
  status: ContentStatus;
}

/** Entries of content with their versions and references. */
export const createEntryStore = (database: Database) => ({
  async find(entryId: string): Promise<Entry | undefined> {
    const [row] = await database.query<EntryRow>(find, [entryId]);
    return row && entryOf(row);
  },

  /** Returns those of the entries that visitors see. */
  async findShown(entryIds: readonly string[]): Promise<string[]> {
    const rows = await database.query<{ entry_id: string }>(shown, [entryIds]);
    return rows.map(({ entry_id: entryId }) => entryId);
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

  /** Adds a version with its references. */
  async addVersion(entryId: string, no: number, version: NewVersion, author?: Author): Promise<void> {
    await database.query(addVersion, [
      entryId,
      no,
      version.title,
      JSON.stringify(version.payload),
      version.schemaNo,
      version.hash,
      version.reason,
      version.note ?? '',
      author?.accountId ?? null,
      author?.name ?? null,
    ]);
    const { references } = version;
    if (references.length > 0)
      await database.query(addReferences, [
        entryId,
        no,
        references.map(({ field }) => field),
        references.map(({ target }) => target),
      ]);
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

  async findVersion(entryId: string, no: number): Promise<Version | undefined> {
    const [row] = await database.query<VersionRow & { payload: Payload; schema_no: number }>(findVersion, [
      entryId,
      no,
    ]);
    return row && { ...headOf(row), payload: row.payload, schemaNo: row.schema_no };
  },

  /** Lists versions below a number, newest first. */
  async listVersions(entryId: string, belowNo: number, limit: number): Promise<VersionHead[]> {
    return (await database.query<VersionRow>(listVersions, [entryId, belowNo, limit])).map(headOf);
  },

  /** Lists what visitors see of a kind. */
  async listPublished(kind: string): Promise<PublishedEntry[]> {
    return (await database.query<PublishedRow>(published, [kind])).map(publishedEntryOf);
  },

  /** Lists those of some entries that visitors see. */
  async findPublished(entryIds: readonly string[]): Promise<PublishedEntry[]> {
    return (await database.query<PublishedRow>(publishedOf, [entryIds])).map(publishedEntryOf);
  },

  /** Lists what operators have changed for visitors. `shown` is null where they show nothing any more. */
  async listOfOperators(kind: string) {
    const rows = await database.query<{
      default_key: string | null;
      slug: string;
      payload: Payload | null;
      schema_no: number | null;
    }>(listOfOperators, [kind]);
    return rows.map(({ default_key: key, slug, payload, schema_no: schemaNo }) => ({
      key,
      slug,
      shown: payload && { payload, schemaNo: schemaNo ?? 1 },
    }));
  },

  /** Empties a version. */
  async purge(entryId: string, no: number, reason: string): Promise<void> {
    await database.query(purgeReferences, [entryId, no]);
    await database.query(purge, [entryId, no, reason]);
  },

  /** Lists up to 100 other entries whose published or planned version or draft refers to one of the targets. */
  async usedBy(entryId: string, targets: readonly string[]): Promise<UsingEntry[]> {
    const rows = await database.query<{
      entry_id: string;
      kind: string;
      slug: string;
      title: string;
      status: ContentStatus;
    }>(usedBy, [targets, entryId]);
    return rows.map(({ entry_id, ...row }) => ({ entryId: entry_id, ...row }));
  },

  /** Leads an old slug to the entry. */
  async redirect(kind: string, oldSlug: string, entryId: string): Promise<void> {
    await database.query(redirect, [kind, oldSlug, entryId]);
  },

  async dropRedirect(kind: string, oldSlug: string): Promise<void> {
    await database.query(dropRedirect, [kind, oldSlug]);
  },
});
export type EntryStore = ReturnType<typeof createEntryStore>;
