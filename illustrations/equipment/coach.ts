import type { Tone } from '../palette.ts';
import { lines, path, placed, rectangle } from '../shape.ts';
import { wheel } from './wheel.ts';

type Place = Parameters<typeof placed>[1];

/** A long-distance coach from the side, heading right, 440 wide and 150 high, on the ground at (0, 0) below its middle. */
export function coach(place: Place, tone: Tone = 'cloth'): string {
  return placed(
    path('M-220 -20V-130Q-220 -150 -200 -150H196Q212 -150 215 -134L220 -76V-20Z', { fill: 'paper' }) +
      path('M-220 -66H220V-20H-220Z', { fill: tone }) +
      path('M-220 -56Q-60 -36 60 -66H220V-78H60Q-60 -50 -220 -72Z', { fill: 'safety' }) +
      path('M-206 -136H150V-84H-206ZM164 -136H194Q202 -136 204 -128L210 -78H164Z', { fill: 'screen' }) +
      lines(
        [-136, -66, 4, 74].map((x) => [x, -136, x, -84] as const),
        { stroke: 'paper', width: 4, ends: 'flat' },
      ) +
      path('M-190 -136H-174L-198 -84H-206V-102ZM20 -136H36L12 -84H4V-100Z', { fill: 'paper', opacity: 0.2 }) +
      rectangle(96, -132, 44, 108, { stroke: 'near', width: 2.5 }, 3) +
      path('M-40 -20V-44H60V-20', { stroke: 'figure', width: 1.5, opacity: 0.4 }) +
      path('M-220 -26H220V-16H-220Z', { fill: 'figure', opacity: 0.6 }) +
      rectangle(206, -52, 13, 14, { fill: 'safety' }, 3) +
      wheel(-132, -24, 24) +
      wheel(146, -24, 24),
    place,
  );
}
