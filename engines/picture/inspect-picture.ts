import {
  TRIAL_PICTURE_MAXIMUM_PIXELS,
  TRIAL_PICTURE_MAXIMUM_SIDE,
  TRIAL_PICTURE_MINIMUM_SIDE,
} from '#contract/trial/limits.ts';
import { liesOnItsSide } from './exif-orientation.ts';
import type { HeaderFault } from './header.ts';
import { readJpegHeader } from './jpeg-header.ts';
import { readPngHeader } from './png-header.ts';

export interface InspectedPicture {
  type: 'image/jpeg' | 'image/png';
  /** The size as displayed: with its orientation applied. */
  width: number;
  height: number;
}

export type PictureFault =
  /** Not one byte. */
  | 'empty'
  /** Neither JPEG nor PNG by its content. */
  | 'format'
  /** A header without a size, or no header. */
  | HeaderFault
  | 'tooManyPixels'
  | 'tooSmall'
  | 'tooLong';

const formats = [
  { type: 'image/jpeg', signature: Buffer.from('ffd8ff', 'hex'), readHeader: readJpegHeader },
  { type: 'image/png', signature: Buffer.from('89504e470d0a1a0a', 'hex'), readHeader: readPngHeader },
] as const;

const sizeFault = (width: number, height: number): PictureFault | undefined => {
  if (width * height > TRIAL_PICTURE_MAXIMUM_PIXELS) return 'tooManyPixels';
  if (Math.max(width, height) > TRIAL_PICTURE_MAXIMUM_SIDE) return 'tooLong';
  return Math.min(width, height) < TRIAL_PICTURE_MINIMUM_SIDE ? 'tooSmall' : undefined;
};

/**
 * Returns what a picture is by its content, from headers alone: nothing is decoded, and hostile bytes cost no more than
 * reading them once. Returns an error, as a string, for a picture that no engine accepts.
 */
export const inspectPicture = (bytes: Buffer): InspectedPicture | PictureFault => {
  if (bytes.length === 0) return 'empty';
  const format = formats.find(({ signature }) => bytes.subarray(0, signature.length).equals(signature));
  if (!format) return 'format';
  const header = format.readHeader(bytes);
  if (typeof header === 'string') return header;
  const { width, height } = header;
  const turned = liesOnItsSide(header.orientation);
  return (
    sizeFault(width, height) ?? { type: format.type, width: turned ? height : width, height: turned ? width : height }
  );
};
