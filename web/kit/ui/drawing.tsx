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
  quietLeft?: number;
}

/** A drawing in the colours of the page's skin and theme. They reach it through `use`, but would not reach an `img`. */
export const Drawing = ({ src, width, height, label, className, fill = false, quietLeft }: DrawingProps) => (
  <svg
    viewBox={`${quietLeft ?? 0} 0 ${width - (quietLeft ?? 0)} ${height}`}
    width={width}
    height={height}
    {...(fill && { preserveAspectRatio: quietLeft === undefined ? 'xMaxYMid slice' : 'xMinYMid slice' })}
    className={className ? `drawing ${className}` : 'drawing'}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={`${src}#drawing`} />
  </svg>
);
