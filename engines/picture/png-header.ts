import { readOrientation } from './exif-orientation.ts';
import type { Header, HeaderFault } from './header.ts';

/** Bit depths that PNG (ISO/IEC 15948, table 11.1) has for each colour type; 16 is handled before. */
const depths: Record<number, readonly number[]> = { 0: [1, 2, 4, 8], 2: [8], 3: [1, 2, 4, 8], 4: [8], 6: [8] };
const SIGNATURE_BYTES = 8;
const HEADER_BYTES = 13;
/** Length, type and checksum. */
const CHUNK_BYTES = 12;

const chunkType = (bytes: Buffer, at: number) => bytes.toString('latin1', at + 4, at + 8);

const findOrientation = (bytes: Buffer): number => {
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (at + CHUNK_BYTES + length > bytes.length) break;
    if (chunkType(bytes, at) === 'eXIf') return readOrientation(bytes.subarray(at + 8, at + 8 + length));
    at += CHUNK_BYTES + length;
  }
  return 1;
};

/** Reads the header of a PNG, and the heads of its chunks for an orientation. */
export const readPngHeader = (bytes: Buffer): Header | HeaderFault => {
  const at = SIGNATURE_BYTES;
  if (bytes.length < at + CHUNK_BYTES + HEADER_BYTES) return 'unreadable';
  if (bytes.readUInt32BE(at) !== HEADER_BYTES || chunkType(bytes, at) !== 'IHDR') return 'unreadable';
  const data = bytes.subarray(at + 8, at + 8 + HEADER_BYTES);
  const width = data.readUInt32BE(0);
  const height = data.readUInt32BE(4);
  const depth = data.readUInt8(8);
  const colourType = data.readUInt8(9);
  if (depth === 16) return 'encoding';
  if (!depths[colourType]?.includes(depth) || width === 0 || height === 0) return 'unreadable';
  return { width, height, orientation: findOrientation(bytes) };
};
