import type { FetchOptions } from '#server/kit/http/fetch-options.ts';
import { Resolver } from 'node:dns/promises';
import { Agent as PlainAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent as TlsAgent, request as requestTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { FETCH_PICTURE_WITHIN_MS, TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { createMayFetchFrom } from './public-address.ts';

/** Why a picture could not be fetched. */
export type FetchFault =
  /** Not an address that is fetched from: another protocol, inside of a network, or not an address at all. */
  | 'address'
  /**
   * Its host cannot be found or reached, does not answer in time, or with something else than success: what is closed is
   * not told from what is silent.
   */
  | 'network'
  /** It began to come, and did not end in time. */
  | 'late'
  /** More bytes than a picture may have. */
  | 'tooLarge'
  /** This node fetches as many as it can at once. */
  | 'busy';

/** Each of which fills some memory, for seconds where it is slow. */
const AT_ONCE = 16;
const REDIRECTS_MAXIMUM = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
/** Where pictures are served as a rule; elsewhere lie databases, shells and the like. */
const isWebPort = (port: number) => port === 80 || port === 443 || (port >= 8000 && port <= 9000);
/** A name that means something inside of a network alone. */
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

/** Asks name servers alone: the system's own resolver would block a thread for each name that is slow, and knows local names. */
const resolvePublicly = async (name: string): Promise<string[]> => {
  const resolver = new Resolver({ timeout: DNS_WITHIN_MS, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** An address that may be asked for a picture. Odd spellings of numbers were made plain by the URL's own parser. */
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

/** As it is compared: an IPv6 address without brackets, a name without the dot that ends it. */
const bareHost = (host: string) => host.replace(/^\[|\]$|\.$/g, '');

/** The addresses of a host, each of which may be connected to: where one may not, none is. */
const reachable = async (url: URL, { resolve, mayReach, ownHosts }: FetchOptions): Promise<string[]> => {
  const host = bareHost(url.hostname);
  const isName = isIP(host) === 0;
  if (ownHosts.includes(host) || (isName && localName.test(host))) throw new Fault('address');
  const addresses = isName ? await resolve(host).catch(() => []) : [host];
  if (addresses.length === 0) throw new Fault('network');
  if (!addresses.every(mayReach)) throw new Fault('address');
  return addresses;
};

/** Connects to the addresses that were checked, and to no others. */
const lookupAmong =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = known;
    if (options.all) done(null, known);
    else done(null, first?.address ?? '', first?.family);
  };

/** One request: nothing goes along that says who asks, and no proxy of the environment is used. */
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
    // What breaks after it was looked at is nobody's matter.
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
 * Fetches what lies at an address that somebody else has given: by http or https, from the public internet alone, through at
 * most three redirects, each looked at like the first address. Answers its bytes, or why there are none.
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
