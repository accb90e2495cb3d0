import { lines, path, placed, rectangle } from '../shape.ts';
import { text } from '../text.ts';
import { car } from './car.ts';

type Place = Parameters<typeof placed>[1];

/** A taxi from the side, heading right, 220 wide and 92 high, on the ground at (0, 0) below its middle. */
export function taxi(place: Place, lit = false): string {
  return placed(
    rectangle(-19, -91, 38, 17, { fill: lit ? 'safety' : 'paper' }, 4) +
      text(0, -78, 'TAXI', 11, 'screen', 'middle') +
      car({}, 'safety') +
      lines(
        [
          [-44, -36, 46, -36],
          [-38, -30, 46, -30],
        ],
        { stroke: 'figure', width: 6, dash: '6 6', ends: 'flat' },
      ) +
      (lit ? path('M107 -36L260 -58V0L107 -26Z', { fill: 'safety', opacity: 0.3 }) : ''),
    place,
  );
}
