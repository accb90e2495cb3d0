import { PRESENCE_SECONDS, TYPED_DAYS } from '#contract/kit/content/limits.ts';
import type { Payload } from '#contract/kit/content/problems.ts';
import type { Author } from '#server/kit/content/entries/entry-row.ts';
import type { Database } from '#server/kit/database/database.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { named } from '#server/kit/database/statement.ts';

const keep = named(
  'content.keepTyped',
  `insert into content_draft (entry_id, author_id, author_name, base_no, payload) values ($1, $2, $3, $4, $5)
   on conflict (entry_id, author_id) do update
     set author_name = excluded.author_name, base_no = excluded.base_no, payload = excluded.payload, seen_at = now()`,
);
const find = named(
  'content.typed',
  'select base_no, payload, seen_at from content_draft where entry_id = $1 and author_id = $2',
);
const drop = named('content.dropTyped', 'delete from content_draft where entry_id = $1 and author_id = $2');
const dropAll = named('content.dropAllTyped', 'delete from content_draft where entry_id = $1');
const others = named(
  'content.othersTyping',
  `select author_name as name, seen_at as at from content_draft
   where entry_id = $1 and author_id <> $2 and seen_at > now() - interval '${PRESENCE_SECONDS} seconds'
   order by seen_at desc`,
);

/** What nobody has typed on for long. */
export const oldTyped = removalOf(
  'content.removeOldTyped',
  'content_draft',
  `seen_at < now() - interval '${TYPED_DAYS} days'`,
);

/** What operators type and have not saved yet: each operator's own for an entry. */
export const createTypingStore = (database: Database) => ({
  async keep(
    entryId: string,
    author: Author,
    { baseNo, payload }: { baseNo: number; payload: Payload },
  ): Promise<void> {
    await database.query(keep, [entryId, author.accountId, author.name, baseNo, JSON.stringify(payload)]);
  },

  async find(entryId: string, authorId: string) {
    const [row] = await database.query<{ base_no: number; payload: Payload; seen_at: Date }>(find, [entryId, authorId]);
    return row && { baseNo: row.base_no, payload: row.payload, at: row.seen_at };
  },

  async drop(entryId: string, authorId: string): Promise<void> {
    await database.query(drop, [entryId, authorId]);
  },

  /** Drops what all operators typed, after a purge. */
  async dropAll(entryId: string): Promise<void> {
    await database.query(dropAll, [entryId]);
  },

  /** Lists who else has typed within the last minute. */
  async othersTyping(entryId: string, authorId: string): Promise<{ name: string; at: Date }[]> {
    return database.query<{ name: string; at: Date }>(others, [entryId, authorId]);
  },
});
