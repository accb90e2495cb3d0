import type { Tone } from '../palette.ts';
import { circle, path, placed, rectangles } from '../shape.ts';

/** A fishing boat from the side, heading left, its masts rigged, 300 long and 220 high, its water line at y = 2. */
export function fishingBoat(place: Parameters<typeof placed>[1], tone: Tone = 'cloth-2'): string {
  return placed(
    path('M-70 -86V-214M-70 -206L-140 -110M-70 -206L20 -150M110 -80V-190M110 -184L60 -130M110 -184L148 -70', {
      stroke: 'line',
      width: 4,
    }) +
      path('M-20 -60V-130H-30V-138H84V-130H76V-60Z', { fill: 'paper' }) +
      rectangles(
        [-12, 18, 48].map((x) => [x, -122, 22, 20] as const),
        { fill: 'screen' },
      ) +
      rectangles([[-30, -139, 114, 8]], { fill: 'cloth' }) +
      circle(112, -72, 18, { fill: 'safety' }) +
      circle(112, -72, 7, { fill: 'figure' }) +
      path('M-152 -104Q-100 -74 -40 -66H146V8H-114L-120 -20Z', { fill: tone }) +
      path('M-122 -24Q60 -16 146 -18V8H-114Z', { fill: 'warn', opacity: 0.75 }) +
      path('M-152 -104Q-100 -74 -40 -66H146', { stroke: 'paper', width: 6 }) +
      circle(112, -38, 8, { stroke: 'screen', width: 5 }) +
      circle(136, -38, 8, { stroke: 'screen', width: 5 }),
    place,
  );
}
