import { ellipse, path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A plate with a dish on it, 74 wide, held at (0, 0). */
export function plate(place: Place): string {
  return placed(
    path('M-37 -10H37Q28 0 12 0H-12Q-28 0 -37 -10Z', { fill: 'paper', stroke: 'near', width: 1.4 }) +
      path('M-24 -10Q-16 -28 2 -26T24 -10Z', { fill: 'safety' }) +
      ellipse(-4, -20, 5, 3, { fill: 'warn', opacity: 0.8 }) +
      ellipse(9, -15, 5, 3, { fill: 'accent', opacity: 0.7 }),
    place,
  );
}
