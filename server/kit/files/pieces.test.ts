import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';
import { provenBytesOf } from './piece-bytes.ts';
import { createPieces, type PieceStore } from './pieces.ts';
import { temporaryFolder } from './testing.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);
const storage = createFolderStorage(folder);

/** Keeps rows in memory, as the table of an area would. */
const rows = (): PieceStore => {
  const kept = new Map<number, { fileId: string; stored: boolean }>();
  return {
    addPiece: async (_id, pieceNo, fileId) => {
      const row = kept.get(pieceNo) ?? { fileId, stored: false };
      kept.set(pieceNo, row);
      return row;
    },
    pieceStored: async (_id, pieceNo) =>
      void kept.set(pieceNo, { fileId: kept.get(pieceNo)?.fileId ?? '', stored: true }),
    pieces: async () =>
      [...kept]
        .filter(([, { stored }]) => stored)
        .sort(([one], [other]) => one - other)
        .map(([pieceNo, { fileId }]) => ({ pieceNo, fileId })),
  };
};

const whole = Buffer.from('a file of twenty-nine letters');
const file = { id: '1', bytes: whole.length, sha256: createHash('sha256').update(whole).digest('hex') };
const pieceOf = (pieceNo: number) => whole.subarray(pieceNo * 10, pieceNo * 10 + 10);
const begin = () => {
  const store = rows();
  return { store, pieces: createPieces({ storage, store, pieceBytes: 10 }) };
};
const arrived = async () => {
  const begun = begin();
  for (const pieceNo of [0, 1, 2]) await begun.pieces.take(file, pieceNo, pieceOf(pieceNo));
  return begun;
};
const read = async (store: PieceStore, what = file) => {
  const passed: Buffer[] = [];
  const reading = (async () => {
    for await (const piece of provenBytesOf({ storage, store }, what)) passed.push(piece);
  })();
  const failure = await reading.then(
    () => undefined,
    (error: Error) => error.name,
  );
  return { bytes: Buffer.concat(passed).toString(), failure };
};

describe('[CONT-04] a large file in pieces', () => {
  test('arrives in any order, and again after a failure', async () => {
    const { store, pieces } = begin();
    expect(pieces.countOf(file.bytes)).toBe(3);
    expect(await pieces.missing(file)).toEqual([0, 1, 2]);
    await pieces.take(file, 2, pieceOf(2));
    await pieces.take(file, 0, pieceOf(0));
    expect(await pieces.missing(file)).toEqual([1]);
    // The row exists, but the bytes did not arrive: the next attempt continues under the same id.
    const { fileId } = await store.addPiece(file.id, 1, 'A'.repeat(22));
    await pieces.take(file, 1, pieceOf(1));
    expect((await store.pieces(file.id)).map((piece) => piece.fileId)).toContain(fileId);
    await pieces.take(file, 1, pieceOf(1));
    expect(await pieces.missing(file)).toEqual([]);
    expect(await read(store)).toEqual({ bytes: whole.toString(), failure: undefined });
  });

  test.each([
    // A number that the file does not have is a wrong field.
    ['beyond the end', 3, pieceOf(0), { status: 400, code: '10003', field: 'pieceNo' }],
    ['that is too short', 0, pieceOf(0).subarray(1), { status: 200, code: 'PTL0007', field: 'file' }],
    ['whose end is too long', 2, pieceOf(0), { status: 200, code: 'PTL0007', field: 'file' }],
  ])('has no piece %s', async (_what, pieceNo, bytes, error) => {
    const { pieces } = begin();
    await expect(pieces.take(file, pieceNo, bytes)).rejects.toMatchObject(error);
    expect(await pieces.missing(file)).toEqual([0, 1, 2]);
  });

  test('never arrives whole when its hash is wrong or a piece is lost', async () => {
    const { store } = await arrived();
    const wrong = await read(store, { ...file, sha256: '0'.repeat(64) });
    expect(wrong).toEqual({ bytes: whole.subarray(0, 20).toString(), failure: 'PiecesLost' });
    const [, second] = await store.pieces(file.id);
    await storage.remove(second?.fileId as string);
    expect((await read(store)).failure).toBe('PiecesLost');
  });

  test('shows its end across pieces', async () => {
    const { store, pieces } = await arrived();
    expect((await pieces.tail(file, 12))?.toString()).toBe(whole.subarray(-12).toString());
    expect((await pieces.tail(file, 100))?.toString()).toBe(whole.toString());
    const [, , last] = await store.pieces(file.id);
    await storage.remove(last?.fileId as string);
    expect(await pieces.tail(file, 12)).toBeUndefined();
  });
});
