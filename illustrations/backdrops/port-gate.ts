import { path, rectangle, rectangles } from '../shape.ts';
import { outdoors } from './room.ts';

/** A lane of a port gate: the portal with its cameras, a raised barrier. */
export function portGate(): string {
  return (
    outdoors('mid') +
    rectangles(
      [
        [0, 190, 560, 82],
        [560, 150, 880, 122],
      ],
      { fill: 'far' },
    ) +
    rectangles(
      [
        [676, 30, 18, 250],
        [1262, 30, 18, 250],
        [620, 30, 740, 36],
      ],
      { fill: 'near' },
    ) +
    rectangles(
      [
        [760, 66, 30, 14],
        [950, 66, 30, 14],
        [1140, 66, 30, 14],
      ],
      { fill: 'figure' },
    ) +
    rectangle(1216, 196, 20, 86, { fill: 'safety' }, 3) +
    path('M1226 204V84', { stroke: 'paper', width: 8 }) +
    path('M1226 204V84', { stroke: 'warn', width: 8, dash: '16 18', ends: 'flat' }) +
    rectangles([[0, 322, 1440, 5]], { fill: 'far' })
  );
}
