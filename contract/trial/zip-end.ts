/** Bytes at the end of an archive in which its end record stands, with the longest comment: APPNOTE 4.3.16. */
export const ZIP_TAIL_BYTES = 22 + 65_535;

const SIGNATURE = 0x06054b50;
/** Stands elsewhere, in a record of ZIP64. */
const ELSEWHERE = 0xffffffff;

/**
 * Whether the last `ZIP_TAIL_BYTES` of a file, or all of a smaller one, end an archive as long as the file: what was cut off
 * or is none has no end record, or one that does not fit.
 */
export const endsZip = (tail: Uint8Array, bytes: number): boolean => {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== SIGNATURE || at + 22 + view.getUint16(at + 20, true) !== tail.length) continue;
    const size = view.getUint32(at + 12, true);
    const offset = view.getUint32(at + 16, true);
    return offset === ELSEWHERE || offset + size <= bytes - tail.length + at;
  }
  return false;
};
