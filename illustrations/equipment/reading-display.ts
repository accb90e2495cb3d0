import type { Tone } from '../palette.ts';
import { rectangle, type Rectangle } from '../shape.ts';
import { readingWidth, sevenSegment } from './seven-segment.ts';

/** A drawn instrument and where its readings stand, from the top. */
export type Meter = { drawn: string; readings: Rectangle[] };

/** A dark display with a reading at its right end; the digits are `height` high. */
export function display(area: Rectangle, reading: string, height: number, lit: Tone = 'safety'): Meter {
  const width = readingWidth(reading, height);
  const [x, y] = [area.x + area.width - width - height * 0.3, area.y + (area.height - height) / 2];
  const margin = height * 0.17;
  return {
    drawn:
      rectangle(area.x, area.y, area.width, area.height, { fill: 'screen' }, 4) +
      sevenSegment(x, y, height, reading, lit),
    readings: [{ x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }],
  };
}
