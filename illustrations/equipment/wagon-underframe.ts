import { rectangle, rectangles } from '../shape.ts';
import { railBogie } from './rail-bogie.ts';

/** The underframe of a wagon of 536: frame, couplers and two bogies, on the rail at (0, 0) below its middle. */
export const wagonUnderframe =
  rectangles(
    [
      [-236, -66, 472, 14],
      [-252, -62, 20, 8],
      [232, -62, 20, 8],
      [-40, -54, 80, 12],
      [-176, -54, 36, 14],
      [140, -54, 36, 14],
    ],
    { fill: 'screen' },
  ) +
  rectangle(-268, -68, 18, 20, { fill: 'screen' }, 4) +
  rectangle(250, -68, 18, 20, { fill: 'screen' }, 4) +
  railBogie({ x: -158 }) +
  railBogie({ x: 158 });
