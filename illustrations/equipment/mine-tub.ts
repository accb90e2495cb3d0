import { circle, path, placed, rectangles } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A tub heaped with coal, 150 wide and 110 high, on rails at (0, 0). */
export function mineTub(place: Place): string {
  return placed(
    path('M-62 -84Q-50 -104 -30 -98Q-16 -114 4 -106Q22 -112 34 -98Q54 -100 62 -84Z', { fill: 'screen' }) +
      path('M-30 -92l12 -6l8 8zM8 -98l14 -2l4 10z', { fill: 'line' }) +
      path('M-74 -86H74L60 -26H-60Z', { fill: 'line' }) +
      path('M-74 -86H74L72 -76H-72ZM-34 -76h6v50h-6zM28 -76h6v50h-6z', { fill: 'figure', opacity: 0.5 }) +
      rectangles([[-84, -28, 168, 9]], { fill: 'figure' }) +
      [-42, 42].map((x) => circle(x, -14, 14, { fill: 'screen' }) + circle(x, -14, 5, { fill: 'metal' })).join(''),
    place,
  );
}
