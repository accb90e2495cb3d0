import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { createLeftovers } from './leftovers.ts';
import { newFileId } from './new-file-id.ts';

/**
 * Stores bytes under a new id. `keep` runs in a transaction that makes them belong to something, and calls `claim` if it
 * does. Bytes that nothing has claimed are removed, also after a crash.
 */
export const storeBytes = async <T>(
  { database, storage }: { database: Database; storage: FileStorage },
  { bytes, type }: { bytes: Buffer; type: string },
  keep: (transaction: Database, fileId: string, claim: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  const fileId = newFileId();
  const leftovers = createLeftovers(database);
  await leftovers.note(fileId);
  // If the storage fails, there is no second attempt: what it may hold is removed later.
  await storage.put(fileId, bytes, type);
  try {
    return await database.transaction((transaction) =>
      keep(transaction, fileId, async () => {
        if (!(await createLeftovers(transaction).forget(fileId))) throw protocolError('ability', 'unavailable');
      }),
    );
  } finally {
    await leftovers.remove(storage, fileId).catch(() => {});
  }
};
