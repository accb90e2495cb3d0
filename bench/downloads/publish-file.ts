import { createHash, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { createEntry, publish } from '#contract/content/calls.ts';
import { getDownload, verifyDownload } from '#contract/downloads/calls.ts';
import { beginLargeFile, finishLargeFile, sendLargePiece } from '#contract/files/large-calls.ts';
import { LARGE_PIECE_BYTES } from '#contract/files/large-limits.ts';
import type { Envelope } from '#contract/kit/envelope.ts';
import { accountTitled, make, tokenOf } from '../log-in.ts';
import { answerTo } from '../requests.ts';

const SLUG = 'bench-file';

/** The parts of a file, as it is uploaded. */
function* piecesOf(bytes: number): Generator<Buffer<ArrayBuffer>> {
  const random = randomBytes(LARGE_PIECE_BYTES);
  for (let at = 0; at < bytes; at += LARGE_PIECE_BYTES) {
    // No two pieces are alike.
    random.writeUInt32LE(at / LARGE_PIECE_BYTES);
    yield random.subarray(0, Math.min(LARGE_PIECE_BYTES, bytes - at));
  }
}

/** Returns the data of an answer. Throws unless the call succeeds. */
const expected = async <C extends AnyCall>(origin: string, call: C, request: RequestOf<C>, token: string) => {
  const { code, data } = await make(origin, call, request, token);
  if (code !== '200') throw new Error(`${call.name} answered ${code}`);
  return data;
};

const get = async <C extends AnyCall>(origin: string, call: C, query: Record<string, string>) => {
  const path = `${call.path}?${new URLSearchParams(query)}`;
  return ((await answerTo(origin, { method: 'GET', path })) as Envelope<AnswerOf<C>>).data;
};

/** Writes a file of random bytes, uploads it and returns the id of the upload. */
const upload = async (origin: string, token: string, bytes: number, path: string): Promise<string> => {
  const hash = createHash('sha256');
  const file = await open(path, 'wx+');
  try {
    for (const piece of piecesOf(bytes)) {
      hash.update(piece);
      await file.write(piece);
    }
    const announced = { name: 'bench.bin', bytes, sha256: hash.digest('hex') };
    const { fileId, missing } = await expected(origin, beginLargeFile, announced, token);
    const piece = Buffer.alloc(LARGE_PIECE_BYTES);
    for (const pieceNo of missing) {
      const { bytesRead } = await file.read(piece, 0, piece.length, pieceNo * LARGE_PIECE_BYTES);
      const form = new FormData();
      form.append('fileId', fileId);
      form.append('pieceNo', String(pieceNo));
      form.append('file', new Blob([piece.subarray(0, bytesRead)]), 'piece');
      const answer = await fetch(origin + sendLargePiece.path, { method: 'POST', headers: { token }, body: form });
      if (!answer.ok) throw new Error(`piece ${pieceNo} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
    await expected(origin, finishLargeFile, { fileId }, token);
    return fileId;
  } finally {
    await file.close();
  }
};

/** Writes a file of random bytes to `path` and publishes it as a download. Returns the signed address to get it from. */
export const publishFile = async (origin: string, dataDir: string, bytes: number, path: string): Promise<string> => {
  const token = await tokenOf(origin, accountTitled(dataDir, '运营超级管理员'));
  const payload = {
    title: SLUG,
    summary: '',
    labels: [],
    abilityNos: [],
    audience: 'everybody',
    licence: '',
    firmware: [],
    fileClass: 1,
    versions: [
      { version: '1.0', date: '2026-11-01T00:00:00+08:00', notes: '', file: await upload(origin, token, bytes, path) },
    ],
  };
  const { entryId, revision } = await expected(
    origin,
    createEntry,
    { kind: 'download', slug: SLUG, parentId: null, payload },
    token,
  );
  await expected(origin, publish, { entryId, revision }, token);
  const { uuid, newest } = await get(origin, getDownload, { uuid: SLUG });
  return (await get(origin, verifyDownload, { uuid, versionId: newest.versionId })).url;
};
