import { circle, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A dome camera below a ceiling at y 0, 96 wide and 68 high, its middle at x 0. */
export function domeCamera(place: Place): string {
  return placed(
    rectangle(-48, 0, 96, 10, { fill: 'metal' }, 3) +
      path('M-44 10H44L40 26H-40Z', { fill: 'paper', stroke: 'near', width: 2 }) +
      path('M14 10H44L40 26H16Z', { fill: 'near' }) +
      path('M-36 26A36 40 0 0 0 36 26Z', { fill: 'figure' }) +
      path('M-28 30A28 32 0 0 0 -8 58A36 40 0 0 1 -28 30Z', { fill: 'cloth-2', opacity: 0.5 }) +
      circle(6, 42, 10, { fill: 'screen' }) +
      circle(6, 42, 5.5, { fill: 'cloth' }) +
      circle(4, 40, 1.8, { fill: 'paper' }),
    place,
  );
}
