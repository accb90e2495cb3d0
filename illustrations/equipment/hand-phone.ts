import { path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A phone with a code on its screen, held at its lower edge by a fist: 34 wide and 62 high, the palm at (0, 0). */
export function handPhone(place: Place): string {
  return placed(
    rectangle(-17, -52, 34, 62, { fill: 'screen', stroke: 'metal', width: 1.4 }, 5) +
      rectangle(-13.5, -47, 27, 50, { fill: 'paper' }, 2) +
      path('M-9 -38h8v8h-8zM3 -38h7v8h-7zM-9 -26h8v8h-8zM3 -26h3v3h-3zM7 -22h3v4h-3z', { fill: 'screen' }) +
      path('M-19 -8Q-22 -2 -20 8Q-8 16 12 14Q22 10 20 -2L16 -4Q14 4 4 5Q-6 4 -12 -8Q-16 -12 -19 -8Z', { fill: 'skin' }),
    place,
  );
}
