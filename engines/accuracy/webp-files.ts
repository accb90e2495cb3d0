/** Drawings in the same files are smaller than photographs. */
const SMALLEST = 8000;

/** The photographs in a file of Qt's resource format, each a WebP file. */
export const webpFilesIn = (bytes: Buffer): Buffer[] => {
  const found: Buffer[] = [];
  for (let at = bytes.indexOf('RIFF'); at >= 0; at = bytes.indexOf('RIFF', at + 4)) {
    const size = bytes.readUInt32LE(at + 4) + 8;
    if (bytes.toString('latin1', at + 8, at + 12) === 'WEBP' && size > SMALLEST)
      found.push(bytes.subarray(at, at + size));
  }
  return found;
};
