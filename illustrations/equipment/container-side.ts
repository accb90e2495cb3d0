import type { Tone } from '../palette.ts';
import { rectangles } from '../shape.ts';

/** A container's long side, its left upper corner at (0, 0): corrugated between its posts and rails. */
export function containerSide(width: number, height: number, tone: Tone): string {
  const count = Math.round(width / (height * 0.085));
  const step = (width - height * 0.1) / count;
  return (
    rectangles([[0, 0, width, height]], { fill: tone }) +
    rectangles(
      Array.from(
        { length: count },
        (_, index) => [height * 0.05 + (index + 0.25) * step, height * 0.06, step * 0.5, height * 0.87] as const,
      ),
      { fill: 'figure', opacity: 0.13 },
    ) +
    rectangles(
      [
        [0, 0, width, height * 0.035],
        [0, height * 0.955, width, height * 0.045],
        [0, 0, height * 0.04, height],
        [width - height * 0.04, 0, height * 0.04, height],
      ],
      { fill: 'figure', opacity: 0.22 },
    )
  );
}
