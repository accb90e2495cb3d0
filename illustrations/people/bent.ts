import type { Point } from '../shape.ts';

/** The joint between two bones of the given lengths, bent to the left of the way from `from` to `to`, or to its right. */
export function bent(from: Point, to: Point, first: number, second: number, towards: 'left' | 'right'): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.min(Math.hypot(dx, dy), (first + second) * 0.995) || 1;
  const along = (first ** 2 - second ** 2 + length ** 2) / (2 * length);
  const off = Math.sqrt(Math.max(0, first ** 2 - along ** 2)) * (towards === 'left' ? 1 : -1);
  const [ux, uy] = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)];
  return [from[0] + ux * along + uy * off, from[1] + uy * along - ux * off];
}
