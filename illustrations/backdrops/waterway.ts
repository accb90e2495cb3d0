import { lines, path, rectangles } from '../shape.ts';
import { water } from './water.ts';

/** A broad waterway seen from a high bank: the town and a beam bridge beyond it, pylons, trees along the far bank. */
export function waterway(): string {
  const town = rectangles(
    [
      [30, 70, 60, 64],
      [110, 40, 54, 94],
      [190, 86, 100, 48],
      [330, 60, 50, 74],
      [500, 78, 90, 56],
      [610, 36, 56, 98],
      [690, 62, 70, 72],
      [1190, 50, 60, 84],
      [1270, 84, 90, 50],
      [1380, 58, 60, 76],
    ],
    { fill: 'far' },
  );
  const bridge =
    rectangles([[760, 92, 680, 9]], { fill: 'near' }) +
    rectangles(
      [820, 920, 1020, 1120, 1220, 1320].map((x) => [x, 101, 14, 36] as const),
      { fill: 'near' },
    ) +
    path('M920 94V40M1120 94V40M920 44L834 92M920 44L1004 92M1120 44L1034 92M1120 44L1206 92', {
      stroke: 'near',
      width: 4,
    });
  const trees = path(`M0 136${Array.from({ length: 27 }, (_, i) => `q28 ${-16 - (i % 4) * 5} 56 0`).join('')}V144H0Z`, {
    fill: 'near',
  });
  return (
    rectangles([[0, 0, 1440, 140]], { fill: 'sky' }) +
    town +
    bridge +
    trees +
    water(138) +
    rectangles([[0, 136, 1440, 4]], { fill: 'line', opacity: 0.4 }) +
    lines([[0, 176, 1440, 168]], { stroke: 'far', width: 3, dash: '90 60', opacity: 0.8 })
  );
}
