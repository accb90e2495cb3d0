import type { Tone } from '../palette.ts';
import { ellipse, lines, path, placed, rectangle, rectangles } from '../shape.ts';
import { wheel } from './wheel.ts';

/** A dump truck with a heaped load from the side, heading right, 340 long and 168 high, on the ground at (0, 0). */
export function dumpTruck(place: Parameters<typeof placed>[1], tone: Tone = 'cloth'): string {
  return placed(
    ellipse(0, 0, 172, 7, { fill: 'screen', opacity: 0.16 }) +
      rectangle(-164, -48, 330, 16, { fill: 'figure' }) +
      path('M-164 -134Q-140 -164 -104 -156Q-70 -176 -36 -160Q0 -170 22 -150L56 -134Z', { fill: 'line' }) +
      path('M-160 -138Q-130 -154 -104 -148Q-60 -164 -36 -150', { stroke: 'figure', width: 3, opacity: 0.3 }) +
      path('M-172 -136H62L62 -56H-146Z', { fill: 'metal' }) +
      path('M62 -136V-150H92V-142H72V-56H62Z', { fill: 'metal' }) +
      path('M-172 -136H62V-126H-169Z', { fill: 'line' }) +
      lines(
        [-126, -84, -42, 0, 40].map((x) => [x, -124, x, -58] as const),
        { stroke: 'line', width: 7 },
      ) +
      path('M82 -36V-124Q82 -134 92 -134H148Q158 -134 160 -124L170 -76V-36Z', { fill: tone }) +
      path('M112 -84V-122H146Q150 -122 151 -118L158 -84Z', { fill: 'screen' }) +
      path('M124 -84L132 -122H142L134 -84Z', { fill: 'paper', opacity: 0.2 }) +
      path('M82 -54H170V-36H82Z', { fill: 'figure', opacity: 0.3 }) +
      rectangles([[92, -74, 14, 4]], { fill: 'figure' }) +
      path('M158 -112h8v24h-6z', { fill: 'figure' }) +
      rectangle(158, -66, 12, 12, { fill: 'safety' }, 2) +
      wheel(-120, -27, 27) +
      wheel(-58, -27, 27) +
      wheel(126, -27, 27),
    place,
  );
}
