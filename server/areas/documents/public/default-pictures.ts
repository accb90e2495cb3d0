import { createHash } from 'node:crypto';
import { defaultPicturePath } from '#contract/documents/default-picture.ts';

/** Where the pictures of the default documents are, below the content folder. */
export const PICTURE_FOLDER = 'documents/pictures';

const DIGEST_LENGTH = 10;
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** Returns the size of a PNG or WebP picture in pixels, or undefined if it is neither. */
const sizeOf = (bytes: Buffer): { width: number; height: number } | undefined => {
  if (bytes.length < 30) return undefined;
  if (bytes.subarray(0, PNG.length).equals(PNG))
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
};

/** Returns the address at which a picture of the default documents is served, or undefined if it is no PNG or WebP. */
export const pictureAddress = (file: string, bytes: Buffer): string | undefined => {
  const size = sizeOf(bytes);
  if (!size || !/^[\w-]{1,100}\.(webp|png)$/.test(file)) return undefined;
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, DIGEST_LENGTH);
  return defaultPicturePath({ file, ...size }, digest);
};
