import { drawingSize } from '#contract/kit/content/drawing-size.ts';
import { mediaIdIn } from '#contract/media/address.ts';
import type { MediaShape } from '#contract/media/variants.ts';
import { Drawing } from '../drawing.tsx';
import { MediaPicture } from './media-picture.tsx';
import { useDescribedMedia } from './use-described-media.ts';
import styles from './content-picture.module.css';

interface ContentPictureProps {
  /** The address of a drawing or of a picture of the library. */
  src: string;
  /** The size of its place. */
  width: number;
  height: number;
  /** The crop of a picture of the library, and how wide it is shown, as in the attribute `sizes`. */
  shape: MediaShape;
  sizes: string;
  /** Hidden from assistive technology, since the texts next to it say the same. */
  decorative?: boolean;
  className?: string | undefined;
  /** Fills the element, see `Drawing`. */
  fill?: boolean;
  quietLeft?: number;
}

/** A picture that operators choose: a drawing in the colours of the page, or one of the library. */
export const ContentPicture = ({ src, shape, sizes, decorative = false, ...props }: ContentPictureProps) => {
  const assetId = mediaIdIn(src);
  const media = useDescribedMedia(assetId);
  const { width, height, className, fill = false } = props;
  if (assetId === undefined) {
    const own = drawingSize(src);
    const isOther = own && own.width !== width;
    // The quiet part is that of the drawing for this place.
    return <Drawing src={src} {...props} {...(isOther && { ...own, quietLeft: undefined })} />;
  }
  const shown = { width, height, className: styles.picture };
  const picture = media ? (
    <MediaPicture
      media={media}
      shape={shape}
      sizes={sizes}
      loading="lazy"
      {...shown}
      {...(decorative && { alt: '' })}
    />
  ) : (
    <img src={src} alt="" loading="lazy" {...shown} />
  );
  if (fill) return <span className={`${styles.fill} ${className ?? ''}`}>{picture}</span>;
  const box = (
    <span className={styles.box} style={{ paddingTop: `${(height / width) * 100}%` }}>
      {picture}
    </span>
  );
  return className === undefined ? box : <span className={className}>{box}</span>;
};
