import type { FetchOptions } from '#server/kit/http/fetch-options.ts';
import { Agent as PlainAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent as TlsAgent, request as requestTls } from 'node:https';
import { FETCH_PICTURE_WITHIN_MS, TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import {
  AddressError,
  fetchOptionsOf,
  lookupAmong,
  reachable,
  readAddress,
} from '#server/kit/outbound/checked-address.ts';

/** The reason why a picture could not be fetched. */
export type FetchErrorKind =
  /** The address is not allowed: another protocol, inside a network, or not an address at all. */
  | 'address'
  /**
   * The host cannot be found or reached, times out, or returns no success. A closed port looks the same as a silent
   * one.
   */
  | 'network'
  /** The picture began to arrive but did not end in time. */
  | 'late'
  /** The picture has more bytes than allowed. */
  | 'tooLarge'
  /** This node is already fetching as many as it can. */
  | 'busy';

/** Each fetch uses some memory, for seconds if the server is slow. */
const AT_ONCE = 16;
export const REDIRECTS_MAXIMUM = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
const CONNECT_WITHIN_MS = 4000;

class FetchError extends Error {
  readonly kind: FetchErrorKind;

  constructor(kind: FetchErrorKind) {
    super(`the picture was not fetched: ${kind}`);
    this.kind = kind;
  }
}

/** Sends one request. It contains nothing about the caller and uses no proxy of the environment. */
const ask = (url: URL, addresses: readonly string[], signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const tls = url.protocol === 'https:';
    const request = (tls ? requestTls : requestPlain)(url, {
      agent: tls ? new TlsAgent({ keepAlive: false }) : new PlainAgent({ keepAlive: false }),
      headers: { accept: 'image/png, image/jpeg', 'accept-encoding': 'identity', 'user-agent': 'ai-open-portal' },
      lookup: lookupAmong(addresses),
      signal,
    });
    const tooLate = setTimeout(() => request.destroy(new FetchError('network')), CONNECT_WITHIN_MS);
    request.once('socket', (socket) => socket.once('connect', () => clearTimeout(tooLate)));
    request.once('close', () => clearTimeout(tooLate));
    request.once('response', resolve).on('error', reject).end();
  });

const readBody = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > TRIAL_PICTURE_MAXIMUM_BYTES) throw new FetchError('tooLarge');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
};

const follow = async (
  text: string,
  options: FetchOptions,
  { signal, onBody }: { signal: AbortSignal; onBody: () => void },
): Promise<Buffer> => {
  let url = readAddress(text, options);
  for (let redirected = 0; ; redirected += 1) {
    const response = await ask(url, await reachable(url, options), signal);
    // Ignores errors that occur after the response was handled.
    response.on('error', () => {});
    try {
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) {
        onBody();
        return await readBody(response);
      }
      if (!redirects.has(statusCode) || headers.location === undefined || redirected === REDIRECTS_MAXIMUM)
        throw new FetchError('network');
      url = readAddress(headers.location, options, url);
    } finally {
      response.destroy();
    }
  }
};

/**
 * Fetches a user's address over http or https, from the public internet only, with at most three redirects. Each
 * redirect is checked like the first address. Returns the bytes, or the reason why there are none.
 */
export const createFetchPicture = (given: Partial<FetchOptions> = {}) => {
  const options = fetchOptionsOf({ withinMs: FETCH_PICTURE_WITHIN_MS, ...given });
  let inHand = 0;
  return async (address: string, gone?: AbortSignal): Promise<Buffer | FetchErrorKind> => {
    if (inHand >= AT_ONCE) return 'busy';
    inHand += 1;
    let isComing = false;
    const onBody = () => {
      isComing = true;
    };
    const late = AbortSignal.timeout(options.withinMs);
    const signal = gone ? AbortSignal.any([late, gone]) : late;
    const ended = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new FetchError('late')), { once: true });
    });
    try {
      return await Promise.race([follow(address, options, { signal, onBody }), ended]);
    } catch (error) {
      if (late.aborted) return isComing ? 'late' : 'network';
      return error instanceof FetchError || error instanceof AddressError ? error.kind : 'network';
    } finally {
      inHand -= 1;
    }
  };
};

export type FetchPicture = ReturnType<typeof createFetchPicture>;
