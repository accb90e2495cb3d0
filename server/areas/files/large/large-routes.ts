import {
  beginLargeFile,
  finishLargeFile,
  getLargeFile,
  type LargeFile,
  sendLargePiece,
} from '#contract/files/large-calls.ts';
import { LARGE_PIECE_BYTES } from '#contract/files/large-limits.ts';
import { WRONG_CONTENTS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FileStorage } from '#server/kit/files/file-storage.ts';
import { PiecesLost, provenBytesOf } from '#server/kit/files/piece-bytes.ts';
import { createPieces } from '#server/kit/files/pieces.ts';
import { readFilm } from '#server/kit/files/read-film.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { type Upload, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { partOfLargeFile } from '../public/large-files.ts';
import { shownName } from '../public/shown-name.ts';
import { createLargeStore } from './large-store.ts';

const piecedFile = ({ fileId: id, bytes, sha256 }: LargeFile) => ({ id, bytes, sha256 });

/** Serves the upload of large files in pieces. */
export const serveLargeFiles = (
  calls: Calls,
  { database, storage }: { database: Database; storage: FileStorage },
): void => {
  const store = createLargeStore(database);
  const pieces = createPieces({ storage, store, pieceBytes: LARGE_PIECE_BYTES });
  const expectFile = async (fileId: string): Promise<LargeFile> => {
    const found = await store.find(fileId);
    if (!found) throw protocolError('ability', 'notFound', 'fileId');
    return found;
  };

  /** Reads a file once. Throws `PiecesLost` if it is not what was announced. */
  const prove = async (file: LargeFile) => {
    for await (const _piece of provenBytesOf({ storage, store }, piecedFile(file)));
  };

  const filmOf = async (file: LargeFile): Promise<LargeFile['film']> => {
    const found = await readFilm(file.bytes, async (range) =>
      // The memory of a chunk is reused for the next one.
      Buffer.concat(
        await Array.fromAsync(partOfLargeFile({ database, storage }, file.fileId, range), (chunk) =>
          Buffer.from(chunk),
        ),
      ),
    );
    return typeof found === 'string' ? { fault: found } : (found ?? null);
  };

  const finished = async (file: LargeFile): Promise<LargeFile> => {
    const film = await filmOf(file);
    await store.setReady(file.fileId, film);
    return { ...file, ready: true, film };
  };

  calls.serve(beginLargeFile, async ({ name, ...announced }, caller) => {
    const begun = await store.begin({ name: shownName(name), ...announced }, userOf(caller).accountId);
    // It may have arrived before films were looked at.
    const file = begun.ready && !begun.film ? await finished(begun) : begun;
    return {
      ...file,
      pieceBytes: LARGE_PIECE_BYTES,
      pieces: pieces.countOf(file.bytes),
      missing: file.ready ? [] : await pieces.missing(piecedFile(file)),
    };
  });

  calls.serve(sendLargePiece, async ({ fileId, pieceNo }, caller) => {
    const file = await expectFile(fileId);
    if (file.ready) throw businessError('ability', WRONG_STATE);
    await pieces.take(piecedFile(file), pieceNo, (caller.upload as Upload).bytes);
    return { missing: await pieces.missing(piecedFile(file)) };
  });

  calls.serve(finishLargeFile, async ({ fileId }) => {
    const file = await expectFile(fileId);
    if (file.ready) return file;
    if ((await pieces.missing(piecedFile(file))).length > 0) throw businessError('ability', WRONG_CONTENTS, 'file');
    try {
      await prove(file);
    } catch (error) {
      if (!(error instanceof PiecesLost)) throw error;
      // The wrong piece cannot be identified.
      await store.remove(fileId);
      throw businessError('ability', WRONG_CONTENTS, 'sha256');
    }
    return finished(file);
  });

  calls.serve(getLargeFile, ({ fileId }) => expectFile(fileId));
};
