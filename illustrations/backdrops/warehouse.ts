import { path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { room } from './room.ts';

const loads = [
  [14, 46],
  [70, 54],
  [134, 40],
  [20, 50],
  [82, 40],
  [132, 46],
  [12, 40],
  [64, 50],
  [126, 52],
] as const;

function rack(x: number): string {
  const goods = loads.map(([left, width], index) => {
    const height = 34 + ((index * 7) % 16);
    const shelf = 108 + Math.floor(index / 3) * 76;
    return rectangle(x + left, shelf - height, width, height, { fill: index % 3 === 1 ? 'cloth-2' : 'near' }, 1);
  });
  const tapes = rectangles(
    loads.map(
      ([left, width], index) =>
        [x + left + width / 2 - 3, 108 + Math.floor(index / 3) * 76 - 34 - ((index * 7) % 16), 6, 15] as const,
    ),
    { fill: 'paper', opacity: 0.6 },
  );
  const frame = rectangles(
    [[x, 34, 7, 238], [x + 187, 34, 7, 238], ...[108, 184, 260].map((y) => [x, y, 194, 7] as const)],
    { fill: 'line' },
  );
  return goods.join('') + tapes + frame;
}

/** A warehouse between high racks of boxed goods. */
export function warehouse(): string {
  const quietRacks = rectangles(
    [
      [40, 60, 5, 212],
      [220, 60, 5, 212],
      [400, 60, 5, 212],
      [40, 110, 365, 5],
      [40, 184, 365, 5],
      [40, 258, 365, 5],
    ],
    { fill: 'mid' },
  );
  const lamps = repeat(5, (i) => rectangle(480 + i * 210, 10, 110, 7, { fill: 'paper' }, 3));
  const lane = path('M0 292H1440V297H0Z', { fill: 'safety', opacity: 0.6 });
  const gate =
    rectangle(900, 78, 132, 194, { fill: 'mid' }) +
    rectangles(
      Array.from({ length: 9 }, (_, i) => [900, 90 + i * 20, 132, 3] as const),
      { fill: 'near' },
    );
  return room('far', 'mid') + quietRacks + lamps + rack(486) + rack(694) + gate + rack(1044) + rack(1252) + lane;
}
