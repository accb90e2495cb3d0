import { number, type Point, path, polygon } from '../shape.ts';

/** The polygon around a line of text, with a mark at each corner. */
export function textPolygon(corners: readonly Point[], tone: 'accent' | 'warn' = 'accent'): string {
  const marks = corners.map(([x, y]) => `M${number(x - 2.5)} ${number(y - 2.5)}h5v5h-5z`).join('');
  return (
    polygon(corners, { fill: tone, opacity: 0.12 }) +
    polygon(corners, { stroke: tone, width: 1.6 }) +
    path(marks, { fill: tone })
  );
}
