import type { Tone } from '../palette.ts';
import { path, placed, rectangles } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A gable-topped carton, 110 wide and 190 high, standing at (0, 0); its upper seam stays blank. */
export function milkCarton(place: Place, tone: Tone = 'cloth'): string {
  return placed(
    rectangles([[-55, -128, 110, 128]], { fill: 'paper' }) +
      path('M-55 -128L-46 -166H46L55 -128Z', { fill: 'paper' }) +
      path('M-55 -128L-46 -166H46L55 -128Z', { fill: 'figure', opacity: 0.1 }) +
      rectangles([[-46, -192, 92, 27]], { fill: 'paper' }) +
      rectangles([[-46, -167, 92, 2]], { fill: 'figure', opacity: 0.3 }) +
      path('M-55 -128L-46 -166L-38 -128ZM55 -128L46 -166L38 -128Z', { fill: 'figure', opacity: 0.14 }) +
      path('M-55 -72Q-20 -92 0 -72T55 -76V0H-55Z', { fill: tone }) +
      path('M-14 -96C-2 -112 6 -112 6 -96A10 10 0 0 1 -14 -96Z', { fill: tone }) +
      rectangles([[38, -128, 17, 128]], { fill: 'figure', opacity: 0.1 }),
    place,
  );
}
