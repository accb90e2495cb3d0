import { lines, path, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { paper } from './sheet.ts';

/** A report on paper, 280 by 340: a column chart over a curve, lines of text below. */
export function chartSheet(title: string): { width: number; height: number; drawn: string } {
  const columns = [46, 74, 58, 96, 82, 118];
  return {
    width: 280,
    height: 340,
    drawn:
      paper(280, 340) +
      text(24, 36, title, 18, 'screen') +
      lines(
        [
          [26, 60, 26, 196],
          [26, 196, 256, 196],
        ],
        { stroke: 'metal', width: 2 },
      ) +
      rectangles(
        columns.map((tall, index) => [40 + index * 36, 196 - tall, 22, tall] as const),
        { fill: 'cloth-2' },
      ) +
      path('M51 150L87 122L123 132L159 96L195 104L231 72', { stroke: 'safety', width: 4 }) +
      rectangles(
        [220, 238, 256, 274, 292, 310].map((y, index) => [26, y, 150 + ((index * 37) % 80), 6] as const),
        { fill: 'near' },
      ),
  };
}
