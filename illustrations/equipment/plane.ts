import type { TextCorners } from '../recognition/text-line.ts';
import type { Point } from '../shape.ts';

const exact = (value: number) => Math.round(value * 1000) / 1000;
const degrees = (radians: number) => exact((radians * 180) / Math.PI);

/**
 * A flat side of a thing seen at an angle: (0, 0) lies at `origin`, and the two vectors are one unit to the right and
 * down.
 */
export function plane(origin: Point, right: Point, down: Point) {
  const [sum, difference] = [(right[0] + down[1]) / 2, (right[0] - down[1]) / 2];
  const [shear, turn] = [(right[1] + down[0]) / 2, (right[1] - down[0]) / 2];
  const [long, short] = [Math.hypot(sum, turn), Math.hypot(difference, shear)];
  const [first, second] = [Math.atan2(shear, difference), Math.atan2(turn, sum)];
  const transform =
    `translate(${exact(origin[0])} ${exact(origin[1])}) rotate(${degrees((second + first) / 2)}) ` +
    `scale(${exact(long + short)} ${exact(long - short)}) rotate(${degrees((second - first) / 2)})`;
  const at = (x: number, y: number): Point => [
    origin[0] + right[0] * x + down[0] * y,
    origin[1] + right[1] * x + down[1] * y,
  ];
  return {
    /** Shapes drawn on the plane. */
    drawn: (shapes: string) => `<g transform="${transform}">${shapes}</g>`,
    /** Where a spot of the plane is seen. */
    at,
    /** The corners of an upright rectangle of the plane, clockwise from the left upper one. */
    corners: (x: number, y: number, width: number, height: number): TextCorners => [
      at(x, y),
      at(x + width, y),
      at(x + width, y + height),
      at(x, y + height),
    ],
  };
}
