import { useRouteLoaderData } from 'react-router';
import { mediaIdIn } from '#contract/media/address.ts';
import { MediaPicture } from '../ui/pictures/media-picture.tsx';
import type { SiteData } from './site-data.ts';

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
  const site = useRouteLoaderData('root') as SiteData | undefined;
  const assetId = mediaIdIn(src);
  const media = assetId === undefined ? undefined : site?.media?.find(({ address }) => mediaIdIn(address) === assetId);
  // Logos and QR codes are never cropped.
  if (media) return <MediaPicture media={media} shape="whole" sizes={`${box.width}px`} alt={alt} {...box} />;
  return <img src={src} alt={alt} {...box} />;
};
