import { DRAFT_DAYS } from '#contract/drafts/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';

/** Locks the rows in the order of `attach`, so that parallel calls cannot deadlock. */
const keep = named(
  'files.keepUnattached',
  `update files_file set kept_until = case when file_id = any ($2) then now() + interval '${DRAFT_DAYS} days' end
   where attached_to is null and file_id = any (array(
     select file_id from files_file
     where owner_id = $1 and attached_to is null and (file_id = any ($2) or file_id = any ($3))
     order by file_id for update))`,
);

/** Keeps an owner's unattached `fileIds` as long as a draft; those in `before` that are not among them no longer. */
export const keepUnattached = async (
  database: Database,
  { ownerId, before, fileIds }: { ownerId: string; before: readonly string[]; fileIds: readonly string[] },
): Promise<void> => {
  if (before.length + fileIds.length > 0) await database.query(keep, [ownerId, fileIds, before]);
};
