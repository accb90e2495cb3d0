import { lines, path, rectangle, rectangles } from '../shape.ts';

/**
 * The front of a suspended platform at a wall, in front of the people on it: from `x`, `width` wide, its rail at `top`,
 * `height` high, on two ropes from above.
 */
export function suspendedPlatform(
  x: number,
  width: number,
  top: number,
  height = 110,
): { behind: string; before: string } {
  const right = x + width;
  const behind =
    lines(
      [
        [x + 16, 0, x + 16, top + 20],
        [right - 16, 0, right - 16, top + 20],
      ],
      { stroke: 'line', width: 5 },
    ) + rectangles([[x, top + 8, width, height - 14]], { fill: 'figure', opacity: 0.35 });
  const bars = Math.floor(width / 44);
  const before =
    lines(
      Array.from(
        { length: bars - 1 },
        (_, i) => [x + ((i + 1) * width) / bars, top, x + ((i + 1) * width) / bars, top + height - 30] as const,
      ),
      { stroke: 'metal', width: 5 },
    ) +
    rectangles(
      [
        [x, top - 4, width, 10],
        [x, top + (height - 36) / 2, width, 7],
      ],
      { fill: 'safety' },
    ) +
    rectangles([[x - 4, top + height - 36, width + 8, 36]], { fill: 'safety' }) +
    path(
      Array.from(
        { length: Math.floor((width + 4) / 56) },
        (_, i) => `M${x + 10 + i * 56} ${top + height}l24 -36h18l-24 36z`,
      ).join(''),
      { fill: 'figure', opacity: 0.75 },
    ) +
    [x, right - 30].map((left) => rectangle(left, top + 14, 30, 34, { fill: 'line' }, 4)).join('');
  return { behind, before };
}
