/** Processors differ in the last digits of a model: in pixels, and in parts of a score. */
const PIXELS = 2;
const SCORE = 0.02;

/** Returns the places at which two results differ: words and counts at all, numbers by more than processors do. */
export const differences = (stored: unknown, live: unknown, at = ''): string[] => {
  if (typeof stored === 'number' && typeof live === 'number') {
    const most = at.endsWith('/score') ? SCORE : PIXELS;
    return Math.abs(stored - live) <= most ? [] : [`${at}: ${stored} → ${live}`];
  }
  if (typeof stored !== 'object' || typeof live !== 'object' || !stored || !live)
    return stored === live ? [] : [`${at}: ${JSON.stringify(stored)} → ${JSON.stringify(live)}`];
  const [one, other] = [stored as Record<string, unknown>, live as Record<string, unknown>];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differences(one[key], other[key], `${at}/${key}`),
  );
};
