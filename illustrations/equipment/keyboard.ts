import { lines, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A keyboard from above, 220 by 78 about its middle. */
export function keyboard(place: Place): string {
  return placed(
    rectangle(-107, -35, 220, 78, { fill: 'screen', opacity: 0.2 }, 7) +
      rectangle(-110, -39, 220, 78, { fill: 'figure' }, 7) +
      lines(
        [-26, -10, 6].map((y) => [-100, y, 100, y] as const),
        { stroke: 'metal', width: 11, dash: '11 3.3', ends: 'flat' },
      ) +
      lines(
        [
          [-100, 23, -52, 23],
          [-48, 23, 46, 23],
          [50, 23, 100, 23],
        ],
        { stroke: 'metal', width: 11, ends: 'flat' },
      ),
    place,
  );
}
