/** Where the panel's parts stand one below the other. */
const ONE_COLUMN = '(max-width: 1023px)';

const isWhole = (part: Element) => {
  const { top, bottom } = part.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/**
 * Scrolls to a part of the panel that came or changed out of sight, below what was pressed for it: to its start unless all of
 * it is seen, or as little as shows it. The focus stays where it is.
 */
export const bringIntoView = (part: Element | null | undefined, block: 'start' | 'nearest') => {
  if (!part || !matchMedia(ONE_COLUMN).matches || (block === 'start' && isWhole(part))) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ block, behavior: calm ? 'auto' : 'smooth' });
};
