import { circle, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A plate with what is left of a dish from above, radius 70 about its middle. */
export function dish(place: Place): string {
  return placed(
    circle(6, 7, 70, { fill: 'screen', opacity: 0.2 }) +
      circle(0, 0, 70, { fill: 'paper' }) +
      circle(0, 0, 50, { stroke: 'near', width: 2 }) +
      circle(-10, 6, 22, { fill: 'safety', opacity: 0.8 }) +
      circle(16, -8, 16, { fill: 'warn', opacity: 0.6 }) +
      circle(14, 20, 10, { fill: 'cloth-2', opacity: 0.8 }),
    place,
  );
}
