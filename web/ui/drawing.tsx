interface DrawingProps {
  /** Address of the picture, as the content names it. */
  src: string;
  width: number;
  height: number;
  /** What it shows; without it the picture is an ornament. */
  label?: string;
  className?: string | undefined;
}

/** A drawing of ours, in the colours of the page's skin and theme: they pass through `use`, as they would not into an `img`. */
export const Drawing = ({ src, width, height, label, className }: DrawingProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    className={className ? `drawing ${className}` : 'drawing'}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={`${src}#drawing`} />
  </svg>
);
