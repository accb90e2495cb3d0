import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { FetchOptions } from '../http/fetch-options.ts';
import { createMayFetchFrom } from './public-address.ts';

/** The ports on which pictures are usually served. Other ports are for databases, shells and the like. */
export const WEB_PORTS = { single: [80, 443], from: 8000, to: 9000 } as const;
const isWebPort = (port: number) =>
  WEB_PORTS.single.some((single) => single === port) || (port >= WEB_PORTS.from && port <= WEB_PORTS.to);
/** Names that only have a meaning inside a network. */
const localName = /^[^.]*\.?$|\.(localhost|local|internal|home\.arpa)\.?$/;
const DNS_WITHIN_MS = 2500;

/**
 * Why nothing may be sent to an address. `address`: another protocol, inside a network, or no address at all. `network`:
 * the host cannot be found.
 */
export class AddressError extends Error {
  override name = 'AddressError';
  readonly kind: 'address' | 'network';

  constructor(kind: 'address' | 'network') {
    super(`the address cannot be used: ${kind}`);
    this.kind = kind;
  }
}

/** Queries only name servers: the system's resolver would block a thread per slow name, and it resolves local names. */
const resolvePublicly = async (name: string): Promise<string[]> => {
  const resolver = new Resolver({ timeout: DNS_WITHIN_MS, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** Normalizes a host for comparison: an IPv6 address without brackets, a name without its final dot. */
const bareHost = (host: string) => host.replace(/^\[|\]$|\.$/g, '');

/** Fills in what is not given: only the public internet, on the ports of the web. */
export const fetchOptionsOf = ({ withinMs, ...given }: Partial<FetchOptions> & { withinMs: number }): FetchOptions => ({
  resolve: resolvePublicly,
  mayReach: createMayFetchFrom(),
  mayUsePort: isWebPort,
  withinMs,
  ...given,
  ownHosts: (given.ownHosts ?? []).map(bareHost),
});

/**
 * Parses an address and checks that it may be fetched. The URL parser has already normalized odd spellings of numbers.
 */
export const readAddress = (text: string, { mayUsePort }: FetchOptions, base?: URL): URL => {
  if (!URL.canParse(text, base)) throw new AddressError('address');
  const url = new URL(text, base);
  const tls = url.protocol === 'https:';
  const port = Number(url.port || (tls ? 443 : 80));
  const isAsked =
    (tls || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.hostname !== '' &&
    mayUsePort(port);
  if (!isAsked) throw new AddressError('address');
  return url;
};

/** Returns the addresses of a host. Throws if any of them is not allowed. */
export const reachable = async (url: URL, { resolve, mayReach, ownHosts }: FetchOptions): Promise<string[]> => {
  const host = bareHost(url.hostname);
  const isName = isIP(host) === 0;
  if (ownHosts.includes(host) || (isName && localName.test(host))) throw new AddressError('address');
  const addresses = isName ? await resolve(host).catch(() => []) : [host];
  if (addresses.length === 0) throw new AddressError('network');
  if (!addresses.every(mayReach)) throw new AddressError('address');
  return addresses;
};

/** Connects only to the addresses that were checked. */
export const lookupAmong =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = known;
    if (options.all) done(null, known);
    else done(null, first?.address ?? '', first?.family);
  };
