import type { VersionReason } from '#contract/kit/content/actions.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import type { Database } from '../../database/database.ts';
import { named } from '../../database/statement.ts';
import type { Author } from './entry-row.ts';
import type { Reference } from './references.ts';

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
/** Only automatically saved versions are ever removed. */
const keepVersion = named(
  'content.keepVersion',
  `insert into content_kept_version (entry_id, no)
   select entry_id, no from content_version where entry_id = $1 and no = $2 and reason = 'auto'
   on conflict do nothing`,
);
const purge = named(
  'content.purge',
  `update content_version set payload = '{}', title = '', note = '', purged_at = now(), purge_reason = $3
   where entry_id = $1 and no = $2`,
);
/** Saving the entry leads to the next revision. */
const notePurge = named(
  'content.notePurge',
  'update content_entry set purged_revision = revision + 1 where entry_id = $1',
);
const purgeReferences = named(
  'content.purgeReferences',
  'delete from content_reference where entry_id = $1 and no = $2',
);

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

/** The versions of entries, which are never changed, with what they refer to. */
export const createVersionStore = (database: Database) => ({
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

  /** Keeps a version for good, no matter why it was saved: a user saved or published it. */
  async keepVersion(entryId: string, no: number): Promise<void> {
    await database.query(keepVersion, [entryId, no]);
  },

  /** Empties a version. The act has to save the entry. */
  async purge(entryId: string, no: number, reason: string): Promise<void> {
    await database.query(purgeReferences, [entryId, no]);
    await database.query(purge, [entryId, no, reason]);
    await database.query(notePurge, [entryId]);
  },
});
