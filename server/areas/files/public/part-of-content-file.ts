import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/kit/database/database.ts';
import type { ByteRange } from '#server/kit/files/byte-range.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { PiecesLost } from '#server/kit/files/piece-bytes.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { partOfLargeFile } from './large-files.ts';

/** The file of a field of content: an upload by its id, or a file of the build by its name. */
export interface ContentFile {
  fileId: string | null;
  built: string | null;
}

interface Opening {
  database: Database;
  storage: FileStorage;
  partOfBuilt: (name: string, range: ByteRange) => AsyncGenerator<Buffer>;
  log: FastifyBaseLogger;
}

/** Yields a part of the file of a field. Throws `notFound`, and logs the reason, if its bytes are gone. */
export async function* partOfContentFile(
  { database, storage, partOfBuilt, log }: Opening,
  { fileId, built }: ContentFile,
  range: ByteRange,
): AsyncGenerator<Buffer> {
  try {
    yield* built === null ? partOfLargeFile({ database, storage }, fileId as string, range) : partOfBuilt(built, range);
  } catch (err) {
    if (!(err instanceof PiecesLost) && (err as NodeJS.ErrnoException).code !== 'ENOENT') throw err;
    log.error({ err, fileId, built }, 'the storage has lost a file of the content');
    throw protocolError('ability', 'notFound');
  }
}
