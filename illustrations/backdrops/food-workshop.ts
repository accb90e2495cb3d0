import { lines, path, rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

/** A food workshop: tiled wall, extraction hood, steel tables, a stove and pots. */
export function foodWorkshop(): string {
  const tiles = lines(
    [
      ...Array.from({ length: 7 }, (_, i) => [0, 40 + i * 36, 1440, 40 + i * 36] as const),
      ...Array.from({ length: 25 }, (_, i) => [i * 60 + 10, 22, i * 60 + 10, 267] as const),
    ],
    { stroke: 'mid', width: 1.5, opacity: 0.7 },
  );
  const hood = path('M600 22H860L900 78H560Z', { fill: 'near' }) + rectangles([[560, 78, 340, 10]], { fill: 'line' });
  const stove =
    rectangles([[580, 196, 300, 76]], { fill: 'metal' }) +
    rectangles([[572, 188, 316, 10]], { fill: 'line' }) +
    rectangle(600, 212, 84, 48, { fill: 'screen' }, 3) +
    rectangle(772, 212, 84, 48, { fill: 'screen' }, 3);
  const pots =
    rectangle(604, 142, 84, 46, { fill: 'near' }, 4) +
    rectangles([[596, 140, 100, 7]], { fill: 'line' }) +
    path('M740 188Q740 158 764 158H822Q846 158 846 188Z', { fill: 'near' }) +
    path('M846 168H890', { stroke: 'line', width: 6 });
  const table =
    rectangles([[1060, 200, 340, 9]], { fill: 'line' }) +
    rectangles(
      [
        [1072, 209, 8, 76],
        [1380, 209, 8, 76],
        [1072, 252, 316, 6],
      ],
      { fill: 'metal' },
    ) +
    rectangle(1090, 174, 76, 26, { fill: 'near' }, 3) +
    rectangle(1184, 182, 96, 18, { fill: 'paper' }, 3) +
    path('M1310 200Q1310 170 1340 170T1370 200Z', { fill: 'cloth-2' });
  const shelf =
    rectangles([[1060, 110, 340, 7]], { fill: 'line' }) +
    rectangles(
      [
        [1080, 76, 30, 34],
        [1120, 84, 30, 26],
        [1210, 72, 40, 38],
        [1262, 84, 40, 26],
        [1340, 78, 34, 32],
      ],
      { fill: 'near' },
    );
  return (
    room('sky', 'mid') + tiles + rectangles([[0, 0, 1440, 22]], { fill: 'mid' }) + hood + pots + stove + shelf + table
  );
}
