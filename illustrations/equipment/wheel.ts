import { circle } from '../shape.ts';

/** A wheel with its rim. */
export function wheel(x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, { fill: 'screen' }) +
    circle(x, y, radius * 0.56, { fill: 'metal' }) +
    circle(x, y, radius * 0.2, { fill: 'screen' })
  );
}
