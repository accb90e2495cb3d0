interface IconProps {
  /** Name of an icon, as given in the content. */
  name: string;
  size?: number;
}

/** An icon named by the content. Icons of the interface are imported from lucide-react. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`/static/icons.svg#${name}`} />
  </svg>
);
