import type { FetchOptions } from '#server/kit/http/fetch-options.ts';
import { Resolver } from 'node:dns/promises';
import { Agent as PlainAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent as TlsAgent, request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { FETCH_PICTURE_WITHIN_MS, TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { createMayFetchFrom } from './public-address.ts';

/** The reason why a picture could not be fetched. */
export type FetchFault =
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
/** The ports on which pictures are usually served. Other ports are for databases, shells and the like. */
export const WEB_PORTS = { single: [80, 443], from: 8000, to: 9000 } as const;
const isWebPort = (port: number) =>
  WEB_PORTS.single.some((single) => single === port) || (port >= WEB_PORTS.from && port <= WEB_PORTS.to);
/** Names that only have a meaning inside a network. */
const localName = /^[^.]*\.?$|\.(localhost|local|internal|home\.arpa)\.?$/;
const DNS_WITHIN_MS = 2500;
const CONNECT_WITHIN_MS = 4000;

class Fault extends Error {
  readonly kind: FetchFault;

  constructor(kind: FetchFault) {
    super(`the picture was not fetched: ${kind}`);
    this.kind = kind;
  }
}

/** Asks only name servers: the system's resolver would block a thread per slow name, and it knows local names. */
const resolvePublicly = async (name: string): Promise<string[]> => {
  const resolver = new Resolver({ timeout: DNS_WITHIN_MS, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/**
 * Parses an address and checks that it may be fetched. The URL parser has already normalized odd spellings of numbers.
 */
const readAddress = (text: string, { mayUsePort }: FetchOptions, base?: URL): URL => {
  if (!URL.canParse(text, base)) throw new Fault('address');
  const url = new URL(text, base);
  const tls = url.protocol === 'https:';
  const port = Number(url.port || (tls ? 443 : 80));
  const isAsked =
    (tls || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.hostname !== '' &&
    mayUsePort(port);
  if (!isAsked) throw new Fault('address');
  return url;
};

/** Normalizes a host for comparison: an IPv6 address without brackets, a name without its final dot. */
const bareHost = (host: string) => host.replace(/^\[|\]$|\.$/g, '');

/** Returns the addresses of a host. Throws if any of them is not allowed. */
const reachable = async (url: URL, { resolve, mayReach, ownHosts }: FetchOptions): Promise<string[]> => {
  const host = bareHost(url.hostname);
  const isName = isIP(host) === 0;
  if (ownHosts.includes(host) || (isName && localName.test(host))) throw new Fault('address');
  const addresses = isName ? await resolve(host).catch(() => []) : [host];
  if (addresses.length === 0) throw new Fault('network');
  if (!addresses.every(mayReach)) throw new Fault('address');
  return addresses;
};

/** Connects only to the addresses that were checked. */
const lookupAmong =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = known;
    if (options.all) done(null, known);
    else done(null, first?.address ?? '', first?.family);
  };

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
    const tooLate = setTimeout(() => request.destroy(new Fault('network')), CONNECT_WITHIN_MS);
    request.once('socket', (socket) => socket.once('connect', () => clearTimeout(tooLate)));
    request.once('close', () => clearTimeout(tooLate));
    request.once('response', resolve).on('error', reject).end();
  });

const readBody = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > TRIAL_PICTURE_MAXIMUM_BYTES) throw new Fault('tooLarge');
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
        throw new Fault('network');
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
  const options: FetchOptions = {
    resolve: resolvePublicly,
    mayReach: createMayFetchFrom(),
    mayUsePort: isWebPort,
    withinMs: FETCH_PICTURE_WITHIN_MS,
    ...given,
    ownHosts: (given.ownHosts ?? []).map(bareHost),
  };
  let inHand = 0;
  return async (address: string, gone?: AbortSignal): Promise<Buffer | FetchFault> => {
    if (inHand >= AT_ONCE) return 'busy';
    inHand += 1;
    let isComing = false;
    const onBody = () => {
      isComing = true;
    };
    const late = AbortSignal.timeout(options.withinMs);
    const signal = gone ? AbortSignal.any([late, gone]) : late;
    const ended = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Fault('late')), { once: true });
    });
    try {
      return await Promise.race([follow(address, options, { signal, onBody }), ended]);
    } catch (error) {
      if (late.aborted) return isComing ? 'late' : 'network';
      return error instanceof Fault ? error.kind : 'network';
    } finally {
      inHand -= 1;
    }
  };
};

export type FetchPicture = ReturnType<typeof createFetchPicture>;
