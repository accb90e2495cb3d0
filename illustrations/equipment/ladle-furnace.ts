import { path, rectangles } from '../shape.ts';

/** The mast and the electrodes of a ladle furnace over x 906. */
export function ladleFurnace(): string {
  return (
    rectangles(
      [
        [700, 0, 30, 318],
        [700, 26, 240, 12],
        [700, 58, 220, 12],
      ],
      { fill: 'line' },
    ) +
    path('M868 0V118M906 0V118M944 0V118', { stroke: 'figure', width: 17 }) +
    rectangles([[846, 22, 120, 18]], { fill: 'cloth' })
  );
}
