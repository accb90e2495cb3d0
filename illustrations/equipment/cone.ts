import { path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A traffic cone, 60 high, on the ground at (0, 0). */
export function cone(place: Place): string {
  return placed(
    rectangle(-22, -6, 44, 6, { fill: 'figure' }, 2) +
      path('M-4 -60H4L17 -6H-17Z', { fill: 'safety' }) +
      path('M-7.4 -46H7.4L10.6 -33H-10.6ZM-12.6 -25H12.6L14.8 -16H-14.8Z', { fill: 'paper' }) +
      path('M1 -60H4L17 -6H8Z', { fill: 'figure', opacity: 0.14 }),
    place,
  );
}
