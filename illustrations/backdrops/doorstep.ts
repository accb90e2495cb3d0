import { circle, rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

/** A dwelling's door with its step. */
export function doorstep(): string {
  return (
    room('far', 'mid') +
    rectangle(1010, 30, 190, 246, { fill: 'near' }, 3) +
    rectangle(1022, 42, 166, 234, { fill: 'mid' }, 2) +
    rectangles(
      [
        [1044, 64, 122, 84],
        [1044, 168, 122, 88],
      ],
      { fill: 'near' },
    ) +
    circle(1034, 166, 6, { fill: 'safety' }) +
    rectangles([[980, 276, 250, 10]], { fill: 'line' })
  );
}
