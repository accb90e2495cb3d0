import { type Ink, number, type Point, path } from '../shape.ts';

/** One tapering piece of a limb between two round ends. */
export function limb(from: Point, fromRadius: number, to: Point, toRadius: number, ink: Ink): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const direction = Math.atan2(dy, dx);
  const lean = Math.acos(Math.max(-1, Math.min(1, (fromRadius - toRadius) / length)));
  const on = ([x, y]: Point, radius: number, angle: number) =>
    `${number(x + radius * Math.cos(angle))} ${number(y + radius * Math.sin(angle))}`;
  const [tip, root] = lean > Math.PI / 2 ? [1, 0] : [0, 1];
  const [left, right] = [direction - lean, direction + lean];
  return path(
    `M${on(from, fromRadius, left)}L${on(to, toRadius, left)}` +
      `A${number(toRadius)} ${number(toRadius)} 0 ${tip} 1 ${on(to, toRadius, right)}` +
      `L${on(from, fromRadius, right)}A${number(fromRadius)} ${number(fromRadius)} 0 ${root} 1 ${on(from, fromRadius, left)}Z`,
    ink,
  );
}
