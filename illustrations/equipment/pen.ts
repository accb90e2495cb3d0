import type { Tone } from '../palette.ts';
import { path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A pen from above, 130 long about its middle, its point to the right. */
export function pen(place: Place, tone: Tone = 'cloth'): string {
  return placed(
    path('M-62 9H44L64 5L46 1Z', { fill: 'screen', opacity: 0.22 }) +
      rectangle(-65, -5, 106, 10, { fill: tone }, 4) +
      rectangle(-65, -5, 40, 10, { fill: 'figure' }, 4) +
      path('M41 -5L62 -1V1L41 5Z', { fill: 'metal' }) +
      rectangle(-58, -7, 34, 3, { fill: 'metal' }, 1.5),
    place,
  );
}
