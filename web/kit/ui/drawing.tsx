interface DrawingProps {
  /** Address of the picture, as the content names it. */
  src: string;
  width: number;
  height: number;
  /** What it shows; without it the picture is an ornament. */
  label?: string;
  className?: string | undefined;
  /** Fills its place and loses what is over on the left, above and below, instead of showing the whole. */
  fill?: boolean;
  /** Leaves out so much of the left side, in the drawing's units, and fills its place with what follows. */
  quietLeft?: number;
}

/** A drawing of ours, in the colours of the page's skin and theme: they pass through `use`, as they would not into an `img`. */
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
