import { readOrientation } from './exif-orientation.ts';
import type { Header, HeaderFault } from './header.ts';

// Markers of ITU-T T.81, table B.1.
const marker = { tem: 0x01, rst0: 0xd0, rst7: 0xd7, soi: 0xd8, eoi: 0xd9, sos: 0xda, app1: 0xe1 } as const;
/** Baseline, extended and progressive, Huffman coded. */
const readFrames = new Set([0xc0, 0xc1, 0xc2]);
/** Lossless, hierarchical and arithmetic frames, the reserved one, and the conditioning of arithmetic coding. */
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf]);
const FRAME_BYTES = 6;
const EXIF = 'Exif\0\0';

type Frame = Omit<Header, 'orientation'> | HeaderFault;

/** Precision, height, width and number of components; a height of 0 is only known after the first scan. */
const readFrame = (segment: Buffer): Frame => {
  if (segment.length < FRAME_BYTES) return 'unreadable';
  const components = segment.readUInt8(5);
  if (segment.readUInt8(0) !== 8 || (components !== 1 && components !== 3)) return 'encoding';
  const height = segment.readUInt16BE(1);
  const width = segment.readUInt16BE(3);
  return width === 0 || height === 0 ? 'unreadable' : { width, height };
};

const readExif = (segment: Buffer): number | undefined =>
  segment.toString('latin1', 0, EXIF.length) === EXIF ? readOrientation(segment.subarray(EXIF.length)) : undefined;

/** Reads the segments before the first scan of a JPEG; each byte at most once. */
export const readJpegHeader = (bytes: Buffer): Header | HeaderFault => {
  let frame: Frame | undefined;
  let orientation: number | undefined;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) break;
    const code = bytes.readUInt8(at + 1);
    // Markers may be preceded by any number of fill bytes.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    at += 2;
    if (code === marker.tem || (code >= marker.rst0 && code <= marker.rst7)) continue;
    if (code === marker.soi || code === marker.eoi || code === marker.sos || code === 0) break;
    if (otherFrames.has(code)) return 'encoding';
    if (at + 2 > bytes.length) break;
    const length = bytes.readUInt16BE(at);
    if (length < 2 || at + length > bytes.length) break;
    const segment = bytes.subarray(at + 2, at + length);
    if (readFrames.has(code)) frame ??= readFrame(segment);
    else if (code === marker.app1) orientation ??= readExif(segment);
    at += length;
  }
  if (frame === undefined || typeof frame === 'string') return frame ?? 'unreadable';
  return { ...frame, orientation: orientation ?? 1 };
};
