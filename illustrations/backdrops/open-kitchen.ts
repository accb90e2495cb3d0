import { lines, path, rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

/** A restaurant's dining side with a large window into its lit kitchen: hood, shelf and range behind the glass. */
export function openKitchen(): string {
  const wall =
    lines(
      Array.from({ length: 48 }, (_, i) => [i * 30, 0, i * 30, 267] as const),
      { stroke: 'near', width: 1.4, opacity: 0.6 },
    ) + rectangles([[0, 236, 1440, 31]], { fill: 'line', opacity: 0.5 });
  const inside =
    rectangles([[690, 24, 560, 218]], { fill: 'sky' }) +
    path('M760 24H930L960 64H730Z', { fill: 'near' }) +
    rectangles([[730, 64, 230, 8]], { fill: 'line' }) +
    rectangles([[1020, 128, 210, 6]], { fill: 'line' }) +
    rectangles(
      [
        [1032, 96, 26, 32],
        [1066, 104, 30, 24],
        [1140, 92, 34, 36],
        [1186, 102, 34, 26],
      ],
      { fill: 'near' },
    );
  return room('mid', 'near') + wall + inside + rectangle(512, 60, 120, 120, { fill: 'paper', opacity: 0.5 }, 4);
}
