import { circle, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { room } from './room.ts';

/** A filling hall: tanks and pipes behind a conveyor whose top is at `top`. */
export function fillingLine(top = 300): string {
  const tanks = repeat(4, (index) => {
    const x = 560 + index * 230;
    return (
      rectangle(x, 60, 130, 176, { fill: 'mid' }, 26) +
      rectangle(x + 92, 62, 26, 172, { fill: 'near', opacity: 0.6 }, 12) +
      rectangles(
        [
          [x + 18, 236, 10, 40],
          [x + 102, 236, 10, 40],
        ],
        { fill: 'near' },
      ) +
      circle(x + 50, 120, 17, { fill: 'near' }) +
      circle(x + 50, 120, 11, { fill: 'sky' })
    );
  });
  const pipes =
    path('M625 60V34H1440M855 60V34M1085 60V34M1315 60V34', { stroke: 'near', width: 9 }) +
    rectangles(
      [
        [690, 130, 100, 7],
        [920, 130, 100, 7],
        [1150, 130, 100, 7],
      ],
      { fill: 'near' },
    );
  const conveyor =
    rectangles([[0, top, 1440, 12]], { fill: 'line' }) +
    rectangles([[0, top + 12, 1440, 30]], { fill: 'near' }) +
    rectangles(
      Array.from({ length: 24 }, (_, index) => [index * 60 + 10, top + 18, 34, 5] as const),
      { fill: 'metal' },
    );
  return room('far', 'mid') + pipes + tanks + conveyor;
}
