import type { FastifyInstance } from 'fastify';
import { sendPiece } from '#contract/trial/packages.ts';

/** Sends a piece of a package, and answers what is said of it. */
export const sendPieceTo = async (
  app: FastifyInstance,
  token: string,
  packageId: string,
  pieceNo: number,
  bytes: Buffer,
) => {
  const form = new FormData();
  form.append('packageId', packageId);
  form.append('pieceNo', String(pieceNo));
  form.append('file', new File([new Uint8Array(bytes)], 'piece'));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: sendPiece.path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { token, 'content-type': request.headers.get('content-type') as string },
  });
  return response.json();
};
