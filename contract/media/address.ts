import { type MediaFormat, mediaFormats, type MediaShape, mediaShapes } from './variants.ts';

/** Where a picture of the library is served. It stays the same when the picture is replaced. */
export const mediaAddress = (assetId: string) => `/media/${assetId}`;

/** Returns the id of the picture that an address shows, whole or as a variant; undefined for other addresses. */
export const mediaIdIn = (address: string): string | undefined =>
  /^\/media\/([A-Za-z0-9_-]{22})(?:[/?#]|$)/.exec(address)?.[1];

export interface Variant {
  shape: MediaShape;
  width: number;
  format: MediaFormat;
}

/** Where a variant is served. Its bytes never change: the version is another one when the picture is. */
export const variantAddress = (address: string, version: string, { shape, width, format }: Variant) =>
  `${address}/${version}/${shape}-${width}.${format}`;

const variantName = new RegExp(`^(${mediaShapes.join('|')})-([1-9]\\d{0,3})\\.(${mediaFormats.join('|')})$`);

/** Reads the last part of the address of a variant. */
export const readVariant = (name: string): Variant | undefined => {
  const [, shape, width, format] = variantName.exec(name) ?? [];
  return shape === undefined
    ? undefined
    : { shape: shape as MediaShape, width: Number(width), format: format as MediaFormat };
};
