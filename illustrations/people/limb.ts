import { type Ink, number, type Point, path } from '../shape.ts';

/** A joint of a limb and the radius of the limb there. */
export type Joint = readonly [at: Point, radius: number];

/** One tapering piece between two round ends, always drawn clockwise so that pieces of one path unite. */
function piece([from, fromRadius]: Joint, [to, toRadius]: Joint): string {
  const direction = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const lean = Math.acos(Math.max(-1, Math.min(1, (fromRadius - toRadius) / length)));
  const on = ([x, y]: Point, radius: number, angle: number) =>
    `${number(x + radius * Math.cos(angle))} ${number(y + radius * Math.sin(angle))}`;
  const [tip, root] = lean > Math.PI / 2 ? [1, 0] : [0, 1];
  const [left, right] = [direction - lean, direction + lean];
  return (
    `M${on(from, fromRadius, left)}L${on(to, toRadius, left)}` +
    `A${number(toRadius)} ${number(toRadius)} 0 ${tip} 1 ${on(to, toRadius, right)}` +
    `L${on(from, fromRadius, right)}A${number(fromRadius)} ${number(fromRadius)} 0 ${root} 1 ${on(from, fromRadius, left)}Z`
  );
}

/** A limb through its joints; further chains of joints, as a thumb, belong to the same path. */
export function limb(chains: readonly (readonly Joint[])[], ink: Ink): string {
  const pieces = chains.flatMap((chain) => chain.slice(1).map((joint, index) => piece(chain[index] ?? joint, joint)));
  return path(pieces.join(''), ink);
}
