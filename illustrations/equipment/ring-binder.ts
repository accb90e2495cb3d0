import { lines, placed, rectangle } from '../shape.ts';
import { repeat } from '../repeat.ts';

type Place = Parameters<typeof placed>[1];

/**
 * An open ring binder from above, 560 by 330 about its middle; its contents are drawn on its right half before the
 * `rings`.
 */
export function ringBinder(place: Place): { covers: string; rings: string } {
  const covers =
    rectangle(-274, -158, 560, 330, { fill: 'screen', opacity: 0.2 }, 12) +
    rectangle(-280, -165, 560, 330, { fill: 'cloth' }, 12) +
    rectangle(-268, -152, 240, 304, { fill: 'paper' }, 3) +
    rectangle(-262, -158, 240, 304, { fill: 'paper' }, 3) +
    lines(
      [-100, -72, -44, -16, 12].map((y) => [-236, y, -60, y] as const),
      { stroke: 'near', width: 6 },
    ) +
    rectangle(-22, -165, 22, 330, { fill: 'figure', opacity: 0.35 });
  const rings = repeat(
    4,
    (index) =>
      rectangle(-32, -122 + index * 78, 44, 9, { fill: 'metal' }, 4.5) +
      rectangle(-32, -122 + index * 78, 44, 3, { fill: 'paper', opacity: 0.5 }, 1.5),
  );
  return { covers: placed(covers, place), rings: placed(rings, place) };
}
