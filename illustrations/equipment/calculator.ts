import { lines, placed, rectangle } from '../shape.ts';
import { text } from '../text.ts';

type Place = Parameters<typeof placed>[1];

/** A calculator from above, 96 by 136 about its middle. */
export function calculator(place: Place, shown = '0'): string {
  return placed(
    rectangle(-43, -62, 96, 136, { fill: 'screen', opacity: 0.2 }, 9) +
      rectangle(-48, -68, 96, 136, { fill: 'figure' }, 9) +
      rectangle(-39, -59, 78, 28, { fill: 'cloth-2' }, 3) +
      text(34, -39, shown, 17, 'screen', 'end') +
      lines(
        [-13, 8, 29, 50].map((y) => [-38, y, 18, y] as const),
        { stroke: 'metal', width: 15, dash: '15 6', ends: 'flat' },
      ) +
      lines([[33, -20, 33, 57]], { stroke: 'safety', width: 13, dash: '15 6', ends: 'flat' }),
    place,
  );
}
