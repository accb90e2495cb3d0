import { display, type Meter } from './reading-display.ts';
import type { Tone } from '../palette.ts';
import { rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

/** A meter let into a panel: a row for each reading with its unit, four keys below. */
export function panelMeter(
  x: number,
  y: number,
  width: number,
  rows: readonly (readonly [reading: string, unit: string])[],
  lit: Tone = 'safety',
): Meter {
  const unitWidth = width * 0.15;
  const rowHeight = width * 0.27;
  const height = rows.length * rowHeight + width * 0.3;
  const inner = width * 0.06;
  const displays = rows.map(([reading], row) =>
    display(
      {
        x: x + inner + unitWidth,
        y: y + inner + row * rowHeight,
        width: width - 2 * inner - unitWidth,
        height: rowHeight * 0.92,
      },
      reading,
      rowHeight * 0.64,
      lit,
    ),
  );
  const units = rows.map(([, unit], row) =>
    text(x + inner * 0.7 + unitWidth / 2, y + inner + (row + 0.62) * rowHeight, unit, width * 0.09, 'paper', 'middle'),
  );
  const keys = rectangles(
    [0, 1, 2, 3].map((key) => [x + width * (0.1 + key * 0.215), y + height - width * 0.17, width * 0.15, width * 0.09]),
    { fill: 'metal' },
  );
  return {
    drawn:
      rectangle(x - 5, y - 4, width + 10, height + 10, { fill: 'line', opacity: 0.55 }, 9) +
      rectangle(x, y, width, height, { fill: 'figure' }, 7) +
      displays.map(({ drawn }) => drawn).join('') +
      units.join('') +
      keys,
    readings: displays.flatMap(({ readings }) => readings),
  };
}
