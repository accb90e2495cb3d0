import { path, rectangle, rectangles } from '../shape.ts';

/** A turret that carries two ladles, at x 809 and 1111, their feet at y 262. */
export function ladleTurret(): string {
  return (
    path('M922 346L936 236H984L998 346Z', { fill: 'metal' }) +
    rectangle(906, 216, 108, 30, { fill: 'line' }, 6) +
    path('M800 262H1120L1104 232H816Z', { fill: 'cloth' }) +
    rectangles(
      [
        [708, 250, 26, 16],
        [1186, 250, 26, 16],
        [708, 262, 504, 14],
      ],
      { fill: 'cloth' },
    )
  );
}
