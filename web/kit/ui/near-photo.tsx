import { useEffect, useRef } from 'react';
import './near-drawings.ts';

interface NearPhotoProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/**
 * A photo that the page's inline script loads when it comes near the screen, so that it is no request of the first view.
 * Without script it is loaded at once.
 */
export const NearPhoto = ({ src, alt, ...frame }: NearPhotoProps) => {
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => window.nearDrawings?.watch(element.current as HTMLImageElement), [src]);
  return (
    <>
      {/* React does not manage the address that the script sets, and leaves it alone. */}
      <img ref={element} data-drawing={src} alt={alt} {...frame} decoding="async" suppressHydrationWarning />
      <noscript>
        <img src={src} alt={alt} {...frame} />
      </noscript>
    </>
  );
};
