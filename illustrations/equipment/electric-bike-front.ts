import type { Tone } from '../palette.ts';
import { circle, ellipse, path, placed, rectangle } from '../shape.ts';

/** An electric bicycle from the front, 84 wide and 128 high, its wheel on the ground at (0, 0). */
export function electricBikeFront(place: Parameters<typeof placed>[1], tone: Tone = 'cloth'): string {
  return placed(
    ellipse(0, 0, 36, 4.5, { fill: 'screen', opacity: 0.16 }) +
      path('M-22 -6L-26 0M22 -18L26 -8', { stroke: 'line', width: 4 }) +
      rectangle(-7, -46, 14, 46, { fill: 'screen' }, 6) +
      path('M-10 -26L-9 -70M10 -26L9 -70', { stroke: 'metal', width: 4 }) +
      path('M-10 -30Q-10 -54 0 -54Q10 -54 10 -30L7 -36H-7Z', { fill: tone }) +
      path('M-24 -30Q-28 -66 -16 -92H16Q28 -66 24 -30L14 -34L10 -58H-10L-14 -34Z', { fill: tone }) +
      path('M6 -92H16Q28 -66 24 -30L14 -34L12 -50Q16 -72 6 -92Z', { fill: 'figure', opacity: 0.2 }) +
      path('M-34 -106Q-16 -112 0 -108Q16 -112 34 -106', { stroke: 'screen', width: 5 }) +
      path('M-40 -105h10M30 -105h10', { stroke: 'figure', width: 7 }) +
      path('M-26 -109L-31 -122M26 -109L31 -122', { stroke: 'metal', width: 2.5 }) +
      ellipse(-33, -125, 8, 5.5, { fill: 'screen' }) +
      ellipse(33, -125, 8, 5.5, { fill: 'screen' }) +
      path('M-13 -108Q0 -116 13 -108L10 -92H-10Z', { fill: 'figure' }) +
      circle(0, -100, 7, { fill: 'safety' }) +
      circle(0, -100, 3, { fill: 'paper' }) +
      path('M-22 -76h7M15 -76h7', { stroke: 'safety', width: 4 }) +
      rectangle(-20, -90, 40, 26, { stroke: 'line', width: 3 }, 3) +
      path('M-20 -81H20M-20 -73H20M-10 -90V-64M0 -90V-64M10 -90V-64', { stroke: 'line', width: 1.8 }),
    place,
  );
}
