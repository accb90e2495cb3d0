import { circle, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A round stamp on its ink pad from above, radius 40 about its middle. */
export function rubberStamp(place: Place): string {
  return placed(
    circle(5, 6, 40, { fill: 'screen', opacity: 0.2 }) +
      circle(0, 0, 40, { fill: 'figure' }) +
      circle(0, 0, 30, { fill: 'warn', opacity: 0.75 }) +
      circle(10, -6, 25, { fill: 'screen', opacity: 0.3 }) +
      circle(6, -10, 24, { fill: 'line' }) +
      circle(4, -12, 15, { fill: 'metal' }) +
      circle(1, -15, 6, { fill: 'paper', opacity: 0.5 }),
    place,
  );
}
