import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';

/** Longer than any upload takes. Also the delay before a failed removal is retried. */
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
 * Ids under which the storage may hold bytes without a file. Each id is recorded before its bytes are stored, so that
 * nothing is left behind after a crash.
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

    /** Runs in the transaction that adds the file. Returns false if it is too late and the bytes may be gone. */
    async forget(fileId: string): Promise<boolean> {
      return (await database.query(forget, [fileId])).length > 0;
    },

    /**
     * Removes the bytes of an id at once. Keeps them if it is no leftover, as after a commit whose response was lost.
     */
    async remove(storage: FileStorage, fileId: string): Promise<void> {
      if ((await database.query(claimOne, [fileId])).length > 0) await removeClaimed(storage, fileId);
    },

    /** Removes the bytes of all due leftovers. Throws at the first failure, and that one is due again later. */
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
