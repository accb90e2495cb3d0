import sharp from 'sharp';
import { PICTURE_MAXIMUM_PIXELS } from '#contract/files/limits.ts';
import { createTurns } from './turns.ts';

export interface Picture {
  bytes: Buffer;
  type: 'image/png' | 'image/jpeg';
  /** As it is to be looked at. */
  width: number;
  height: number;
}

/** Pictures that are decoded at once: one of 40 million pixels that has to be turned, or is progressive, takes some 250 MB. */
const AT_ONCE = 2;
/** Coding that is optimised would hold the whole picture, ten times the memory, to save a tenth of the bytes. */
const jpegOptions = { quality: 90, optimiseCoding: false };
/** Also for what is small and decodes slowly on purpose. */
const WITHIN_SECONDS = 10;
/** Before its turn; whoever waits longer is better told to come again. */
const TURN_WITHIN_MS = 20_000;

// Each picture comes once.
sharp.cache(false);
const inTurn = createTurns(AT_ONCE, TURN_WITHIN_MS);

const signatures = { png: '89504e470d0a1a0a', jpeg: 'ffd8ff' } as const;
const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;

/**
 * Decodes a PNG or JPEG whole and writes it anew: upright, in sRGB with 8 bits, without metadata or whatever else came
 * along, and no larger than `longestSide` pixels. Undefined for anything else: another format whatever its name, a broken picture, one of too many pixels.
 * Throws `TurnMissed` where too many come at once.
 */
export const cleanPicture = async (bytes: Buffer, longestSide?: number): Promise<Picture | undefined> => {
  const format = (['png', 'jpeg'] as const).find((known) => startsWith(bytes, signatures[known]));
  // Nothing else reaches the decoders, of which there are many.
  if (!format) return undefined;
  return inTurn(async () => {
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
