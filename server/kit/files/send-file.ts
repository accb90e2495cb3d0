import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, readRange } from './byte-range.ts';
import { isKnownTag } from './entity-tag.ts';
import { sendChunks } from './send-chunks.ts';

/** A file whose bytes never change. */
export interface SentFile {
  name: string;
  type: string;
  bytes: number;
  /** Shown by the browser rather than saved. */
  inline?: boolean;
  /** In lower-case hex. */
  sha256: string;
  /** For the file and its parts alone: an error keeps what the reply has. */
  cacheControl?: string;
  /**
   * Yields a part in chunks. Throws if it is not there. The caller may use the bytes of a chunk only until it requests
   * the next one.
   */
  part(range: ByteRange): AsyncGenerator<Buffer>;
}

/** RFC 5987 allows fewer characters than `encodeURIComponent` leaves. */
const encodedName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns a `Content-Disposition` for a name in any language (RFC 6266), with one in ASCII for old clients. */
export const attachmentOf = (name: string): string =>
  `attachment; filename="${name.replace(/[^ -~]|["\\%]/g, '_')}"; filename*=UTF-8''${encodedName(name)}`;

export const entityTagOf = ({ sha256 }: Pick<SentFile, 'sha256'>): string => `"${sha256}"`;

/** The hash of the whole file, for any part of it (RFC 9530). */
const digestOf = ({ sha256 }: SentFile) => `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`;

/** Strong comparison, which `If-Match` requires. */
const isSameTag = (header: string, tag: string) =>
  header.trim() === '*' || header.split(',').some((one) => one.trim() === tag);

/**
 * Answers a GET or HEAD for a file: whole, a part of it, or that the client has it. The tag is the hash of the content,
 * so that a client which resumes with `If-Range` or `If-Match` never mixes two files.
 */
export const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<FastifyReply> => {
  const tag = entityTagOf(file);
  const { headers, method } = request;
  const headersOfFile = {
    etag: tag,
    'accept-ranges': 'bytes',
    'repr-digest': digestOf(file),
    ...(file.cacheControl !== undefined && { 'cache-control': file.cacheControl }),
  };
  if (headers['if-match'] !== undefined && !isSameTag(headers['if-match'], tag)) return reply.status(412).send();
  if (isKnownTag(headers['if-none-match'], tag)) return reply.headers(headersOfFile).status(304).send();
  // There is no date to compare, so a date never matches.
  const mayBePart =
    method === 'GET' && (headers['if-range'] === undefined || String(headers['if-range']).trim() === tag);
  const asked = mayBePart ? readRange(headers.range, file.bytes) : 'whole';
  if (asked === 'outside') return reply.status(416).header('content-range', `bytes */${file.bytes}`).send();
  const range = asked === 'whole' ? { from: 0, to: file.bytes - 1 } : asked;
  const bytes = range.to - range.from + 1;
  const headersOfPart = {
    ...headersOfFile,
    'content-type': file.type,
    'content-disposition': file.inline ? 'inline' : attachmentOf(file.name),
    ...(asked !== 'whole' && { 'content-range': `bytes ${range.from}-${range.to}/${file.bytes}` }),
  };
  if (method === 'HEAD') return reply.headers(headersOfPart).header('content-length', bytes).send();
  const status = asked === 'whole' ? 200 : 206;
  return sendChunks(request, reply, { chunks: file.part(range), bytes, status, headers: headersOfPart });
};
