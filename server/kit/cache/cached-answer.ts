import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Headers } from '../http/security-headers.ts';
import type { Tagged } from './tags.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compression of a smaller response does not save a network packet. */
const COMPRESS_FROM_BYTES = 1000;

interface Encoded {
  headers: Headers;
  bytes: Buffer;
}

/** A complete response with its headers and encodings, ready to be sent many times. */
export interface CachedAnswer extends Tagged {
  status: number;
  identity: Encoded;
  gzip?: Encoded;
  br?: Encoded;
  etag: string;
  /** Headers of a 304 response. */
  unchanged: Headers;
  size: number;
}

/** Prepares a response with its tag from its bytes and those that are compressed already. */
export const encodedAnswer = (
  status: number,
  headers: Headers,
  bytes: Buffer,
  compressed: { br?: Buffer | undefined; gzip?: Buffer | undefined } = {},
): CachedAnswer => {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const shared: Headers = { vary: 'accept-encoding', ...headers, etag };
  const encoded = (encoding: string | undefined, body: Buffer): Encoded => ({
    headers: {
      ...shared,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    },
    bytes: body,
  });
  const { br, gzip: zipped } = compressed;
  return {
    status,
    identity: encoded(undefined, bytes),
    ...(br && { br: encoded('br', br) }),
    ...(zipped && { gzip: encoded('gzip', zipped) }),
    etag,
    unchanged: shared,
    size: bytes.length + (br?.length ?? 0) + (zipped?.length ?? 0) + 1000,
  };
};

/** Prepares a response: tag and compressed bytes. Brotli uses quality 5, which costs little more than gzip. */
export const cacheAnswer = async (status: number, headers: Headers, bytes: Buffer): Promise<CachedAnswer> => {
  if (bytes.length < COMPRESS_FROM_BYTES) return encodedAnswer(status, headers, bytes);
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipped(bytes),
  ]);
  return encodedAnswer(status, headers, bytes, { br, gzip: gz });
};

type Coding = 'br' | 'gzip' | 'identity';

/** Clients send few distinct headers, so the result is cached. */
const codingByHeader = new LRUCache<string, Coding>({ max: 200 });

/**
 * Returns the best of our codings that an `Accept-Encoding` accepts. Names match as a whole and in any case, `*` covers
 * unnamed codings, q=0 excludes.
 */
const readCoding = (header: string): Coding => {
  const qualities = new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part): [string, boolean] => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
      }),
  );
  const takes = (coding: Coding) => qualities.get(coding) ?? qualities.get('*') ?? false;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
};

const codingOf = (header: string | string[] | undefined): Coding => {
  if (typeof header !== 'string') return 'identity';
  let coding = codingByHeader.get(header);
  if (coding === undefined) {
    coding = readCoding(header);
    codingByHeader.set(header, coding);
  }
  return coding;
};

/** Returns whether an `If-None-Match` contains the tag, also in a list or weakened by a proxy. */
const names = (header: string | undefined, etag: string) =>
  header !== undefined && (header.includes(etag) || header.trim() === '*');

/** Sends a cached response in the best accepted encoding, or a 304 if the client has it. Returns the status. */
export const sendCached = (
  response: ServerResponse,
  request: IncomingHttpHeaders,
  method: string,
  kept: CachedAnswer,
): number => {
  if (kept.status === 200 && names(request['if-none-match'], kept.etag)) {
    response.writeHead(304, kept.unchanged);
    response.end();
    return 304;
  }
  const chosen = kept[codingOf(request['accept-encoding'])] ?? kept.identity;
  response.writeHead(kept.status, chosen.headers);
  response.end(method === 'HEAD' ? undefined : chosen.bytes);
  return kept.status;
};
