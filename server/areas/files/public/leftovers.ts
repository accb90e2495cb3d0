import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';

/** Longer than any upload lasts, and before a removal that failed is tried again. */
const LATER = `interval '10 minutes'`;
const BATCH = 50;

const note = named(
  'files.noteLeftover',
  `insert into files_leftover (file_id, remove_after) values ($1, now() + ${LATER})`,
);
const forget = named('files.forgetLeftover', 'delete from files_leftover where file_id = $1 returning file_id');
const claimOne = named(
  'files.claimLeftover',
  `update files_leftover set remove_after = now() + ${LATER} where file_id = $1 returning file_id`,
);
const claim = named(
  'files.claimLeftovers',
  `update files_leftover set remove_after = now() + ${LATER}
   where file_id = any (array(
     select file_id from files_leftover where remove_after <= now()
     order by remove_after limit ${BATCH} for update skip locked))
   returning file_id`,
);

/**
 * Ids under which the storage may hold bytes that no file has. Each is written down before its bytes are, so that nothing
 * stays behind whatever is cut off in between.
 */
export const createLeftovers = (database: Database) => {
  const removeClaimed = async (storage: FileStorage, fileId: string): Promise<void> => {
    await storage.remove(fileId);
    await database.query(forget, [fileId]);
  };

  return {
    async note(fileId: string): Promise<void> {
      await database.query(note, [fileId]);
    },

    /** In the transaction in which the bytes become a file's; false where they were too late and may be gone. */
    async forget(fileId: string): Promise<boolean> {
      return (await database.query(forget, [fileId])).length > 0;
    },

    /** Removes the bytes of one at once. Where it is no leftover, as after a commit whose answer was lost, they stay. */
    async remove(storage: FileStorage, fileId: string): Promise<void> {
      if ((await database.query(claimOne, [fileId])).length > 0) await removeClaimed(storage, fileId);
    },

    /** Removes the bytes of those that are due, and throws at the first that cannot be removed; it is due again later. */
    async removeDue(storage: FileStorage, isStopping: () => boolean): Promise<void> {
      for (;;) {
        const due = await database.query<{ file_id: string }>(claim);
        for (const { file_id: fileId } of due) {
          if (isStopping()) return;
          await removeClaimed(storage, fileId);
        }
        if (due.length < BATCH) return;
      }
    },
  };
};

export type Leftovers = ReturnType<typeof createLeftovers>;
