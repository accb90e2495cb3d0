import type { Readable } from 'node:stream';
import type { LargeFile } from '#contract/files/large-calls.ts';
import { LARGE_PIECE_BYTES } from '#contract/files/large-limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { ByteRange } from '#server/kit/files/byte-range.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { openPart } from '#server/kit/files/piece-bytes.ts';
import { createLargeStore } from '../large/large-store.ts';

/** Finds a large file that has arrived, with the right hash. */
export const findReadyFile = async (database: Database, fileId: string): Promise<LargeFile | undefined> => {
  const found = await createLargeStore(database).find(fileId);
  return found?.ready ? found : undefined;
};

/** Opens a part of a large file. Throws like `openPart`. */
export const openLargeFile = (
  { database, storage }: { database: Database; storage: FileStorage },
  { fileId: id, bytes }: Pick<LargeFile, 'fileId' | 'bytes'>,
  range: ByteRange,
): Promise<Readable> =>
  openPart({ storage, store: createLargeStore(database) }, { id, bytes }, LARGE_PIECE_BYTES, range);
