import type { LargeFile } from '#contract/files/large-calls.ts';
import { LARGE_PIECE_BYTES } from '#contract/files/large-limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { ByteRange } from '#server/kit/files/byte-range.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { partOf } from '#server/kit/files/piece-bytes.ts';
import { createLargeStore } from '../large/large-store.ts';

/** Finds a large file that has arrived, with the right hash. */
export const findReadyFile = async (database: Database, fileId: string): Promise<LargeFile | undefined> => {
  const found = await createLargeStore(database).find(fileId);
  return found?.ready ? found : undefined;
};

/** Yields a part of a large file. Throws like `partOf`. */
export const partOfLargeFile = (
  { database, storage }: { database: Database; storage: FileStorage },
  fileId: string,
  range: ByteRange,
): AsyncGenerator<Buffer> =>
  partOf({ storage, store: createLargeStore(database) }, { id: fileId }, LARGE_PIECE_BYTES, range);
