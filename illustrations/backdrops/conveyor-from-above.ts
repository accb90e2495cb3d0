import { lines, rectangles } from '../shape.ts';

/** A roller conveyor seen from above, with its rails and the floor around it. */
export function conveyorFromAbove(): string {
  return (
    rectangles([[0, 0, 1440, 360]], { fill: 'mid' }) +
    rectangles([[0, 34, 1440, 292]], { fill: 'near' }) +
    lines(
      Array.from({ length: 37 }, (_, index) => [index * 40 + 6, 52, index * 40 + 6, 308] as const),
      { stroke: 'metal', width: 20, opacity: 0.55, ends: 'flat' },
    ) +
    rectangles(
      [
        [0, 30, 1440, 18],
        [0, 312, 1440, 18],
      ],
      { fill: 'line' },
    ) +
    rectangles(
      [
        [0, 8, 1440, 5],
        [0, 347, 1440, 5],
      ],
      { fill: 'safety', opacity: 0.7 },
    )
  );
}
