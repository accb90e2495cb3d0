import type { Tone } from '../palette.ts';
import { path, placed, rectangle } from '../shape.ts';
import { wheel } from './wheel.ts';

type Place = Parameters<typeof placed>[1];

/** A car from the side, heading right, 220 wide and 76 high, on the ground at (0, 0) below its middle. */
export function car(place: Place, tone: Tone = 'cloth-2'): string {
  return placed(
    path(
      'M-108 -16Q-112 -40 -96 -45L-62 -50L-34 -72Q-30 -75 -24 -75H26Q34 -75 40 -70L66 -50L94 -44Q108 -40 109 -24Q109 -16 102 -16Z',
      { fill: tone },
    ) +
      path('M-108 -26H109Q109 -16 102 -16H-108Z', { fill: 'figure', opacity: 0.22 }) +
      path('M-52 -50L-29 -68H2V-50ZM9 -68H26L52 -50H9Z', { fill: 'screen' }) +
      path('M-44 -50L-26 -64H-16L-32 -50Z', { fill: 'paper', opacity: 0.25 }) +
      rectangle(-8, -44, 14, 3, { fill: 'figure', opacity: 0.5 }, 1.5) +
      path('M98 -40L107 -34V-29H98Z', { fill: 'safety' }) +
      wheel(-64, -17, 17) +
      wheel(66, -17, 17),
    place,
  );
}
