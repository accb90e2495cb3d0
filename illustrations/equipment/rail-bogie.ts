import { circle, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A wagon's bogie with two wheels, 120 wide and 44 high, on the rail at (0, 0). */
export function railBogie(place: Place): string {
  return placed(
    [-36, 36].map((x) => circle(x, -20, 20, { fill: 'screen' }) + circle(x, -20, 14, { fill: 'line' })).join('') +
      path('M-60 -26Q-40 -38 -22 -34L-14 -44H14L22 -34Q40 -38 60 -26V-16H22L14 -10H-14L-22 -16H-60Z', {
        fill: 'figure',
      }) +
      [-36, 36].map((x) => rectangle(x - 9, -29, 18, 18, { fill: 'metal' }, 4)).join('') +
      path('M-8 -36V-16M0 -36V-16M8 -36V-16', { stroke: 'metal', width: 3 }),
    place,
  );
}
