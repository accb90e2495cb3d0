/**
 * The form of an application key: `oak_live_` or `oak_test_`, 40 characters of base62, and the CRC-32 of all before it
 * as 6 characters of base62. A mistyped key is recognised without a look-up, and a key in a text by its form.
 */

export const keyKinds = ['live', 'test'] as const;
export type KeyKind = (typeof keyKinds)[number];

export const KEY_BODY = 40;
const CHECK_SUM = 6;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const keyPattern = new RegExp(`^oak_(live|test)_[0-9A-Za-z]{${KEY_BODY + CHECK_SUM}}$`);

const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xed_b8_83_20 : value >>> 1;
  return value >>> 0;
});

/** The CRC-32 (IEEE 802.3) of ASCII text. */
const crc32 = (text: string): number => {
  let value = 0xff_ff_ff_ff;
  for (let at = 0; at < text.length; at += 1)
    value = (table[(value ^ text.charCodeAt(at)) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xff_ff_ff_ff) >>> 0;
};

const checkSumOf = (text: string): string => {
  let left = crc32(text);
  let sum = '';
  while (sum.length < CHECK_SUM) {
    sum = ALPHABET[left % 62] + sum;
    left = Math.floor(left / 62);
  }
  return sum;
};

/** Returns a key from random bytes; each byte is used if it falls into a whole number of alphabets. */
export const keyOf = (kind: KeyKind, randomBytes: (count: number) => Uint8Array): string => {
  let body = '';
  while (body.length < KEY_BODY)
    for (const byte of randomBytes(KEY_BODY)) if (byte < 248 && body.length < KEY_BODY) body += ALPHABET[byte % 62];
  const text = `oak_${kind}_${body}`;
  return text + checkSumOf(text);
};

/** Whether a text has the form of a key and its check sum is right. */
export const isKey = (text: string): boolean =>
  keyPattern.test(text) && checkSumOf(text.slice(0, -CHECK_SUM)) === text.slice(-CHECK_SUM);

export const keyKindOf = (key: string): KeyKind => (key.startsWith('oak_test_') ? 'test' : 'live');

const SHOWN_BEGINNING = 'oak_live_'.length + 4;
/** The shown form of a key that can no longer be read: its beginning and its end. */
export const shownKey = (key: string): string => `${key.slice(0, SHOWN_BEGINNING)}…${key.slice(-4)}`;

/** A part of a key with at least this many characters is hidden as well. */
const PART_MINIMUM = 20;
/** Where a mail or a terminal has broken a key. */
const BREAK = String.raw`(?:[\t ]{0,20}\r?\n[\t ]{0,20})?`;
const inText = new RegExp(
  `(?<![0-9A-Za-z])oak_(?:live|test)_(?:${BREAK}[0-9A-Za-z]){${PART_MINIMUM},${KEY_BODY + CHECK_SUM}}(?![0-9A-Za-z])`,
  'g',
);

/**
 * Returns the whole key, even if a text lacks its checksum, which everyone can compute. Returns undefined for less than
 * that.
 */
const wholeKey = (text: string): string | undefined => {
  const written = text.replaceAll(/\s/g, '');
  const body = written.slice(0, 'oak_live_'.length + KEY_BODY);
  if (body.length < 'oak_live_'.length + KEY_BODY) return undefined;
  const key = body + checkSumOf(body);
  return key.startsWith(written) ? key : undefined;
};

/** Returns the keys that a text contains, also those that a line end breaks or that lack characters at their end. */
export const keysIn = (text: string): string[] => [
  ...new Set((text.match(inText) ?? []).map(wholeKey).filter((key) => key !== undefined)),
];

/** Returns the keys that an address contains, written as they are or with percent escapes. */
export const keysInAddress = (address: string): string[] => {
  const decoded = address.replace(/%([0-7][0-9a-f])/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return [...new Set([...keysIn(address), ...keysIn(decoded)])];
};

/** Returns the text with its keys, and with long parts of keys, replaced by how they are shown. */
export const withoutKeys = (text: string): string =>
  text.replace(inText, (found) => {
    const key = wholeKey(found);
    if (key !== undefined) return shownKey(key);
    // What follows a part on the next line may be other words.
    const [first = '', ...rest] = found.split(/(?=[\t ]*\r?\n)/);
    return [`${first.slice(0, SHOWN_BEGINNING)}…`, ...rest].join('');
  });
