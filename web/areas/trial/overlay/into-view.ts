/** The widths at which the panel's parts are stacked. */
const ONE_COLUMN = '(max-width: 1023px)';

const isWhole = (part: Element) => {
  const { top, bottom } = part.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

/**
 * Scrolls to a part of the panel that appeared or changed out of sight, below the button that was pressed. With
 * `start`, scrolls to its top unless all of it is visible; with `nearest`, as little as possible. In two columns the
 * picture brings the result into view with it, and both are scrolled as little as possible. The focus does not move.
 */
export const bringIntoView = (part: Element | null | undefined, block: 'start' | 'nearest') => {
  const isOneColumn = matchMedia(ONE_COLUMN).matches;
  if (!part || (isOneColumn ? block === 'start' && isWhole(part) : block === 'nearest')) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ block: isOneColumn ? block : 'nearest', behavior: calm ? 'auto' : 'smooth' });
};
