import { placed, rectangle } from '../shape.ts';
import { text } from '../text.ts';

type Place = Parameters<typeof placed>[1];

/** A board of departures, 260 wide, each row with a number, a place and a time. */
export function departureBoard(place: Place, rows: readonly (readonly [string, string, string])[]): string {
  return placed(
    rectangle(0, 0, 260, rows.length * 26 + 14, { fill: 'screen' }, 4) +
      rows
        .map(
          ([number, to, time], row) =>
            text(16, 26 + row * 26, number, 15, 'safety') +
            text(98, 26 + row * 26, to, 15, 'paper') +
            text(244, 26 + row * 26, time, 15, 'safety', 'end'),
        )
        .join(''),
    place,
  );
}
