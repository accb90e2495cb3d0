import { path, placed, rectangle, rectangles } from '../shape.ts';
import { wheel } from './wheel.ts';

type Place = Parameters<typeof placed>[1];

/** A forklift from the side with a load to the right, 250 wide and 150 high, on the ground at (0, 0). */
export function forklift(place: Place): string {
  return placed(
    path('M-70 -78L-52 -148H24L40 -60', { stroke: 'figure', width: 6 }) +
      path('M-88 -20V-62Q-88 -78 -72 -78H-34V-52H40V-20Z', { fill: 'safety' }) +
      path('M-88 -20V-40H40V-20Z', { fill: 'figure', opacity: 0.2 }) +
      path('M-34 -58V-72Q-34 -78 -28 -78H-20L-24 -100H-14L-6 -58Z', { fill: 'figure' }) +
      rectangles(
        [
          [48, -150, 7, 142],
          [60, -150, 6, 142],
        ],
        { fill: 'metal' },
      ) +
      path('M66 -44H140M66 -44V-18H142', { stroke: 'figure', width: 5 }) +
      rectangle(72, -76, 62, 54, { fill: 'cloth-2' }, 2) +
      rectangles([[98, -76, 10, 54]], { fill: 'paper', opacity: 0.7 }) +
      wheel(-60, -17, 17) +
      wheel(26, -19, 19),
    place,
  );
}
