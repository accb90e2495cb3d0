import type { DraftKind } from '#contract/drafts/kinds.ts';
import { DRAFT_DAYS, DRAFTS_MAXIMUM, DRAFTS_MAXIMUM_BYTES, REMOVED_DRAFT_HOURS } from '#contract/drafts/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';

/** Parallel saves would each see the sum without the others. */
const holdOwner = named('drafts.holdOwner', `select pg_advisory_xact_lock(hashtextextended('drafts ' || $1::text, 0))`);
const find = named(
  'drafts.find',
  `select content, file_ids, version, saved_at from drafts_draft where owner_id = $1 and kind = $2 and subject = $3`,
);
const save = named(
  'drafts.save',
  `insert into drafts_draft as d (owner_id, kind, subject, account_id, sub_account_id, content, file_ids, version)
   select $1::bigint, $2::text, $3::text, $4::bigint, $5::bigint, $6::text, $7::text[], $8::integer + 1
   where (
     select count(*) < ${DRAFTS_MAXIMUM}
       and coalesce(sum(octet_length(content)), 0) + octet_length($6) <= ${DRAFTS_MAXIMUM_BYTES}
     from drafts_draft where owner_id = $1 and content is not null and (kind, subject) <> ($2, $3))
   on conflict (owner_id, kind, subject) do update
     set content = excluded.content, file_ids = excluded.file_ids, version = d.version + 1, saved_at = now()
     where d.version = $8
   returning version, saved_at`,
);
const remove = named(
  'drafts.remove',
  `update drafts_draft set content = null, file_ids = '{}', version = version + 1, saved_at = now()
   where owner_id = $1 and kind = $2 and subject = $3 and version = $4
   returning version`,
);
const list = named(
  'drafts.list',
  `select kind, subject, content, saved_at from drafts_draft
   where owner_id = $1 and content is not null order by saved_at desc, kind, subject`,
);

/** Drafts that have not changed for long, and the records of removed ones. */
export const oldDrafts = removalOf(
  'drafts.removeOld',
  'drafts_draft',
  `saved_at < now() - interval '${DRAFT_DAYS} days'
   or (saved_at < now() - interval '${REMOVED_DRAFT_HOURS} hours' and content is null)`,
);

export interface DraftPlace {
  ownerId: string;
  kind: DraftKind;
  subject: string;
}

export interface StoredDraft {
  /** Null if there is no draft. */
  content: string | null;
  fileIds: string[];
  /** Counts the changes; 0 if there never was a draft, or not for long. */
  version: number;
  savedAt: Date | null;
}

export interface NewDraft {
  accountId: string;
  subAccountId: string | undefined;
  content: string;
  fileIds: readonly string[];
  version: number;
}

/** The drafts of main accounts and sub-accounts. */
export const createDraftStore = (database: Database) => ({
  /** Blocks other saves of the owner until the transaction ends. */
  async holdOwner(ownerId: string): Promise<void> {
    await database.query(holdOwner, [ownerId]);
  },

  async find({ ownerId, kind, subject }: DraftPlace): Promise<StoredDraft> {
    const [row] = await database.query<{
      content: string | null;
      file_ids: string[];
      version: number;
      saved_at: Date;
    }>(find, [ownerId, kind, subject]);
    if (!row) return { content: null, fileIds: [], version: 0, savedAt: null };
    const savedAt = row.content === null ? null : row.saved_at;
    return { content: row.content, fileIds: row.file_ids, version: row.version, savedAt };
  },

  /** Returns undefined if the stored draft has another version, or if the owner has too many drafts. */
  async save(
    { ownerId, kind, subject }: DraftPlace,
    { accountId, subAccountId, content, fileIds, version }: NewDraft,
  ): Promise<{ version: number; savedAt: string } | undefined> {
    const [row] = await database.query<{ version: number; saved_at: Date }>(save, [
      ownerId,
      kind,
      subject,
      accountId,
      subAccountId ?? null,
      content,
      fileIds,
      version,
    ]);
    return row && { version: row.version, savedAt: row.saved_at.toISOString() };
  },

  /** Returns the next version; undefined if the stored draft has another version than this, or if there is none. */
  async remove({ ownerId, kind, subject }: DraftPlace, version: number): Promise<number | undefined> {
    const [row] = await database.query<{ version: number }>(remove, [ownerId, kind, subject, version]);
    return row?.version;
  },

  /** Lists an owner's drafts, newest first. */
  async list(ownerId: string) {
    const rows = await database.query<{ kind: string; subject: string; content: string; saved_at: Date }>(list, [
      ownerId,
    ]);
    return rows.map(({ kind, subject, content, saved_at: savedAt }) => ({
      kind,
      subject,
      content: JSON.parse(content) as unknown,
      savedAt: savedAt.toISOString(),
    }));
  },
});
