import { circle, placed, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

type Place = Parameters<typeof placed>[1];

/** A server cabinet, 120 wide and `units` times 30 and 24 high, from its upper left corner. */
export function server(place: Place, units = 5): string {
  const height = units * 30 + 24;
  return placed(
    rectangle(0, 0, 120, height, { fill: 'figure' }, 6) +
      rectangle(8, 9, 104, height - 18, { fill: 'screen' }, 3) +
      repeat(units, (unit) => {
        const y = 12 + unit * 30;
        return (
          rectangle(12, y, 96, 26, { fill: unit % 2 === 0 ? 'metal' : 'near' }, 2.5) +
          rectangles(
            [0, 1, 2, 3, 4, 5].map((slot) => [20 + slot * 9, y + 7, 5, 12] as const),
            { fill: 'screen', opacity: 0.55 },
          ) +
          circle(86, y + 13, 2.6, { fill: 'accent' }) +
          circle(97, y + 13, 2.6, { fill: unit === 1 ? 'safety' : 'accent' })
        );
      }),
    place,
  );
}
