import { variantAddress } from '#contract/media/address.ts';
import type { DescribedMedia } from '#contract/media/describe-call.ts';
import { type MediaFormat, type MediaShape, plainFormat, variantWidths } from '#contract/media/variants.ts';
import styles from './media-picture.module.css';

export interface MediaPictureProps {
  media: DescribedMedia;
  /** The crop; it keeps the point that the operator chose. */
  shape: MediaShape;
  /** How wide the picture is shown, as in the attribute `sizes`. */
  sizes: string;
  /** The description for this place; the picture's own by default. */
  alt?: string | undefined;
  /** The size of its box in pixels, so that nothing moves when it has come. */
  width: number;
  height: number;
  loading?: 'lazy' | undefined;
  className?: string | undefined;
}

/** A picture of the library in the format and size that fit the browser and the place. */
export const MediaPicture = ({ media, shape, sizes, alt = media.alt, ...box }: MediaPictureProps) => {
  const widths = variantWidths(media, shape);
  const addressOf = (width: number, format: MediaFormat) =>
    variantAddress(media.address, media.version, { shape, width, format });
  const setOf = (format: MediaFormat) => widths.map((width) => `${addressOf(width, format)} ${width}w`).join(', ');
  const plain = plainFormat(media.type);
  // Browsers without srcset are older than those that get a page.
  const middle = widths[Math.floor(widths.length / 2)] as number;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={setOf('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={setOf('webp')} sizes={sizes} />
      <img src={addressOf(middle, plain)} srcSet={setOf(plain)} sizes={sizes} alt={alt} {...box} />
    </picture>
  );
};
