import { circle, lines, path, placed, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

type Place = Parameters<typeof placed>[1];

/** A super-brain recorder, 240 wide and 74 high from its upper left corner; a dark one is without power. */
export function recorder(place: Place, powered = true): string {
  const light = powered ? 'accent' : 'line';
  return placed(
    rectangle(10, 72, 28, 8, { fill: 'figure' }, 2) +
      rectangle(202, 72, 28, 8, { fill: 'figure' }, 2) +
      rectangle(0, 0, 240, 74, { fill: 'paper' }, 6) +
      path('M0 56H240V68Q240 74 234 74H6Q0 74 0 68Z', { fill: 'near' }) +
      rectangle(12, 12, 62, 36, { fill: 'screen' }, 4) +
      path(
        'M33 30a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM43 15v5M43 40v5M28 30h-7M65 30h-7M32 20l-4 -3M54 20l4 -3M32 40l-4 3M54 40l4 3',
        {
          stroke: light,
          width: 2,
        },
      ) +
      circle(43, 30, 3.4, { fill: light }) +
      repeat(4, (bay) => rectangle(86 + bay * 34, 12, 29, 36, { fill: 'mid' }, 2)) +
      lines(
        [0, 1, 2, 3].flatMap((bay) => [18, 24, 30].map((y) => [91 + bay * 34, y, 110 + bay * 34, y] as const)),
        { stroke: 'line', width: 1.4, opacity: 0.7 },
      ) +
      repeat(4, (bay) => circle(93 + bay * 34, 41, 2.2, { fill: light })) +
      rectangles(
        [
          [16, 61, 14, 7],
          [36, 61, 14, 7],
        ],
        { fill: 'figure' },
      ) +
      circle(224, 64.5, 3.4, { fill: light }),
    place,
  );
}
