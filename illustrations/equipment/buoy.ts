import type { Tone } from '../palette.ts';
import { circle, path, placed } from '../shape.ts';

/** A fairway buoy with its lamp, 40 wide and 76 high, afloat at (0, 0). */
export function buoy(place: Parameters<typeof placed>[1], tone: Tone = 'safety'): string {
  return placed(
    path('M-9 -18L-5 -58H5L9 -18Z', { fill: tone }) +
      path('M-8 -28H8L7 -40H-7Z', { fill: 'paper' }) +
      path('M-5 -58V-66H5V-58', { stroke: 'figure', width: 3 }) +
      circle(0, -70, 5, { fill: 'figure' }) +
      path('M-20 -18H20L14 4H-14Z', { fill: tone }) +
      path('M-26 5q13 -6 26 0t26 0', { stroke: 'paper', width: 3, opacity: 0.8 }),
    place,
  );
}
