import sharp from 'sharp';
import { PICTURE_MAXIMUM_PIXELS } from '#contract/files/limits.ts';
import { createTurns } from '../limits/turns.ts';

export interface Picture {
  bytes: Buffer;
  type: 'image/png' | 'image/jpeg';
  /** Size after orientation. */
  width: number;
  height: number;
}

/** Number of pictures decoded at once: one with 40 million pixels that is rotated or progressive takes about 250 MB. */
const AT_ONCE = 2;
/** Optimised coding would hold the whole picture, ten times the memory, to save a tenth of the bytes. */
const jpegOptions = { quality: 90, optimiseCoding: false };
/** Also limits small pictures that are built to decode slowly. */
export const WITHIN_SECONDS = 10;
/** Maximum wait for a slot; a client that waits longer should retry later. */
const TURN_WITHIN_MS = 20_000;

// Each picture comes once.
sharp.cache(false);
/** Runs a work that decodes a picture when a slot is free. Throws `TurnMissed` if too many are waiting. */
export const inPictureTurn = createTurns(AT_ONCE, TURN_WITHIN_MS);

const signatures = { png: '89504e470d0a1a0a', jpeg: 'ffd8ff' } as const;
const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;

/**
 * Decodes a whole PNG or JPEG and encodes it again: upright, in sRGB with 8 bits, without metadata or other data, and
 * at most `longestSide` pixels. Returns undefined for anything else: another format under any name, a broken picture,
 * too many pixels. Throws `TurnMissed` if too many pictures are waiting.
 */
export const cleanPicture = async (bytes: Buffer, longestSide?: number): Promise<Picture | undefined> => {
  const format = (['png', 'jpeg'] as const).find((known) => startsWith(bytes, signatures[known]));
  // Nothing else reaches the many decoders.
  if (!format) return undefined;
  return inPictureTurn(async () => {
    const picture = sharp(bytes, { limitInputPixels: PICTURE_MAXIMUM_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: WITHIN_SECONDS })
      .autoOrient();
    if (longestSide !== undefined)
      picture.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
    try {
      const { data, info } = await (format === 'png' ? picture.png() : picture.jpeg(jpegOptions)).toBuffer({
        resolveWithObject: true,
      });
      return { bytes: data, type: `image/${format}`, width: info.width, height: info.height };
    } catch {
      return undefined;
    }
  });
};
