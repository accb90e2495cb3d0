import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { room } from './room.ts';

/** A car wash: a tiled bay with an arch of brushes, hoses on the wall, a wet floor with a gutter. */
export function carWash(): string {
  const tiles = lines(
    [
      ...Array.from({ length: 18 }, (_, i) => [i * 84, 0, i * 84, 267] as const),
      ...Array.from({ length: 5 }, (_, i) => [0, 40 + i * 50, 1440, 40 + i * 50] as const),
    ],
    { stroke: 'mid', width: 2 },
  );
  const arch =
    path('M520 286V60Q520 30 550 30H792Q822 30 822 60V286H786V74Q786 64 776 64H566Q556 64 556 74V286Z', {
      fill: 'cloth',
    }) +
    path('M520 120h36v16h-36zM786 120h36v16h-36zM520 220h36v16h-36zM786 220h36v16h-36z', {
      fill: 'paper',
      opacity: 0.7,
    });
  const brushes = [592, 750].map(
    (x) =>
      rectangle(x - 22, 92, 44, 180, { fill: 'cloth-2' }, 12) +
      lines(
        Array.from({ length: 9 }, (_, i) => [x - 26, 106 + i * 19, x + 26, 98 + i * 19] as const),
        { stroke: 'near', width: 5 },
      ),
  );
  const hose =
    rectangle(1240, 92, 60, 44, { fill: 'line' }, 4) +
    circle(1270, 170, 30, { stroke: 'figure', width: 7 }) +
    circle(1270, 170, 18, { stroke: 'figure', width: 6 }) +
    path('M1296 182Q1330 210 1318 262', { stroke: 'figure', width: 6 });
  const floor =
    rectangles([[0, 300, 1440, 12]], { fill: 'line', opacity: 0.6 }) +
    repeat(5, (i) => path(`M${560 + i * 170} 336q40 -10 84 0q-40 10 -84 0z`, { fill: 'sky', opacity: 0.8 }));
  return room('far', 'near', 'line') + tiles + arch + brushes.join('') + hose + floor;
}
