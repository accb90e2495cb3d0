const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** The orientation in EXIF data (from its byte order on), 1 to 8; 1 if there is none. */
export const readOrientation = (exif: Buffer): number => {
  if (exif.length < 8) return 1;
  const order = exif.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return 1;
  const little = order === 'II';
  const short = (at: number) => (little ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (little ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  const directory = long(4);
  if (short(2) !== 42 || directory + 2 > exif.length) return 1;
  const entries = short(directory);
  for (let index = 0; index < entries; index += 1) {
    const at = directory + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > exif.length) return 1;
    if (short(at) !== ORIENTATION) continue;
    const value = short(at + 8);
    return short(at + 2) === SHORT && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
};

/** Orientations from 5 on lie on their side. */
export const liesOnItsSide = (orientation: number): boolean => orientation >= 5;
