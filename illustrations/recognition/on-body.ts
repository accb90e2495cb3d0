import type { Stand } from '../people/person.ts';
import type { Rectangle } from '../shape.ts';

/** The rectangle of the scene that lies over a part of a body, given in the units of `Pose`. */
export function onBody(
  { x, y, scale = 1, mirrored = false }: Stand,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Rectangle {
  return {
    x: x + (mirrored ? -right : left) * scale,
    y: y + top * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
}
