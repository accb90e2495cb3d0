import type { Socket } from 'node:net';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import type { Headers } from './security-headers.ts';

const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Responds in the envelope to a malformed or late HTTP request, and closes the connection. */
export const answerClientError = (headers: Headers) => (error: Error & { code?: string }, socket: Socket) => {
  if (socket.destroyed || error.code === 'ECONNRESET') return;
  const status = statuses[error.code ?? ''] ?? '400 Bad Request';
  const code = status.slice(0, 3);
  const body = JSON.stringify({ code, msg: messageOf('ability', code), data: null });
  const all: Headers = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${body}`);
  socket.destroySoon();
};
