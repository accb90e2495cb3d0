import { AUTOMATIC_DAYS, AUTOMATIC_VERSIONS } from '#contract/kit/content/limits.ts';
import type { Database } from '../../database/database.ts';
import { dayAt } from '../../database/shanghai-days.ts';
import { named } from '../../database/statement.ts';

/** Entries with more automatically saved versions than are kept in any case. */
const manyAutomatic = named(
  'content.manyAutomatic',
  `select entry_id from content_version where reason = 'auto'
   group by entry_id having count(*) > ${AUTOMATIC_VERSIONS}`,
);
const hold = named(
  'content.holdForRemoval',
  'select entry_id from content_entry where entry_id = $1 for update skip locked',
);
/**
 * The versions of an entry that can be removed. All were saved automatically. These stay: the newest ones; the newest
 * of each of the last days, of each author and of the entry; those that a user saved later, published, sent to review
 * or restored; what is shown, planned or the draft; and those that the unsaved text of a user is based on.
 */
const removable = named(
  'content.removable',
  `select v.no from (
     select no, at, purged_at,
       row_number() over (order by no desc) as newest,
       row_number() over (partition by ${dayAt('at')} order by no desc) as newest_of_day,
       row_number() over (partition by author_id order by no desc) as newest_of_author
     from content_version where entry_id = $1 and reason = 'auto'
   ) v join content_entry e on e.entry_id = $1
   where v.newest > ${AUTOMATIC_VERSIONS} and v.newest_of_author > 1 and v.purged_at is null
     and not (v.newest_of_day = 1 and v.at > now() - interval '${AUTOMATIC_DAYS} days')
     and not exists (select 1 where v.no in (e.published_no, e.draft_no, e.publish_no, e.next_no - 1))
     and not exists (select 1 from content_kept_version k where k.entry_id = $1 and k.no = v.no)
     and not exists (select 1 from content_review r where r.entry_id = $1 and r.no = v.no)
     and not exists (select 1 from content_draft d where d.entry_id = $1 and d.base_no = v.no)
     and not exists (
       select 1 from content_version n where n.entry_id = $1 and n.reason = 'restore' and n.note = v.no::text)
   order by v.no`,
);
const removeReferences = named(
  'content.removeReferencesOfVersions',
  'delete from content_reference where entry_id = $1 and no = any ($2::integer[])',
);
const remove = named(
  'content.removeVersions',
  'delete from content_version where entry_id = $1 and no = any ($2::integer[])',
);

/** Removes automatically saved versions that are no longer needed, one entry per transaction. */
export const removeOldVersions = async (database: Database, isStopping = () => false): Promise<void> => {
  const entries = await database.query<{ entry_id: string }>(manyAutomatic);
  for (const { entry_id: entryId } of entries) {
    if (isStopping()) return;
    await database.transaction(async (transaction) => {
      // An act on the entry may need one of them; the next run looks again.
      if ((await transaction.query(hold, [entryId])).length === 0) return;
      const numbers = (await transaction.query<{ no: number }>(removable, [entryId])).map(({ no }) => no);
      if (numbers.length === 0) return;
      await transaction.query(removeReferences, [entryId, numbers]);
      await transaction.query(remove, [entryId, numbers]);
    });
  }
};
