import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TrialQuota } from '#contract/trial/recognition.ts';
import type { CallerKey } from '../http/caller.ts';

/** A limit as the `RateLimit` headers state it. */
export interface ReportedLimit {
  name: string;
  /** How many calls are allowed in the window, and the window in seconds. */
  quota: number;
  windowSeconds: number;
  left: number;
  /** In how many seconds `left` is reset. */
  resetSeconds: number;
}

/** What happens to one call of a program. Its parts fill it in, and the store of requests reads it at the end. */
export interface Trace {
  /** A UUID of version 7, whose first 48 bits are the time. */
  readonly requestId: string;
  readonly at: Date;
  /** The origin of the addresses in its answer. */
  readonly origin: string;
  /** The name of the call, or the path of a route that is no call. */
  readonly call: string;
  readonly address: string;
  readonly userAgent: string;
  /** How the request was sent; absent for calls that the portal makes itself. */
  readonly method?: string;
  readonly path?: string;
  readonly contentType?: string;
  readonly bodyBytes?: number;
  /** The names of fields that the call does not have. */
  ignored: readonly string[];
  key?: CallerKey;
  limits: ReportedLimit[];
  abilityNo?: number;
  model?: string;
  version?: string;
  /** Where the picture is from, and what it is. */
  source?: 'image' | 'base64' | 'url' | 'sample';
  pictureBytes?: number;
  pictureSha256?: string;
  width?: number;
  height?: number;
  /** The options of the request apart from the picture, in short texts. */
  parameters: Record<string, string>;
  /** Milliseconds until the picture was there, and from then until the engine's result. */
  pictureMs?: number;
  engineMs?: number;
  charge: 'none' | 'charged' | 'refunded';
  /** How many of its recognitions were charged, if it may have several. */
  charges?: number;
  /** What the account may still use of the ability, if the quota was read. */
  quota?: TrialQuota;
  /** How much was found. */
  targets?: number;
  texts?: number;
  idempotencyKey?: string;
  /** The answer was given before, for the same idempotency key; the id of that request. */
  repeats?: string;
  /** The request that its owner has sent again by it. */
  replays?: string;
  /** The picture, for a key whose application keeps inputs. */
  picture?: Buffer;
  /** The answer, for such a key and for a sample. */
  answer?: object;
  /** The job that made the call. */
  jobId?: string;
}

/** The trace at its end. */
export interface EndedTrace extends Trace {
  status: number;
  /** The code of the envelope. */
  code: string;
  field?: string | undefined;
  totalMs: number;
}

/** Gets the calls of programs when they have ended. Must not throw. */
export type OnTraced = (trace: EndedTrace) => void;

/** Returns a UUID of version 7: ids that are close in time are close in an index. */
export const timedId = (at = Date.now()): string => {
  const time = at.toString(16).padStart(12, '0');
  // The rest of a random UUID, which Node makes from random bytes that it draws in advance.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};

/** Returns when an id of `timedId` was made. */
export const timeOfId = (id: string): Date => new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

const AGENT_MAXIMUM = 200;

export const beginTrace = (
  call: string,
  { ip, headers, id = timedId() }: Pick<FastifyRequest, 'ip' | 'headers'> & { id?: string },
  origin: string,
  sent: Pick<Trace, 'method' | 'path' | 'contentType' | 'bodyBytes'> = {},
): Trace => ({
  origin,
  requestId: id,
  at: new Date(),
  call,
  address: ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, AGENT_MAXIMUM),
  ...sent,
  ignored: [],
  limits: [],
  parameters: {},
  charge: 'none',
});

const item = (name: string, parameters: Record<string, number>) =>
  `"${name}"${Object.entries(parameters)
    .map(([key, value]) => `;${key}=${value}`)
    .join('')}`;

/** A header holds visible ASCII; the versions of packages may be in any script. */
const headerText = (text: string): string => (/^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text));

/** Reads what `headerText` has written; anything else stays as it is. */
export const readHeaderText = (text: string): string => {
  try {
    const read = decodeURIComponent(text);
    return headerText(read) === text ? read : text;
  } catch {
    return text;
  }
};

/**
 * Sets the headers of an answer to a program: its id, and its limits as the draft of the IETF writes them
 * (draft-ietf-httpapi-ratelimit-headers). An answer with status 401 also
 * has `WWW-Authenticate`, which names the scheme of the key (RFC 9110, section 11.6.1).
 */
export const setTraceHeaders = (reply: FastifyReply, { requestId, limits, pictureSha256, version }: Trace): void => {
  reply.header('x-request-id', requestId);
  if (reply.statusCode === 401 && !reply.hasHeader('www-authenticate')) reply.header('www-authenticate', 'Bearer');
  if (version !== undefined) reply.header('x-model-version', headerText(version));
  // A caller can compare it with its file.
  if (pictureSha256 !== undefined) reply.header('x-picture-sha256', pictureSha256);
  if (limits.length === 0) return;
  reply.header(
    'ratelimit-policy',
    limits.map(({ name, quota, windowSeconds }) => item(name, { q: quota, w: windowSeconds })).join(', '),
  );
  reply.header(
    'ratelimit',
    limits.map(({ name, left, resetSeconds }) => item(name, { r: left, t: resetSeconds })).join(', '),
  );
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the calls of programs. */
    trace?: Trace;
    /** The code and the field of the answer. */
    answered?: { code: string; field?: string | undefined };
  }
}
