import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beginLargeFile, finishLargeFile, sendLargePiece } from '#contract/files/large-calls.ts';
import { LARGE_PIECE_BYTES } from '#contract/files/large-limits.ts';
import { named } from '#server/kit/database/statement.ts';
import { formOf } from '../testing.ts';

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Takes a piece of a file away, as a storage may. */
export const losePiece = named('test.losePiece', 'delete from files_large_piece where large_id = $1 and piece_no = $2');

/** The calls that upload a large file, made with an operator's token. */
export const createLargeCalls = (app: FastifyInstance, token: string) => {
  const post = async (url: string, body: object) => {
    const response = await app.inject({
      method: 'POST',
      url,
      headers: { token, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    return response.json();
  };
  const begin = (name: string, bytes: Uint8Array, more: object = {}) =>
    post(beginLargeFile.path, { name, bytes: bytes.length, sha256: sha256Of(bytes), ...more });
  const send = async (fileId: string, pieceNo: number, bytes: Uint8Array) => {
    const piece = Buffer.from(bytes.subarray(pieceNo * LARGE_PIECE_BYTES, (pieceNo + 1) * LARGE_PIECE_BYTES));
    const { payload, headers } = await formOf([
      ['fileId', fileId],
      ['pieceNo', String(pieceNo)],
      ['file', { name: 'piece', bytes: piece }],
    ]);
    const response = await app.inject({
      method: 'POST',
      url: sendLargePiece.path,
      payload,
      headers: { ...headers, token },
    });
    return response.json();
  };
  const finish = (fileId: string) => post(finishLargeFile.path, { fileId });

  return {
    begin,
    send,
    finish,
    /** Uploads a whole file and returns its id. */
    async upload(name: string, bytes: Uint8Array): Promise<string> {
      const { fileId, missing } = (await begin(name, bytes)).data;
      for (const pieceNo of missing) await send(fileId, pieceNo, bytes);
      const { code } = await finish(fileId);
      if (code !== '200') throw new Error(`the upload of ${name} ended with ${code}`);
      return fileId;
    },
  };
};
