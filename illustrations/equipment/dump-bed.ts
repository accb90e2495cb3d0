import { lines, path, rectangles } from '../shape.ts';
import { wheel } from './wheel.ts';

/** The loaded bed of a dump truck with its rear wheels, from x 664 to 1020, on the ground at y 342. */
export function dumpBed(): string {
  return (
    path('M690 128Q740 92 800 106Q870 82 930 122Z', { fill: 'line' }) +
    path('M664 124H958V262H700Z', { fill: 'metal' }) +
    path('M664 124H958V138H668ZM958 124V100H1010V112H974V262H958Z', { fill: 'line' }) +
    lines(
      [726, 784, 842, 900].map((x) => [x, 142, x, 258] as const),
      { stroke: 'line', width: 9 },
    ) +
    rectangles([[690, 262, 330, 20]], { fill: 'figure' }) +
    wheel(760, 302, 40) +
    wheel(850, 302, 40)
  );
}
