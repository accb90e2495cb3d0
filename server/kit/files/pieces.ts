import { randomBytes } from 'node:crypto';
import { WRONG_CONTENTS } from '#contract/kit/errors/portal.ts';
import { businessError, protocolError } from '../http/call-error.ts';
import type { FileStorage } from './file-storage.ts';

/** A large file that arrives in pieces of equal length, except for the last. */
export interface PiecedFile {
  /** Identifies the file in its `PieceStore`. */
  id: string;
  /** Its whole length, as announced. */
  bytes: number;
}

/** The rows of pieces, in the table of an area. A row is there before its bytes are, so that a crash loses no bytes. */
export interface PieceStore {
  /** Returns the id of the piece's bytes, the given one or that of an earlier attempt, and whether they are stored. */
  addPiece(id: string, pieceNo: number, fileId: string): Promise<{ fileId: string; stored: boolean }>;
  pieceStored(id: string, pieceNo: number): Promise<void>;
  /** Lists the stored pieces, in order. */
  pieces(id: string): Promise<{ pieceNo: number; fileId: string }[]>;
}

interface PiecesOptions {
  storage: FileStorage;
  store: PieceStore;
  /** The length of each piece but the last. */
  pieceBytes: number;
}

/**
 * Takes files in pieces, in any order and again after a failure. Each piece is stored before it is acknowledged, so no
 * node holds a whole file.
 */
export const createPieces = ({ storage, store, pieceBytes }: PiecesOptions) => {
  const countOf = (bytes: number) => Math.ceil(bytes / pieceBytes);

  /** Returns the numbers of the pieces that have not arrived. */
  const missing = async ({ id, bytes }: PiecedFile): Promise<number[]> => {
    const there = new Set((await store.pieces(id)).map(({ pieceNo }) => pieceNo));
    return Array.from({ length: countOf(bytes) }, (_, pieceNo) => pieceNo).filter((pieceNo) => !there.has(pieceNo));
  };

  return {
    countOf,
    missing,

    /** Stores a piece. Throws an error if the file has no such piece, or if the piece has another length. */
    async take({ id, bytes }: PiecedFile, pieceNo: number, piece: Buffer): Promise<void> {
      if (pieceNo >= countOf(bytes)) throw protocolError('ability', 'invalid', 'pieceNo');
      if (piece.length !== Math.min(pieceBytes, bytes - pieceNo * pieceBytes))
        throw businessError('ability', WRONG_CONTENTS, 'file');
      const { fileId, stored } = await store.addPiece(id, pieceNo, randomBytes(16).toString('base64url'));
      if (stored) return;
      await storage.put(fileId, piece, 'application/octet-stream');
      await store.pieceStored(id, pieceNo);
    },

    /** Returns the last `length` bytes of a file that has arrived; undefined if the storage has lost a piece. */
    async tail({ id }: PiecedFile, length: number): Promise<Buffer | undefined> {
      const parts: Buffer[] = [];
      let read = 0;
      for (const { fileId } of (await store.pieces(id)).toReversed()) {
        if (read >= length) break;
        const piece = await storage.get(fileId);
        if (!piece) return undefined;
        parts.unshift(piece);
        read += piece.length;
      }
      return Buffer.concat(parts).subarray(-length);
    },
  };
};
