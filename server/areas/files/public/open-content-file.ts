import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/kit/database/database.ts';
import type { ByteRange } from '#server/kit/files/byte-range.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { PiecesLost } from '#server/kit/files/piece-bytes.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { openLargeFile } from './large-files.ts';

/** The file of a field of content: an upload by its id, or a file of the build by its name. */
export interface ContentFile {
  bytes: number;
  fileId: string | null;
  built: string | null;
}

interface Opening {
  database: Database;
  storage: FileStorage;
  openBuilt: (name: string, range: ByteRange) => Promise<Readable>;
  log: FastifyBaseLogger;
}

/** Opens a part of the file of a field. Throws `notFound`, and logs the reason, if its bytes are gone. */
export const openContentFile = async (
  { database, storage, openBuilt, log }: Opening,
  { fileId, built, bytes }: ContentFile,
  range: ByteRange,
): Promise<Readable> => {
  try {
    return built === null
      ? await openLargeFile({ database, storage }, { fileId: fileId as string, bytes }, range)
      : await openBuilt(built, range);
  } catch (err) {
    if (!(err instanceof PiecesLost) && (err as NodeJS.ErrnoException).code !== 'ENOENT') throw err;
    log.error({ err, fileId, built }, 'the storage has lost a file of the content');
    throw protocolError('ability', 'notFound');
  }
};
