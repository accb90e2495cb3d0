import { path, rectangles } from '../shape.ts';
import { room } from './room.ts';

/** A pump room: a main along its wall that comes up from a pump at x 743. */
export function pumpRoom(): string {
  return (
    room('far', 'mid') +
    rectangles(
      [
        [0, 96, 1440, 26],
        [0, 112, 1440, 4],
      ],
      { fill: 'near' },
    ) +
    path('M743 150V109H1420', { stroke: 'cloth-2', width: 30 }) +
    rectangles(
      [
        [721, 142, 44, 10],
        [1000, 90, 10, 38],
        [1240, 90, 10, 38],
      ],
      { fill: 'line' },
    )
  );
}
