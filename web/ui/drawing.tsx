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
}

/** A drawing of ours, in the colours of the page's skin and theme: they pass through `use`, as they would not into an `img`. */
export const Drawing = ({ src, width, height, label, className, fill = false }: DrawingProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    {...(fill && { preserveAspectRatio: 'xMaxYMid slice' })}
    className={className ? `drawing ${className}` : 'drawing'}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={`${src}#drawing`} />
  </svg>
);
