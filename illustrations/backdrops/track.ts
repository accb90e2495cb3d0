import { path, rectangles } from '../shape.ts';

/** A track from the side whose rail's head is at `y`: ballast, sleepers, rail. */
export function track(y: number): string {
  return (
    path(`M0 ${y + 14}Q20 ${y + 6} 40 ${y + 8}H1400Q1420 ${y + 6} 1440 ${y + 14}V${y + 40}H0Z`, { fill: 'near' }) +
    rectangles(
      Array.from({ length: 48 }, (_, index) => [index * 30 + 4, y + 7, 15, 8] as const),
      { fill: 'line' },
    ) +
    rectangles(
      [
        [0, y, 1440, 3],
        [0, y + 5, 1440, 2],
      ],
      { fill: 'figure' },
    )
  );
}
