import { useEffect, useRef } from 'react';
import './near-drawings.ts';

interface DrawingProps {
  /** Address of the picture, as given in the content. */
  src: string;
  width: number;
  height: number;
  /** The text alternative; without it the picture is decorative. */
  label?: string;
  className?: string | undefined;
  /** Fills the element and crops the picture on the left, top and bottom, instead of showing all of it. */
  fill?: boolean;
  /** Crops this much from the left, in the drawing's units, and fills the element with the rest. */
  quietLeft?: number | undefined;
}

/**
 * A drawing in the colours of the page's skin and theme. They reach it through `use`, but would not reach an `img`. The
 * page's inline script draws it when it comes near the screen; without script it is drawn at once.
 */
export const Drawing = ({ src, width, height, label, className, fill = false, quietLeft }: DrawingProps) => {
  const element = useRef<SVGSVGElement>(null);
  // With another address the element shows another drawing.
  useEffect(() => window.nearDrawings?.watch(element.current as SVGSVGElement), [src]);
  const frame = {
    viewBox: `${quietLeft ?? 0} 0 ${width - (quietLeft ?? 0)} ${height}`,
    width,
    height,
    ...(fill && { preserveAspectRatio: quietLeft === undefined ? 'xMaxYMid slice' : 'xMinYMid slice' }),
    className: className ? `drawing ${className}` : 'drawing',
    ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }),
  };
  return (
    <>
      <svg
        ref={element}
        data-drawing={src}
        {...frame}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- It is empty, so that React leaves the content to the script.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <noscript>
        <svg {...frame}>
          <use href={`${src}#drawing`} />
        </svg>
      </noscript>
    </>
  );
};
