import { lines, path, rectangles } from '../shape.ts';
import { room } from './room.ts';

/** The hall of a steel works: crane girders on tall columns, high louvres, a working platform at the side. */
export function meltShop(): string {
  const columns = [500, 820, 1140, 1420].flatMap((x) => [[x, 0, 26, 272] as const]);
  return (
    room('far', 'mid', 'near') +
    rectangles(
      Array.from({ length: 9 }, (_, index) => [540 + index * 104, 70, 64, 46] as const),
      { fill: 'sky' },
    ) +
    rectangles(columns, { fill: 'mid' }) +
    lines(
      columns.flatMap(([x]) => Array.from({ length: 6 }, (_, i) => [x + 3, 50 + i * 38, x + 23, 88 + i * 38] as const)),
      { stroke: 'near', width: 3 },
    ) +
    rectangles(
      [
        [0, 22, 1440, 26],
        [0, 52, 1440, 5],
      ],
      { fill: 'near' },
    ) +
    path('M0 272V204H430V272', { fill: 'mid' }) +
    path('M0 204H430M20 204V168M100 204V168M180 204V168M260 204V168M340 204V168M420 204V168M0 168H430', {
      stroke: 'near',
      width: 4,
    }) +
    rectangles(
      [
        [0, 318, 1440, 5],
        [0, 340, 1440, 5],
      ],
      { fill: 'near' },
    )
  );
}
