import { wagonUnderframe } from './wagon-underframe.ts';
import type { Tone } from '../palette.ts';
import { lines, path, rectangle, rectangles } from '../shape.ts';

/** A covered wagon from the side, 536 wide and 226 high with its couplers, on the rail at (0, 0) below its middle. */
export function boxWagon(tone: Tone = 'cloth'): string {
  return (
    wagonUnderframe +
    path('M-236 -64V-206Q-236 -222 -210 -226H210Q236 -222 236 -206V-64Z', { fill: tone }) +
    path('M-236 -204Q-236 -222 -210 -226H210Q236 -222 236 -204Z', { fill: 'screen', opacity: 0.28 }) +
    lines(
      [-190, -144, -98, 98, 144, 190].map((x) => [x, -198, x, -70] as const),
      { stroke: 'screen', width: 4, opacity: 0.2 },
    ) +
    rectangles([[-62, -200, 124, 132]], { fill: 'screen', opacity: 0.18 }) +
    rectangle(-58, -198, 116, 128, { stroke: 'paper', width: 2, opacity: 0.3 }) +
    rectangles(
      [
        [-70, -204, 170, 6],
        [-70, -70, 170, 6],
      ],
      { fill: 'screen', opacity: 0.5 },
    ) +
    rectangles(
      [
        [-6, -198, 4, 128],
        [14, -140, 6, 24],
      ],
      { fill: 'paper', opacity: 0.35 },
    )
  );
}
