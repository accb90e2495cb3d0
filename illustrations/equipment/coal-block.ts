import { path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A block of coal too large for its belt, 120 by 92, its middle at (0, 0). */
export function coalBlock(place: Place): string {
  return placed(
    path('M-60 8L-46 -30L-10 -46L34 -38L60 -6L50 30L14 46L-34 40Z', { fill: 'screen' }) +
      path('M-46 -30L-10 -46L34 -38L22 -12L-22 -6Z', { fill: 'line' }) +
      path('M-46 -30L-22 -6L-26 24L-34 40L-60 8Z', { fill: 'figure' }) +
      path('M22 -12L34 -38L60 -6L50 30L14 46L6 14Z', { fill: 'figure', opacity: 0.6 }) +
      path('M-22 -6L22 -12L6 14L-26 24Z', { fill: 'metal', opacity: 0.7 }),
    place,
  );
}
