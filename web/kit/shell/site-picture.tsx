import { mediaIdIn } from '#contract/media/address.ts';
import { MediaPicture } from '../ui/pictures/media-picture.tsx';
import { useDescribedMedia } from '../ui/pictures/use-described-media.ts';

interface SitePictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  loading?: 'lazy';
  className?: string | undefined;
}

/** A picture of the site's configuration: one of the library in the size that fits, any other one as it is. */
export const SitePicture = ({ src, alt, ...box }: SitePictureProps) => {
  const assetId = mediaIdIn(src);
  const media = useDescribedMedia(assetId);
  // Logos and QR codes are never cropped.
  if (media) return <MediaPicture media={media} shape="whole" sizes={`${box.width}px`} alt={alt} {...box} />;
  return <img src={src} alt={alt} {...box} />;
};
