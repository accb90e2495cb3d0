import { circle, lines, path, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { outdoors } from './room.ts';

/** A service corner of a housing estate: blocks of flats far off, a tiled wall with a lamp, paving and a hedge. */
export function compoundWall(): string {
  const flats = (x: number, top: number, columns: number) =>
    rectangles([[x, top, columns * 34 + 14, 150 - top]], { fill: 'far' }) +
    lines(
      Array.from(
        { length: Math.floor((130 - top) / 26) },
        (_, i) => [x + 14, top + 20 + i * 26, x + columns * 34, top + 20 + i * 26] as const,
      ),
      { stroke: 'mid', width: 13, dash: '18 16', ends: 'flat' },
    );
  const bricks = repeat(4, (row) =>
    lines(
      Array.from(
        { length: 16 },
        (_, i) => [i * 96 + (row % 2) * 48, 138 + row * 32, i * 96 + (row % 2) * 48, 170 + row * 32] as const,
      ),
      { stroke: 'near', width: 2 },
    ),
  );
  const hedge = path(`M0 142V128${Array.from({ length: 30 }, () => 'q24 -20 48 0').join('')}V142Z`, { fill: 'near' });
  const lamp =
    rectangles([[1268, 30, 7, 242]], { fill: 'line' }) +
    path('M1250 30Q1271 4 1292 30Z', { fill: 'line' }) +
    circle(1271, 36, 11, { fill: 'paper' });
  return (
    outdoors('mid') +
    flats(60, 30, 6) +
    flats(330, 62, 4) +
    flats(560, 20, 6) +
    flats(830, 56, 5) +
    flats(1060, 26, 5) +
    flats(1300, 50, 4) +
    hedge +
    rectangles([[0, 138, 1440, 134]], { fill: 'mid' }) +
    lines(
      [170, 202, 234].map((y) => [0, y, 1440, y] as const),
      { stroke: 'near', width: 2 },
    ) +
    bricks +
    rectangles([[0, 132, 1440, 10]], { fill: 'metal' }) +
    rectangles([[0, 262, 1440, 10]], { fill: 'near' }) +
    rectangles([[0, 272, 1440, 88]], { fill: 'far' }) +
    lines(
      [
        [0, 302, 1440, 302],
        [0, 338, 1440, 338],
        ...Array.from({ length: 17 }, (_, i) => [i * 90 + 20, 272, i * 90 + (i - 8) * 12, 360] as const),
      ],
      { stroke: 'mid', width: 2.5 },
    ) +
    lamp
  );
}
