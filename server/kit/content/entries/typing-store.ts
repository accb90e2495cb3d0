import { PRESENCE_SECONDS, TYPED_DAYS } from '#contract/kit/content/limits.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import type { Database } from '../../database/database.ts';
import { removalOf } from '../../database/removal.ts';
import { named } from '../../database/statement.ts';
import type { Author } from './entry-row.ts';

/** The lock makes a purge that is under way come first: what was typed before it is not kept. */
const keep = named(
  'content.keepTyped',
  `insert into content_draft (entry_id, author_id, author_name, base_no, payload, base_revision)
     select entry_id, $2::bigint, $3::text, $4::integer, $5::jsonb, $6::integer from content_entry
     where entry_id = $1 and purged_revision <= $6 for key share
   on conflict (entry_id, author_id) do update
     set author_name = excluded.author_name, base_no = excluded.base_no, payload = excluded.payload,
       base_revision = excluded.base_revision, seen_at = now()
   returning entry_id`,
);
const find = named(
  'content.typed',
  'select base_no, base_revision, payload, seen_at from content_draft where entry_id = $1 and author_id = $2',
);
const drop = named('content.dropTyped', 'delete from content_draft where entry_id = $1 and author_id = $2');
const dropAll = named(
  'content.dropAllTyped',
  'delete from content_draft where entry_id = $1 returning author_id::text as author_id',
);
const others = named(
  'content.othersTyping',
  `select author_name as name, seen_at as at from content_draft
   where entry_id = $1 and author_id <> $2 and seen_at > now() - interval '${PRESENCE_SECONDS} seconds'
   order by seen_at desc`,
);

const unsaved = named(
  'content.othersUnsaved',
  `select author_name as name, seen_at as at from content_draft
   where entry_id = $1 and author_id <> $2 order by seen_at desc`,
);

/** Texts that have not changed for long. */
export const oldTyped = removalOf(
  'content.removeOldTyped',
  'content_draft',
  `seen_at < now() - interval '${TYPED_DAYS} days'`,
);

interface TypedRow {
  base_no: number;
  base_revision: number;
  payload: Payload;
  seen_at: Date;
}

/** What operators type and have not saved yet: each operator's own for an entry. */
export const createTypingStore = (database: Database) => ({
  /** Returns false if the entry was purged after the revision on which the text is based. Nothing is kept then. */
  async keep(
    entryId: string,
    author: Author,
    { baseNo, revision, payload }: { baseNo: number; revision: number; payload: Payload },
  ): Promise<boolean> {
    const rows = await database.query<{ entry_id: string }>(keep, [
      entryId,
      author.accountId,
      author.name,
      baseNo,
      JSON.stringify(payload),
      revision,
    ]);
    return rows.length > 0;
  },

  async find(entryId: string, authorId: string) {
    const [row] = await database.query<TypedRow>(find, [entryId, authorId]);
    return row && { baseNo: row.base_no, revision: row.base_revision, payload: row.payload, at: row.seen_at };
  },

  async drop(entryId: string, authorId: string): Promise<void> {
    await database.query(drop, [entryId, authorId]);
  },

  /** Drops what all operators typed. Returns how many others than `authorId` had typed something. */
  async dropAll(entryId: string, authorId: string): Promise<number> {
    const rows = await database.query<{ author_id: string }>(dropAll, [entryId]);
    return rows.filter(({ author_id }) => author_id !== authorId).length;
  },

  /** Lists who else has typed something that is not saved. */
  async othersUnsaved(entryId: string, authorId: string): Promise<{ name: string; at: Date }[]> {
    return database.query<{ name: string; at: Date }>(unsaved, [entryId, authorId]);
  },

  /** Lists who else has typed within the last minute. */
  async othersTyping(entryId: string, authorId: string): Promise<{ name: string; at: Date }[]> {
    return database.query<{ name: string; at: Date }>(others, [entryId, authorId]);
  },
});
