import { circle, path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A worn tyre that lies against something, 80 wide, on the ground at (0, 0). */
export function tyre(place: Place): string {
  return placed(
    circle(0, -40, 32, { stroke: 'screen', width: 17 }) +
      circle(0, -40, 40, { stroke: 'figure', width: 3, dash: '5 7' }) +
      path('M-26 -54A30 30 0 0 1 -8 -68', { stroke: 'metal', width: 3.4 }),
    place,
  );
}
