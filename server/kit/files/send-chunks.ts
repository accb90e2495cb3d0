import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Headers } from '../http/security-headers.ts';

/** Resolves once the connection no longer needs the bytes of a chunk: true if it took them, false if it was closed. */
const take = ({ raw: { socket } }: FastifyRequest, { raw: response }: FastifyReply, chunk: Buffer): Promise<boolean> =>
  new Promise((resolve) => {
    // Node forgets what waits for its turn on a connection that is closed.
    const onClose = () => resolve(false);
    if (socket.destroyed) return onClose();
    socket.once('close', onClose);
    response.write(chunk, (error) => {
      socket.off('close', onClose);
      resolve(!error);
    });
  });

/** A client that takes nothing for this time is cut off. */
const STALLED_MS = 60_000;

interface Sent {
  chunks: AsyncGenerator<Buffer>;
  /** The length of all chunks together. */
  bytes: number;
  status: number;
  headers: Headers;
  stalledMs?: number;
}

/**
 * Sends a body that comes in chunks. Requests a chunk only once the connection has taken the one before, which a stream
 * would not wait for, so that a source may reuse its memory. An error before the first chunk is thrown, with the reply
 * unchanged; after it, the connection is closed, so that the client sees that bytes are missing.
 */
export const sendChunks = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { chunks, bytes, status, headers, stalledMs = STALLED_MS }: Sent,
): Promise<FastifyReply> => {
  let chunk = await chunks.next();
  reply.status(status).headers(headers).header('content-length', bytes).hijack();
  // Node resets this when the response ends, and does not cut off a slow client.
  reply.raw.setTimeout(stalledMs, () => reply.raw.destroy());
  try {
    reply.raw.writeHead(status, reply.getHeaders() as OutgoingHttpHeaders);
    let sent = 0;
    while (!chunk.done) {
      sent += chunk.value.length;
      if (!(await take(request, reply, chunk.value))) break;
      chunk = await chunks.next();
    }
    if (chunk.done && sent !== bytes) throw new Error(`a body has ${sent} bytes instead of ${bytes}`);
    reply.raw.end();
  } catch (err) {
    request.log.warn({ err }, 'a response ended too early');
    reply.raw.destroy();
  } finally {
    await chunks.return(undefined);
  }
  return reply;
};
