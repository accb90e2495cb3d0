import type { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** What IANA has given out of IPv6 for the public internet so far; everything else is for something special. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** Public by its number, and yet what runs the machine (Azure's host, in every one of its networks). */
const platformAddresses = new Set(['168.63.129.16']);

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

/**
 * Whether a picture may be fetched from an address: it is public, and none of the platform's or of this machine's
 * interfaces, which may have public ones too.
 */
export const mayFetchFrom = (address: string, interfaces: ReturnType<typeof networkInterfaces>): boolean => {
  if (!isPublicAddress(address) || platformAddresses.has(address)) return false;
  const plain = (one: string) => ipaddr.parse(one).toNormalizedString();
  return !Object.values(interfaces).some((known) => known?.some((own) => plain(own.address) === plain(address)));
};
