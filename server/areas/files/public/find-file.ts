import type { Database } from '#server/kit/database/database.ts';
import type { FileFacts } from '#server/kit/files/attach.ts';
import { createFileStore } from '../store.ts';

/** Returns the owner and the use of a file; undefined if the id is unknown. */
export const findFile = async (
  database: Database,
  fileId: string,
): Promise<Pick<FileFacts, 'ownerId' | 'use'> | undefined> => {
  const row = await createFileStore(database).find(fileId);
  return row && { ownerId: String(row.owner_id), use: row.use };
};
