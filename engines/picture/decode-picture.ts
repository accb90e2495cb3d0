import sharp from 'sharp';
import { TRIAL_PICTURE_MAXIMUM_PIXELS } from '#contract/trial/limits.ts';
import type { Raster } from '../engine.ts';

/** The engines cannot use more: all of them shrink their pictures. */
const KEPT_PIXELS = 16_000_000;
const WITHIN_SECONDS = 10;

export interface DecodedPicture {
  raster: Raster;
  /** Of the picture as it was sent, with its orientation applied. */
  width: number;
  height: number;
}

/** The bytes are no whole picture. */
export class Undecodable extends Error {
  override name = 'Undecodable';
}

// Each picture comes once, and one process does one thing at a time.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a picture that `inspectPicture` has accepted: upright, on white where it is transparent, in sRGB. A large
 * picture is shrunk while it is decoded; its sides show by how much. Throws `Undecodable`.
 */
export const decodePicture = async (bytes: Buffer, keptPixels = KEPT_PIXELS): Promise<DecodedPicture> => {
  try {
    const open = () =>
      sharp(bytes, { limitInputPixels: TRIAL_PICTURE_MAXIMUM_PIXELS, failOn: 'error', sequentialRead: true });
    const { autoOrient, format } = await open().metadata();
    if (format !== 'jpeg' && format !== 'png') throw new Error(`a picture of type ${format}`);
    const { width, height } = autoOrient;
    const picture = open().timeout({ seconds: WITHIN_SECONDS }).autoOrient();
    const factor = Math.sqrt(keptPixels / (width * height));
    if (factor < 1)
      picture.resize({
        width: Math.max(1, Math.floor(width * factor)),
        height: Math.max(1, Math.floor(height * factor)),
        fit: 'fill',
      });
    const { data, info } = await picture
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new Error(`a picture of ${info.channels} channels`);
    return { raster: { width: info.width, height: info.height, rgb: data }, width, height };
  } catch (cause) {
    throw new Undecodable('the picture cannot be decoded', { cause });
  }
};
