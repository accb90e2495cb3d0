import type { Tone } from '../palette.ts';
import { lines, path, placed, rectangle, rectangles } from '../shape.ts';

/** A river barge with an open hold from the side, heading left, 530 long and 200 high, its water line at y = 8. */
export function riverBarge(place: Parameters<typeof placed>[1], tone: Tone = 'cloth-2'): string {
  const bridge =
    rectangles([[118, -150, 124, 84]], { fill: 'paper' }) +
    rectangles([[108, -160, 146, 11]], { fill: 'cloth' }) +
    rectangles(
      [126, 155, 184, 213].map((x) => [x, -141, 22, 18] as const),
      { fill: 'screen' },
    ) +
    rectangles(
      [
        [174, -198, 5, 40],
        [158, -186, 37, 4],
      ],
      { fill: 'metal' },
    ) +
    rectangle(212, -182, 20, 24, { fill: 'line' }, 3);
  const load = 'M-180 -76q54 -32 104 -16t100 -8t72 24z';
  const hold =
    path(load, { fill: 'skin' }) +
    path(load, { fill: 'figure', opacity: 0.2 }) +
    rectangles([[-190, -80, 292, 20]], { fill: 'metal' }) +
    lines(
      [-160, -112, -64, -16, 32, 80].map((x) => [x, -78, x, -62] as const),
      { stroke: 'figure', width: 3, opacity: 0.25 },
    );
  return placed(
    bridge +
      hold +
      path('M-268 -88L-214 -76H-198V-64H258V8H-238Z', { fill: tone }) +
      path('M-246 -14H258V8H-238Z', { fill: 'warn', opacity: 0.75 }) +
      path('M-268 -88L-214 -76H-198V-64H258', { stroke: 'paper', width: 5 }) +
      rectangles(
        [
          [-228, -122, 4, 46],
          [-238, -112, 24, 3],
        ],
        { fill: 'metal' },
      ),
    place,
  );
}
