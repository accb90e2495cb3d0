import { path, rectangles } from '../shape.ts';

/**
 * A steel worktop in front of the person at it, from `x` to `right`, its upper edge at `y`, down to the lower edge of
 * the stage.
 */
export function worktop(x: number, right: number, y: number): string {
  const width = right - x;
  return (
    rectangles([[x, y, width, 360 - y]], { fill: 'metal' }) +
    rectangles([[x, y, width, 12]], { fill: 'paper', opacity: 0.85 }) +
    rectangles([[x, y + 12, width, 5]], { fill: 'line' }) +
    path(
      Array.from({ length: Math.floor(width / 120) }, (_, i) => `M${x + 60 + i * 120} ${y + 30}v${330 - y}`).join(''),
      { stroke: 'line', width: 2, opacity: 0.6 },
    )
  );
}
