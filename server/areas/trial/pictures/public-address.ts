import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** What IANA has given out of IPv6 for the public internet so far; everything else is for something special. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');
const LONGEST = { ipv4: 32, ipv6: 128 } as const;

/** Public by its number, and yet what runs the machine (Azure's host, in every one of its networks). */
const platformNetworks = ['168.63.129.16'];

/**
 * Whether an address, as a resolver or a URL spells it, is one of the public internet: none of a private, local, shared,
 * multicast or reserved network (the special-purpose registries of IANA, RFC 6890), nor an IPv6 address that leads to an
 * IPv4 one (mapped, NAT64, 6to4, Teredo).
 */
export const isPublicAddress = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
};

/** Networks as the setting writes them: an address, or `203.0.113.0/24`. */
const networksOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? LONGEST[family] : Number(bits), family);
  }
  return list;
};

/**
 * Says whether a picture may be fetched from an address: it is public, in none of the platform's networks and of those that
 * the operator has `refused`, and none of this machine's interfaces, which may have public ones too.
 */
export const createMayFetchFrom = (refused: readonly string[] = [], interfaces = networkInterfaces) => {
  const networks = networksOf([...platformNetworks, ...refused]);
  const plain = (one: string) => ipaddr.parse(one).toNormalizedString();
  return (address: string): boolean =>
    isPublicAddress(address) &&
    !networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') &&
    !Object.values(interfaces()).some((known) => known?.some((own) => plain(own.address) === plain(address)));
};
