import type { Tone } from '../palette.ts';
import { circle, ellipse, path, placed } from '../shape.ts';

/** A plain bicycle from the side, heading right, 172 long and 106 high, its wheels on the ground at (0, 0). */
export function bicycle(place: Parameters<typeof placed>[1], tone: Tone = 'line'): string {
  const wheel = (x: number) =>
    circle(x, -34, 32, { stroke: 'screen', width: 4 }) + circle(x, -34, 3.5, { fill: 'screen' });
  return placed(
    ellipse(0, 0, 84, 4, { fill: 'screen', opacity: 0.14 }) +
      wheel(-52) +
      wheel(54) +
      path('M-52 -66L-52 -2M-80 -50L-24 -18M-80 -18L-24 -50M54 -66V-2M26 -50L82 -18M26 -18L82 -50', {
        stroke: 'metal',
        width: 1.2,
      }) +
      path('M-52 -34L-4 -30L-22 -82L-52 -34M-19 -74L36 -78L-4 -30M54 -34L34 -92', { stroke: tone, width: 5 }) +
      circle(-4, -30, 9, { stroke: 'screen', width: 3 }) +
      path('M-4 -30L6 -18M2 -17H11', { stroke: 'screen', width: 3.5 }) +
      path('M-36 -86Q-24 -92 -8 -86', { stroke: 'screen', width: 7 }) +
      path('M34 -92L30 -102L20 -106M30 -102L42 -104', { stroke: 'screen', width: 4.5 }),
    place,
  );
}
