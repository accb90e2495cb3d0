import { circle, path, placed, rectangle, rectangles } from '../shape.ts';

/** A tilted converter that taps steel to the right, down to (1006, 160). */
export function steelConverter(): string {
  return (
    rectangles([[772, 92, 46, 216]], { fill: 'near' }) +
    rectangles([[752, 300, 86, 18]], { fill: 'line' }) +
    placed(
      path('M-84 58V-44L-44 -106H44L84 -44V58Q84 106 0 106T-84 58Z', { fill: 'line' }) +
        path('M-84 58V30H84V58Q84 106 0 106T-84 58Z', { fill: 'figure', opacity: 0.3 }) +
        rectangle(-96, -30, 192, 46, { fill: 'metal' }, 5) +
        circle(0, -7, 20, { fill: 'figure' }) +
        rectangles([[-48, -114, 96, 12]], { fill: 'figure' }),
      { x: 795, y: 88, turn: 102 },
    ) +
    path('M897 124Q984 116 1006 160', { stroke: 'warn', width: 22, opacity: 0.85 }) +
    path('M897 122Q982 116 1006 160', { stroke: 'safety', width: 12 }) +
    path('M952 92l8 -12M990 98l5 -15M1030 116l13 -12M934 150l-8 12', { stroke: 'safety', width: 4 })
  );
}
