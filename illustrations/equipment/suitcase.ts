import type { Tone } from '../palette.ts';
import { circle, lines, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** An upright wheeled suitcase, 80 wide and 150 high, on the ground at (0, 0) below its middle. */
export function suitcase(place: Place, tone: Tone = 'cloth'): string {
  return placed(
    path('M-18 -112V-150H18V-112', { stroke: 'figure', width: 5 }) +
      rectangle(-40, -114, 80, 106, { fill: tone }, 10) +
      lines(
        [-24, -8, 8, 24].map((x) => [x, -104, x, -20] as const),
        { stroke: 'figure', width: 3, opacity: 0.3 },
      ) +
      rectangle(-12, -120, 24, 8, { fill: 'figure' }, 3) +
      circle(-28, -5, 6, { fill: 'screen' }) +
      circle(28, -5, 6, { fill: 'screen' }),
    place,
  );
}
