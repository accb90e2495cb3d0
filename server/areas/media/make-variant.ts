import sharp, { type Sharp } from 'sharp';
import type { Variant } from '#contract/media/address.ts';
import type { Asset } from '#contract/media/calls.ts';
import { cropOf } from '#contract/media/crops.ts';
import type { MediaFormat } from '#contract/media/variants.ts';
import { inPictureTurn, WITHIN_SECONDS } from '#server/kit/files/picture-gate.ts';
import { createTurns } from '#server/kit/limits/turns.ts';

/** One at a time, so that uploads find a slot of the picture gate free. */
const AT_ONCE = 1;
const TURN_WITHIN_MS = 10_000;
/** More than the pictures of a page, so that waiting requests cannot fill the memory. */
const WAITING_MAXIMUM = 100;

const inTurn = createTurns(AT_ONCE, TURN_WITHIN_MS, WAITING_MAXIMUM);

const encoded: Record<MediaFormat, (picture: Sharp) => Sharp> = {
  // More effort would take several times as long for a few percent.
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpg: (picture) => picture.jpeg({ quality: 82, progressive: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

export const variantTypes: Readonly<Record<MediaFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** A variant was not made: too many are waiting, or the picture cannot be decoded. */
export class VariantMissed extends Error {
  override name = 'VariantMissed';
}

/**
 * Crops and scales a picture of the library, whose bytes are read once it is its turn. Returns undefined if there are
 * none. Throws `VariantMissed`.
 */
export const makeVariant = (
  read: () => Promise<Buffer | undefined>,
  asset: Pick<Asset, 'width' | 'height' | 'focusX' | 'focusY'>,
  { shape, width, format }: Variant,
): Promise<Buffer | undefined> =>
  inTurn(async () => {
    const bytes = await read();
    if (!bytes) return undefined;
    return inPictureTurn(() =>
      encoded[format](
        sharp(bytes, { failOn: 'error', sequentialRead: true })
          .timeout({ seconds: WITHIN_SECONDS })
          .extract(cropOf(asset, shape))
          .resize({ width, withoutEnlargement: true }),
      ).toBuffer(),
    );
  }).catch((cause: unknown) => {
    throw new VariantMissed('a variant was not made', { cause });
  });
