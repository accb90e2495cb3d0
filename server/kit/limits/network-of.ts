import { isIP } from 'node:net';

const loopback = /^(127\.|::1$)/;

/** Returns a plain IPv4 address if it is mapped into IPv6; removes an interface name. */
export const plainAddress = (address: string): string =>
  (/^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address).replace(/%.*$/, '');

export const isLoopback = (address: string): boolean => loopback.test(plainAddress(address));

/** Returns the eight groups of an IPv6 address. */
export const groupsOf = (address: string): string[] => {
  const [before = '', after] = address.toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
};

/** Returns the range of addresses that one caller controls: an IPv4 address, or the /64 of an IPv6 address. */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
};
