import { path, rectangles } from '../shape.ts';

/** The tundish below the left ladle, steel running through it into two moulds. */
export function tundish(): string {
  return (
    path('M720 288H900L884 324H736Z', { fill: 'figure' }) +
    rectangles([[714, 284, 192, 8]], { fill: 'line' }) +
    path('M809 262V292', { stroke: 'safety', width: 9 }) +
    path('M770 324V346M848 324V346', { stroke: 'safety', width: 6 }) +
    rectangles(
      [
        [748, 336, 40, 24],
        [828, 336, 40, 24],
      ],
      { fill: 'line' },
    )
  );
}
