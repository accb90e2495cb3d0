import type { Tone } from '../palette.ts';
import { rectangle, rectangles } from '../shape.ts';

/** A container's door end, its left upper corner at (0, 0): two leaves, each with two locking bars and a handle. */
export function containerDoors(width: number, height: number, tone: Tone, bar: Tone = 'near'): string {
  const bars = [0.13, 0.37, 0.63, 0.87].map((part) => part * width);
  const hinges = [0.12, 0.37, 0.62, 0.86].flatMap((part) =>
    [0.01, 0.955].map((side) => [side * width, part * height, width * 0.035, height * 0.05] as const),
  );
  return (
    rectangles([[0, 0, width, height]], { fill: tone }) +
    rectangles(
      [0.18, 0.34, 0.5, 0.66, 0.82].map((part) => [width * 0.06, part * height, width * 0.88, height * 0.03] as const),
      { fill: 'figure', opacity: 0.1 },
    ) +
    rectangle(width * 0.022, height * 0.022, width * 0.956, height * 0.956, {
      stroke: 'figure',
      width: width * 0.045,
      opacity: 0.24,
    }) +
    rectangles([[width * 0.496, height * 0.03, width * 0.012, height * 0.94]], { fill: 'figure', opacity: 0.6 }) +
    rectangles(hinges, { fill: 'figure', opacity: 0.45 }) +
    rectangles(
      bars.map((x) => [x - width * 0.011, height * 0.03, width * 0.022, height * 0.94] as const),
      { fill: bar },
    ) +
    rectangles(
      bars.flatMap((x) =>
        [0.04, 0.92].map((part) => [x - width * 0.022, part * height, width * 0.044, height * 0.03] as const),
      ),
      { fill: 'metal' },
    ) +
    rectangles(
      [0.13, 0.63].map((part) => [part * width, height * 0.6, width * 0.2, height * 0.025] as const),
      { fill: bar },
    )
  );
}
