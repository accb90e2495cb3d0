/** Size of the end of an archive that contains its end record, including the longest comment: APPNOTE 4.3.16. */
export const ZIP_TAIL_BYTES = 22 + 65_535;

const SIGNATURE = 0x06054b50;
/** The value is in a ZIP64 record. */
const ELSEWHERE = 0xffffffff;

/**
 * Returns whether `tail`, the last `ZIP_TAIL_BYTES` of a file or all of a smaller one, ends an archive of `bytes`
 * bytes. A truncated file, or one that is not an archive, has no end record or one that does not fit.
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
