import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { room } from './room.ts';

function robot(x: number, mirrored: boolean): string {
  const s = mirrored ? -1 : 1;
  const at = (px: number, py: number) => `${x + px * s} ${py}`;
  return (
    rectangle(x - 34, 226, 68, 46, { fill: 'near' }, 4) +
    path(`M${at(0, 228)}L${at(-22, 150)}`, { stroke: 'metal', width: 26 }) +
    path(`M${at(-22, 150)}L${at(52, 106)}`, { stroke: 'metal', width: 20 }) +
    path(`M${at(52, 106)}L${at(84, 146)}`, { stroke: 'near', width: 13 }) +
    circle(x - 22 * s, 150, 16, { fill: 'line' }) +
    circle(x + 52 * s, 106, 12, { fill: 'line' }) +
    path(`M${at(76, 150)}L${at(80, 168)}M${at(92, 142)}L${at(98, 160)}`, { stroke: 'line', width: 5 })
  );
}

/** A production hall: roof girders, high windows, robot cells behind a marked aisle. */
export function workshop(): string {
  const girders =
    lines(
      [
        [0, 26, 1440, 26],
        [0, 54, 1440, 54],
      ],
      { stroke: 'near', width: 4 },
    ) +
    lines(
      Array.from({ length: 36 }, (_, i) => [i * 40, i % 2 ? 26 : 54, i * 40 + 40, i % 2 ? 54 : 26] as const),
      { stroke: 'near', width: 2, opacity: 0.8 },
    );
  const windows = rectangles(
    Array.from({ length: 12 }, (_, i) => [24 + i * 120, 80, 92, 54] as const),
    { fill: 'sky' },
  );
  const belt =
    rectangles([[520, 226, 900, 14]], { fill: 'near' }) +
    rectangles(
      Array.from({ length: 8 }, (_, i) => [540 + i * 116, 240, 10, 32] as const),
      { fill: 'near' },
    ) +
    rectangles(
      [
        [586, 192, 48, 34],
        [876, 192, 48, 34],
        [1010, 192, 48, 34],
        [1340, 192, 48, 34],
      ],
      { fill: 'cloth-2' },
    );
  const aisle = rectangles([[0, 296, 1440, 5]], { fill: 'safety', opacity: 0.65 });
  const lamps = repeat(4, (i) => path(`M${500 + i * 280} 54v22h-26l-12 16h76l-12 -16h-26`, { fill: 'near' }));
  return room('far', 'mid') + windows + girders + lamps + belt + robot(760, false) + robot(1200, true) + aisle;
}
