import type { Tone } from '../palette.ts';
import { path, placed } from '../shape.ts';

/** An open boat with its crew, heading right, 230 long and 50 high, afloat at (0, 0); `crew` sits behind the near board. */
export function skiff(place: Parameters<typeof placed>[1], crew = '', tone: Tone = 'cloth'): string {
  return placed(
    path('M-116 -36Q0 -24 124 -46L112 -30Q0 -14 -110 -26Z', { fill: 'figure' }) +
      crew +
      path('M-116 -36Q0 -22 70 -32Q100 -36 124 -46Q112 -8 78 6H-96Q-112 -10 -116 -36Z', { fill: tone }) +
      path('M-111 -14Q0 -4 108 -18Q98 -2 78 6H-96Q-106 -2 -111 -14Z', { fill: 'figure', opacity: 0.3 }) +
      path('M-116 -36Q0 -22 70 -32Q100 -36 124 -46L121 -38Q98 -28 70 -24Q0 -14 -115 -28Z', { fill: 'paper' }) +
      path('M-104 5q20 -6 40 0t40 0t40 0t40 0t40 0M-70 13h60M10 14h50', { stroke: 'paper', width: 3.5, opacity: 0.85 }),
    place,
  );
}
