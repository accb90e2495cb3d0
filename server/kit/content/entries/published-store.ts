import type { Payload } from '#contract/kit/content/validation-errors.ts';
import type { Database } from '../../database/database.ts';
import { named } from '../../database/statement.ts';
import type { Entry, EntryRow } from './entry-row.ts';
import type { Version } from './version-store.ts';

const shown = named(
  'content.shown',
  'select entry_id from content_entry where entry_id = any ($1) and status = 2 order by entry_id',
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
const publishedTargets = named(
  'content.publishedTargets',
  `select distinct r.target from content_entry e
     join content_reference r on r.entry_id = e.entry_id and r.no = e.published_no
   where e.status = 2 and r.target !~ '^(path|entry):' order by r.target`,
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

/** A change and its entry. */
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

/** What visitors see of entries. */
export const createPublishedStore = (database: Database) => ({
  /** Returns those of the entries that visitors see. */
  async findShown(entryIds: readonly string[]): Promise<string[]> {
    const rows = await database.query<{ entry_id: string }>(shown, [entryIds]);
    return rows.map(({ entry_id: entryId }) => entryId);
  },

  /** Lists what visitors see of a kind. */
  async listPublished(kind: string): Promise<PublishedEntry[]> {
    return (await database.query<PublishedRow>(published, [kind])).map(publishedEntryOf);
  },

  /** Lists those of some entries that visitors see. */
  async findPublished(entryIds: readonly string[]): Promise<PublishedEntry[]> {
    return (await database.query<PublishedRow>(publishedOf, [entryIds])).map(publishedEntryOf);
  },

  /** Lists the files and pictures that visitors see in entries: `file:<id>` or `media:<id>`. */
  async listPublishedTargets(): Promise<string[]> {
    return (await database.query<{ target: string }>(publishedTargets, [])).map(({ target }) => target);
  },

  /** Lists what operators have changed for visitors. `shown` is null if they no longer show the entry. */
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
});
