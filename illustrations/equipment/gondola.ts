import { wagonUnderframe } from './wagon-underframe.ts';
import type { Tone } from '../palette.ts';
import { path, rectangles } from '../shape.ts';

/** An open wagon from the side, 536 wide and 200 high with its couplers, on the rail at (0, 0) below its middle. */
export function gondola(tone: Tone = 'figure', load?: Tone): string {
  const heap = load
    ? path(
        'M-222 -190C-190 -226 -150 -222 -118 -206C-80 -230 -40 -228 -4 -208C36 -234 84 -226 110 -208C150 -226 196 -220 222 -190Z',
        { fill: load },
      )
    : '';
  const ribs = [-226, -172, -118, -64, -10, 44, 98, 152, 206];
  return (
    wagonUnderframe +
    heap +
    rectangles([[-232, -192, 464, 128]], { fill: tone }) +
    rectangles(
      ribs.map((x) => [x, -184, 14, 118] as const),
      { fill: 'paper', opacity: 0.1 },
    ) +
    rectangles(
      [
        [-236, -198, 472, 12],
        [-236, -72, 472, 10],
      ],
      { fill: 'line' },
    ) +
    path('M-58 -84L-6 -176M-4 -84L-56 -176', { stroke: 'paper', width: 5, opacity: 0.1 }) +
    rectangles([[-232, -190, 464, 8]], { fill: 'paper', opacity: 0.12 })
  );
}
