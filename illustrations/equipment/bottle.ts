import type { Tone } from '../palette.ts';
import { path, placed, rectangle, rectangles } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A capped bottle with a plain label, 120 wide and 214 high, standing at (0, 0); the label's middle is at y -84. */
export function bottle(place: Place, drink: Tone = 'cloth-2', cap: Tone = 'cloth'): string {
  const foot = 'V-14Q60 0 47 0H-47Q-60 0 -60 -14Z';
  return placed(
    path(`M-60 -14V-128Q-60 -152 -38 -166Q-24 -176 -24 -188V-194H24V-188Q24 -176 38 -166Q60 -152 60 -128${foot}`, {
      fill: 'paper',
    }) +
      path(`M-60 -14V-128Q-60 -147 -46 -160H46Q60 -147 60 -128${foot}`, { fill: drink }) +
      rectangles([[-61, -126, 122, 86]], { fill: 'paper' }) +
      rectangles(
        [
          [-61, -126, 122, 14],
          [-61, -46, 122, 6],
        ],
        { fill: cap },
      ) +
      path('M42 0V-128Q42 -150 26 -160L38 -166Q60 -152 60 -128V-14Q60 0 47 0Z', {
        fill: 'figure',
        opacity: 0.14,
      }) +
      path('M-47 -130Q-46 -146 -34 -155M-48 -32V-14', { stroke: 'paper', width: 6, opacity: 0.75 }) +
      rectangle(-29, -196, 58, 7, { fill: 'near' }, 3) +
      rectangle(-27, -214, 54, 20, { fill: cap }, 4) +
      rectangles(
        [-20, -10, 0, 10, 20].map((x) => [x - 1, -211, 2, 16] as const),
        { fill: 'figure', opacity: 0.25 },
      ),
    place,
  );
}
