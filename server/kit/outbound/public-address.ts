import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** The part of IPv6 that IANA has assigned to the public internet so far. Everything else has a special purpose. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');
const LONGEST = { ipv4: 32, ipv6: 128 } as const;

/** Public addresses that belong to the platform: Azure's host, which answers in all of its networks. */
const platformNetworks = ['168.63.129.16'];

/**
 * Whether an address, as spelled by a resolver or a URL, belongs to the public internet. Excludes private, local,
 * shared, multicast and reserved networks (the special-purpose registries of IANA, RFC 6890), and IPv6 addresses that
 * lead to an IPv4 one (mapped, NAT64, 6to4, Teredo).
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
};

/** Parses networks as written in the setting: an address, or `203.0.113.0/24`. */
export const networksOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? LONGEST[family] : Number(bits), family);
  }
  return list;
};

/**
 * Returns a function that decides whether a picture may be fetched from an address. The address must be public, outside
 * the platform's networks and those in `refused`, and none of this machine's interfaces, which may be public as well.
 */
export const createMayFetchFrom = (refused: readonly string[] = [], interfaces = networkInterfaces) => {
  const networks = networksOf([...platformNetworks, ...refused]);
  const plain = (one: string) => ipaddr.parse(one).toNormalizedString();
  return (address: string): boolean =>
    isPublicAddress(address) &&
    !networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') &&
    !Object.values(interfaces()).some((known) => known?.some((own) => plain(own.address) === plain(address)));
};
