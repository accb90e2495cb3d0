import type { MediaFormat, MediaShape } from './variants.ts';

/** Where a picture of the library is served. It stays the same when the picture is replaced. */
export const mediaAddress = (assetId: string) => `/media/${assetId}`;

/** Returns the id of the picture that an address shows, whole or as a variant; undefined for other addresses. */
export const mediaIdIn = (address: string): string | undefined =>
  /^\/media\/([A-Za-z0-9_-]{22})(?:[/?#]|$)/.exec(address)?.[1];

/** Where a variant is served. Its bytes never change: the version is another one when the picture is. */
export const variantAddress = (
  { assetId, version }: { assetId: string; version: string },
  { shape, width, format }: { shape: MediaShape; width: number; format: MediaFormat },
) => `${mediaAddress(assetId)}/${version}/${shape}-${width}.${format}`;
