import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts if the connection closes before the response is sent. */
export const goneOf = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
};
