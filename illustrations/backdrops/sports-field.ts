import { lines, path, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { outdoors } from './room.ts';

/** A sports field: a stand under its roof, trees, a goal on the grass, a running track in front. */
export function sportsField(): string {
  const trees = repeat(7, (i) => {
    const x = 20 + i * 76;
    return path(`M${x} 222q-34 -4 -32 -40q4 -34 34 -36q32 4 32 40q0 34 -34 36z`, { fill: 'far' });
  });
  const stand =
    path('M560 222V150L1010 150V222Z', { fill: 'mid' }) +
    lines(
      [160, 174, 188, 202].map((y) => [566, y, 1004, y] as const),
      { stroke: 'near', width: 5, dash: '9 7', ends: 'flat' },
    ) +
    path('M536 108L1040 92V106L536 122Z', { fill: 'near' }) +
    rectangles(
      [600, 740, 880, 990].map((x) => [x, 104, 6, 118] as const),
      { fill: 'near' },
    );
  const board =
    rectangles([[1130, 92, 150, 74]], { fill: 'line' }) +
    rectangles([[1138, 100, 134, 58]], { fill: 'display' }) +
    lines(
      [
        [1150, 118, 1210, 118],
        [1150, 138, 1240, 138],
      ],
      { stroke: 'line', width: 6 },
    ) +
    rectangles(
      [
        [1152, 166, 8, 56],
        [1250, 166, 8, 56],
      ],
      { fill: 'near' },
    );
  const grass =
    rectangles([[0, 222, 1440, 50]], { fill: 'near' }) +
    path('M640 236H1180M900 222V262', { stroke: 'paper', width: 2.4, opacity: 0.7 }) +
    path('M1284 246V196H1388V246M1284 196L1302 206H1406L1388 196M1406 206V246', { stroke: 'paper', width: 4 });
  const track =
    rectangles([[0, 262, 1440, 98]], { fill: 'cloth-2' }) +
    lines(
      [264, 280, 302, 332].map((y) => [0, y, 1440, y] as const),
      { stroke: 'paper', width: 2.6, opacity: 0.8 },
    );
  return outdoors('mid') + trees + stand + board + grass + track;
}
