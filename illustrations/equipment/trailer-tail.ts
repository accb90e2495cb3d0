import type { Tone } from '../palette.ts';
import { circle, path, type Rectangle, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { containerDoors } from './container-doors.ts';

/** A trailer's tail and the places of its number: painted large on the body, and on the plate. */
export type TrailerTail = { drawn: string; painted: Rectangle; plate: Rectangle };

/** A semi-trailer from behind, 260 wide and 320 high, its left upper corner at (0, 0): body, bumper, lights, wheels. */
export function trailerTail(number: string, tone: Tone = 'paper', covered = false): TrailerTail {
  const body = covered
    ? rectangles([[0, 14, 260, 216]], { fill: tone }) +
      path(
        'M-4 14Q0 0 20 -2H240Q260 0 264 14V128L248 140L216 128L184 140L150 128L116 140L82 128L48 140L16 128L-4 138Z',
        {
          fill: 'cloth',
        },
      ) +
      rectangles(
        [152, 176, 200].map((y) => [0, y, 260, 5] as const),
        { fill: 'figure', opacity: 0.3 },
      )
    : containerDoors(260, 230, tone);
  const lights = [14, 206]
    .map((x) => rectangle(x, 252, 40, 15, { fill: 'warn' }, 3) + rectangle(x + 12, 252, 14, 15, { fill: 'safety' }))
    .join('');
  const wheels = [8, 196]
    .map(
      (x) => rectangle(x, 268, 24, 56, { fill: 'screen' }, 7) + rectangle(x + 28, 268, 24, 56, { fill: 'screen' }, 7),
    )
    .join('');
  const axle = rectangles([[50, 288, 160, 14]], { fill: 'figure' }) + circle(130, 295, 18, { fill: 'figure' });
  return {
    drawn:
      wheels +
      axle +
      body +
      rectangles([[-2, 228, 264, 16]], { fill: 'line' }) +
      rectangles([[0, 244, 260, 30]], { fill: 'figure' }) +
      lights +
      rectangles(
        [0, 1, 2, 3].map((part) => [20 + part * 60, 231, 38, 10] as const),
        { fill: 'warn', opacity: 0.8 },
      ) +
      rectangle(84, 247, 92, 25, { fill: 'safety' }, 3) +
      rectangle(86, 249, 88, 21, { stroke: 'screen', width: 1.4 }, 2) +
      text(130, 266, number, 16, 'screen', 'middle') +
      text(130, covered ? 216 : 66, number, covered ? 34 : 38, 'screen', 'middle'),
    painted: covered ? { x: 22, y: 182, width: 216, height: 42 } : { x: 14, y: 28, width: 232, height: 50 },
    plate: { x: 82, y: 245, width: 96, height: 29 },
  };
}
