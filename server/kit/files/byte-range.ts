/** A part of a file; both ends are included. */
export interface ByteRange {
  from: number;
  to: number;
}

const UNIT = /^bytes=/i;
const ONE = /^(\d*)-(\d*)$/;

/**
 * Reads a `Range` header (RFC 9110, 14.2). `whole`: there is none that counts, or there are several, which a server may
 * ignore; so ranges that overlap or are many cost nothing. `outside`: the file has no such part.
 */
export const readRange = (header: string | undefined, size: number): ByteRange | 'whole' | 'outside' => {
  if (header === undefined || !UNIT.test(header)) return 'whole';
  const asked = header
    .replace(UNIT, '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const [, first, last] = (asked.length === 1 ? ONE.exec(asked[0] as string) : null) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return 'whole';
  if (from >= size) return 'outside';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
};
