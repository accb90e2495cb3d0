import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { outdoors } from './room.ts';

/** A road of an industrial park: glazed office blocks behind a hedge, lamps, a kerb and a no-parking sign. */
export function parkRoad(): string {
  const block = (x: number, top: number, width: number) =>
    rectangles([[x, top, width, 222 - top]], { fill: 'far' }) +
    lines(
      Array.from(
        { length: Math.floor((208 - top) / 24) },
        (_, i) => [x + 12, top + 18 + i * 24, x + width - 12, top + 18 + i * 24] as const,
      ),
      { stroke: 'mid', width: 10 },
    );
  const trees = repeat(5, (i) => {
    const x = [90, 380, 590, 1020, 1392][i] ?? 0;
    return (
      rectangles([[x - 4, 176, 8, 62]], { fill: 'line' }) +
      circle(x, 150, 40, { fill: 'near' }) +
      circle(x - 24, 172, 26, { fill: 'near' }) +
      circle(x + 24, 172, 26, { fill: 'near' })
    );
  });
  const hedge = path(`M0 244V218${Array.from({ length: 24 }, () => 'q30 -16 60 0').join('')}V244Z`, { fill: 'near' });
  const sign =
    rectangles([[1202, 108, 8, 152]], { fill: 'metal' }) +
    circle(1206, 88, 38, { fill: 'cloth' }) +
    circle(1206, 88, 34, { stroke: 'figure', width: 8 }) +
    path('M1182 64L1230 112', { stroke: 'figure', width: 8 }) +
    rectangle(1172, 132, 68, 22, { fill: 'paper' }, 2) +
    rectangles(
      [
        [1182, 139, 48, 3],
        [1182, 145, 48, 3],
      ],
      { fill: 'line' },
    );
  return (
    outdoors('mid') +
    block(470, 60, 180) +
    block(690, 96, 260) +
    block(980, 40, 170) +
    block(1240, 80, 180) +
    block(120, 120, 180) +
    trees +
    hedge +
    rectangles([[0, 244, 1440, 34]], { fill: 'far' }) +
    rectangles([[0, 278, 1440, 9]], { fill: 'metal' }) +
    lines(
      Array.from({ length: 13 }, (_, i) => [i * 120, 244, i * 120 - 12, 278] as const),
      { stroke: 'mid', width: 2.5 },
    ) +
    path('M0 342H1440', { stroke: 'sky', width: 5, dash: '60 40', ends: 'flat' }) +
    sign
  );
}
