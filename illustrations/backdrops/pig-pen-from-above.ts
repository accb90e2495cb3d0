import { lines, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { slattedFloor } from './slatted-floor.ts';

const partitions = [96, 690, 1290];

/** Pens of a pig house seen from above: a trough along the wall, a slatted dunging area and partition rails. */
export function pigPenFromAbove(): string {
  const trough =
    rectangles([[0, 0, 1440, 14]], { fill: 'near' }) +
    rectangles([[0, 14, 1440, 32]], { fill: 'metal' }) +
    rectangles([[0, 19, 1440, 22]], { fill: 'line' }) +
    rectangles([[0, 25, 1440, 13]], { fill: 'safety', opacity: 0.55 }) +
    lines(
      Array.from({ length: 24 }, (_, i) => [30 + i * 60, 14, 30 + i * 60, 46] as const),
      { stroke: 'metal', width: 5, ends: 'flat' },
    );
  const rails = repeat(partitions.length, (index) => {
    const x = partitions[index] ?? 0;
    return (
      rectangles([[x + 8, 0, 8, 360]], { fill: 'screen', opacity: 0.14 }) +
      rectangles([[x - 7, 0, 14, 360]], { fill: 'metal' }) +
      rectangles([[x - 2, 0, 4, 360]], { fill: 'line' }) +
      [56, 200, 344].map((y) => rectangle(x - 10, y - 10, 20, 20, { fill: 'line' }, 3)).join('')
    );
  });
  return (
    rectangles([[0, 0, 1440, 360]], { fill: 'far' }) +
    rectangles([[0, 46, 1440, 10]], { fill: 'near', opacity: 0.45 }) +
    slattedFloor(0, 236, 1440, 124) +
    trough +
    rails
  );
}
