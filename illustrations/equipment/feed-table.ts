import { path, rectangles } from '../shape.ts';

/** The curb and the feed table before a feed barrier, from `curb` down, with feed on it. */
export function feedTable(curb: number): string {
  const feed = Array.from({ length: 13 }, (_, i) => `q56 ${-26 - (i % 3) * 6} 120 0`).join('');
  const straws = Array.from(
    { length: 40 },
    (_, i) => `M${i * 38} ${curb + 42 + ((i * 13) % 18)}l16 ${(i % 5) * 3 - 6}`,
  );
  return (
    rectangles([[0, curb, 1440, 30]], { fill: 'near' }) +
    rectangles([[0, curb, 1440, 7]], { fill: 'metal' }) +
    rectangles([[0, curb + 30, 1440, 360 - curb - 30]], { fill: 'mid' }) +
    path(`M-60 ${curb + 62}${feed}Z`, { fill: 'safety', opacity: 0.55 }) +
    path(straws.join(''), { stroke: 'safety', width: 3, opacity: 0.8 })
  );
}
