import { rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { paper } from './sheet.ts';

/** A filled-in form whose text is only hinted at, `width` by `height`: a title and rows in two columns. */
export function form(title: string, width = 240, height = 320): { width: number; height: number; drawn: string } {
  const rows = Math.floor((height - 70) / 30);
  const cells = Array.from({ length: rows }, (_, row) => row);
  return {
    width,
    height,
    drawn:
      paper(width, height) +
      text(width / 2, 34, title, 18, 'screen', 'middle') +
      rectangle(20, 50, width - 40, rows * 30, { stroke: 'metal', width: 1.2 }) +
      rectangles(
        [
          ...cells.slice(1).map((row) => [20, 50 + row * 30, width - 40, 1.2] as const),
          [20 + (width - 40) * 0.34, 50, 1.2, rows * 30],
        ],
        { fill: 'metal' },
      ) +
      rectangles(
        cells.flatMap((row) => [
          [30, 61 + row * 30, (width - 40) * 0.2, 7] as const,
          [30 + (width - 40) * 0.34, 61 + row * 30, (width - 40) * (0.3 + ((row * 7) % 4) * 0.08), 7] as const,
        ]),
        { fill: 'metal', opacity: 0.7 },
      ),
  };
}
