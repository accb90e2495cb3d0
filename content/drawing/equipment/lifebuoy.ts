import { circle, path, placed } from '../shape.ts';

/** A ring lifebuoy with its grab line, 56 across, its middle at (0, 0). */
export function lifebuoy(place: Parameters<typeof placed>[1]): string {
  return placed(
    circle(0, 0, 21, { stroke: 'paper', width: 13 }) +
      path('M-21 -8A22 22 0 0 1 -8 -21M8 -21A22 22 0 0 1 21 -8M21 8A22 22 0 0 1 8 21M-8 21A22 22 0 0 1 -21 8', {
        stroke: 'safety',
        width: 13,
        ends: 'flat',
      }) +
      circle(0, 0, 28, { stroke: 'line', width: 1.6 }) +
      circle(0, 0, 14.5, { stroke: 'line', width: 1 }),
    place,
  );
}
