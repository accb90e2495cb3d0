import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { ByteRange } from './byte-range.ts';
import type { FileStorage } from './file-storage.ts';
import type { PiecedFile, PieceStore } from './pieces.ts';

/** The storage no longer has the bytes of a file that came in pieces, or has different ones. */
export class PiecesLost extends Error {
  override name = 'PiecesLost';
}

interface From {
  storage: FileStorage;
  store: Pick<PieceStore, 'pieces'>;
}

/** A file with the hash that was announced for it, in hexadecimal. */
interface ProvenFile extends PiecedFile {
  sha256: string;
}

/** Yields the bytes of a file piece by piece. Throws `PiecesLost`, or a `StorageError` if the storage is down. */
async function* bytesOf({ storage, store }: From, { id, bytes }: PiecedFile): AsyncGenerator<Buffer> {
  let passed = 0;
  for (const { fileId } of await store.pieces(id)) {
    const piece = await storage.get(fileId);
    if (!piece) throw new PiecesLost('the storage has lost a piece of a file');
    passed += piece.length;
    yield piece;
  }
  if (passed !== bytes) throw new PiecesLost('a file is no longer whole');
}

/**
 * Yields the bytes of a file piece by piece, the last one only if the hash is right: a wrong file never arrives whole.
 * Throws `PiecesLost`, or a `StorageError` if the storage is down.
 */
export async function* provenBytesOf(from: From, file: ProvenFile): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  for await (const piece of bytesOf(from, file)) {
    hash.update(piece);
    if (held) yield held;
    held = piece;
  }
  if (hash.digest('hex') !== file.sha256) throw new PiecesLost('a file has another hash than was announced');
  if (held) yield held;
}

/** Writes a file that came in pieces. Throws like `provenBytesOf`, or the signal's reason. */
export const writePieces = async (from: From, file: ProvenFile, path: string, signal?: AbortSignal): Promise<void> => {
  const written = await open(path, 'wx', 0o600);
  try {
    for await (const piece of provenBytesOf(from, file)) {
      signal?.throwIfAborted();
      await written.write(piece);
    }
  } finally {
    await written.close();
  }
};

/**
 * Yields a part of a file whose pieces all have `pieceBytes`, except for the last. The caller may use the bytes of a
 * chunk only until it requests the next one. Throws `PiecesLost`, or a `StorageError` if the storage is down.
 */
export async function* partOf(
  { storage, store }: From,
  { id }: Pick<PiecedFile, 'id'>,
  pieceBytes: number,
  { from, to }: ByteRange,
): AsyncGenerator<Buffer> {
  const pieces = await store.pieces(id);
  let at = from;
  for (let pieceNo = Math.floor(from / pieceBytes); at <= to; pieceNo += 1) {
    const start = pieceNo * pieceBytes;
    const end = Math.min(to + 1, start + pieceBytes);
    const fileId = pieces[pieceNo]?.fileId;
    if (fileId !== undefined)
      for await (const chunk of storage.part(fileId, { from: at - start, to: end - 1 - start })) {
        at += chunk.length;
        yield chunk;
      }
    if (at !== end) throw new PiecesLost('the storage has lost a piece of a file');
  }
}
