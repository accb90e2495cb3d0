import { lines, number, path, type Rectangle } from '../shape.ts';
import type { Tone } from '../palette.ts';

/** The ticks of a camera's view: corners, a centre cross and a scale at the lower edge. */
export function viewFrame(area: Rectangle, tone: Tone = 'line'): string {
  const { x, y, width, height } = area;
  const [right, bottom, arm] = [x + width, y + height, 18];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const n = number;
  return (
    path(
      `M${n(x)} ${n(y + arm)}V${n(y)}H${n(x + arm)}M${n(right - arm)} ${n(y)}H${n(right)}V${n(y + arm)}` +
        `M${n(right)} ${n(bottom - arm)}V${n(bottom)}H${n(right - arm)}M${n(x + arm)} ${n(bottom)}H${n(x)}V${n(bottom - arm)}`,
      { stroke: tone, width: 2, opacity: 0.7 },
    ) +
    lines(
      [
        [middleX - 7, y, middleX + 7, y],
        [middleX - 7, bottom, middleX + 7, bottom],
        [x, middleY - 7, x, middleY + 7],
        [right, middleY - 7, right, middleY + 7],
      ],
      { stroke: tone, width: 2, opacity: 0.7 },
    )
  );
}
