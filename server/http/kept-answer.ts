import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Headers } from './security-headers.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this many bytes a compressed answer is not smaller by a packet. */
const COMPRESS_FROM_BYTES = 1000;

interface Encoded {
  headers: Headers;
  bytes: Buffer;
}

/** A whole answer with its headers and its encodings, ready to be sent many times. */
export interface KeptAnswer {
  status: number;
  identity: Encoded;
  gzip?: Encoded;
  br?: Encoded;
  etag: string;
  /** Headers of a 304. */
  unchanged: Headers;
  size: number;
}

/** Makes an answer ready: tag and compressed bytes, quality 5 for brotli, which costs little more than gzip. */
export const keepAnswer = async (status: number, headers: Headers, bytes: Buffer): Promise<KeptAnswer> => {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const shared: Headers = { ...headers, etag, vary: 'accept-encoding' };
  const encoded = (encoding: string | undefined, body: Buffer): Encoded => ({
    headers: {
      ...shared,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
    bytes: body,
  });
  const kept: KeptAnswer = {
    status,
    identity: encoded(undefined, bytes),
    etag,
    unchanged: shared,
    size: bytes.length + 1000,
  };
  if (bytes.length < COMPRESS_FROM_BYTES) return kept;
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipped(bytes),
  ]);
  return {
    ...kept,
    br: encoded('br', br),
    gzip: encoded('gzip', gz),
    size: kept.size + br.length + gz.length,
  };
};

/** Whether an `Accept-Encoding` names a coding and does not refuse it with q=0. */
const accepts = (header: string, coding: string): boolean => {
  const at = header.indexOf(coding);
  if (at === -1) return false;
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + coding.length, at + coding.length + 20));
};

/** Sends a kept answer in the best encoding that the client takes, or 304 where the client has it. */
export const sendKept = (response: ServerResponse, request: IncomingHttpHeaders, method: string, kept: KeptAnswer) => {
  // It may come in a list, or weakened by a proxy on the way.
  if (kept.status === 200 && request['if-none-match']?.includes(kept.etag)) {
    response.writeHead(304, kept.unchanged);
    response.end();
    return;
  }
  const accepted = request['accept-encoding'];
  let chosen = kept.identity;
  if (typeof accepted === 'string') {
    if (kept.br && accepts(accepted, 'br')) chosen = kept.br;
    else if (kept.gzip && accepts(accepted, 'gzip')) chosen = kept.gzip;
  }
  response.writeHead(kept.status, chosen.headers);
  response.end(method === 'HEAD' ? undefined : chosen.bytes);
};
