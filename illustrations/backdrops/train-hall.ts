import { repeat } from '../repeat.ts';
import { lines, rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

/** A hall over a raised track whose rail is at y 296. */
export function trainHall(): string {
  return (
    room('far', 'mid') +
    rectangles(
      [
        [0, 18, 1440, 10],
        [0, 44, 1440, 5],
      ],
      { fill: 'near' },
    ) +
    lines(
      Array.from({ length: 24 }, (_, i) => [i * 60, i % 2 ? 22 : 46, i * 60 + 60, i % 2 ? 46 : 22] as const),
      { stroke: 'near', width: 3 },
    ) +
    rectangles(
      Array.from({ length: 9 }, (_, i) => [490 + i * 110, 76, 84, 40] as const),
      { fill: 'sky' },
    ) +
    repeat(5, (index) => rectangle(520 + index * 200, 26, 110, 7, { fill: 'paper' }, 3)) +
    rectangles([[480, 296, 960, 4]], { fill: 'figure' }) +
    rectangles([[480, 300, 960, 18]], { fill: 'line' }) +
    rectangles(
      Array.from({ length: 16 }, (_, i) => [490 + i * 62, 318, 12, 30] as const),
      { fill: 'near' },
    )
  );
}
