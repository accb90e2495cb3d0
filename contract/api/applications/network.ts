/** The bits of an IPv4 and of an IPv6 address. */
const V4 = 32;
const V6 = 128;
const GROUPS = 8;

/** Returns the number of an IPv4 address. */
const v4Of = (text: string): bigint | undefined => {
  const bytes = text.split('.');
  if (bytes.length !== 4 || !bytes.every((byte) => /^(0|[1-9]\d{0,2})$/.test(byte) && Number(byte) < 256)) return;
  return bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
};

const MAPPED = 0xff_ffn << 32n;
/** The bits of an IPv6 address before the IPv4 address that is mapped into it. */
const MAPPED_BITS = V6 - V4;

/** Returns the number of an IPv6 address without an embedded IPv4 address. */
const v6Of = (text: string): bigint | undefined => {
  const [head = '', tail, ...more] = text.split('::');
  if (more.length > 0) return;
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const missing = GROUPS - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return;
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n);
};

const v4Text = (value: bigint): string => [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.');
const v6Text = (value: bigint): string => {
  const groups = Array.from({ length: GROUPS }, (_, at) =>
    ((value >> BigInt(16 * (GROUPS - 1 - at))) & 65_535n).toString(16),
  );
  const zeros = /(^|:)0(:0)+(:|$)/.exec(groups.join(':'));
  return zeros ? groups.join(':').replace(zeros[0], '::') : groups.join(':');
};

/**
 * Returns a network in CIDR notation in one spelling, such as `203.0.113.0/24`; a single address becomes a network of
 * one. Returns undefined for any other text, and for the network of all addresses.
 */
export const foldNetwork = (typed: string): string | undefined => {
  const [address = '', length, ...more] = typed.trim().split('/');
  const v4 = v4Of(address);
  const value = v4 ?? v6Of(address);
  const bits = v4 === undefined ? V6 : V4;
  if (value === undefined || more.length > 0 || (length !== undefined && !/^[1-9]\d{0,2}$/.test(length))) return;
  const prefix = length === undefined ? bits : Number(length);
  if (prefix > bits) return;
  // Callers with a mapped address are known by their IPv4 address.
  if (v4 === undefined && prefix > MAPPED_BITS && (value >> 32n) << 32n === MAPPED)
    return foldNetwork(`${v4Text(value & 0xff_ff_ff_ffn)}/${prefix - MAPPED_BITS}`);
  const rest = BigInt(bits - prefix);
  const network = (value >> rest) << rest;
  return `${v4 === undefined ? v6Text(network) : v4Text(network)}/${prefix}`;
};

/**
 * Returns the networks of a text, one per line or separated by commas or blanks, and the first part that is not a
 * network.
 */
export const networksOf = (typed: string): { networks: string[]; wrong?: string } => {
  const parts = typed.split(/[\s,，;；、]+/).filter((part) => part !== '');
  const wrong = parts.find((part) => foldNetwork(part) === undefined);
  return {
    networks: [...new Set(parts.flatMap((part) => foldNetwork(part) ?? []))],
    ...(wrong !== undefined && { wrong }),
  };
};
