import { circle, path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A cup of tea on its saucer from above, radius 44 about its middle. */
export function cup(place: Place): string {
  return placed(
    circle(5, 6, 44, { fill: 'screen', opacity: 0.2 }) +
      circle(0, 0, 44, { fill: 'paper' }) +
      circle(0, 0, 34, { stroke: 'near', width: 2 }) +
      path('M22 14L44 30', { stroke: 'near', width: 9 }) +
      circle(0, 0, 27, { fill: 'near' }) +
      circle(0, 0, 24, { fill: 'paper' }) +
      circle(0, 0, 20, { fill: 'safety', opacity: 0.75 }) +
      path('M-12 -8A15 15 0 0 1 2 -15', { stroke: 'paper', width: 3, opacity: 0.7 }),
    place,
  );
}
