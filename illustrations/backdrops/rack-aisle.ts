import { lines, path, type Point, polygon, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

const [middle, eye] = [960, 120];

/** A place `across` from the aisle's middle and at `height`, `depth` times farther away than the picture's plane. */
const at = (across: number, height: number, depth: number): Point => [
  middle + across / depth,
  eye + (height - eye) / depth,
];

function rack(side: 1 | -1): string {
  const [near, far, edge] = [1, 5.2, 330 * side];
  const shelves = [-40, 60, 160, 262].map((height) => [at(edge, height, near), at(edge, height, far)] as const);
  const depths = [1, 1.3, 1.7, 2.3, 3.2, 5.2];
  const goods = repeat(depths.length - 1, (bay) =>
    [60, 160, 262]
      .map((shelf, row) => {
        const [from, to] = [depths[bay] ?? 1, depths[bay + 1] ?? 1];
        const [a, b] = [from + (to - from) * 0.12, to - (to - from) * 0.16];
        const top = shelf - 54 - ((bay * 17 + row * 11) % 26);
        return polygon([at(edge, shelf, a), at(edge, top, a), at(edge, top, b), at(edge, shelf, b)], {
          fill: (bay + row) % 3 === 0 ? 'cloth-2' : (bay + row) % 3 === 1 ? 'near' : 'metal',
        });
      })
      .join(''),
  );
  return (
    polygon([at(edge, -200, near), at(edge, -200, far), at(edge, 300, far), at(edge, 300, near)], { fill: 'mid' }) +
    goods +
    lines(
      shelves.map(([from, to]) => [from[0], from[1], to[0], to[1]] as const),
      { stroke: 'safety', width: 6 },
    ) +
    lines(
      depths.map((depth) => {
        const [top, foot] = [at(edge, -200, depth), at(edge, 300, depth)];
        return [top[0], top[1], foot[0], foot[1]] as const;
      }),
      { stroke: 'cloth', width: 6 },
    )
  );
}

/** An aisle between two high racks, looking along it: marked lanes on the floor, lamps, a gate at its end. */
export function rackAisle(): string {
  const lane = (across: number) =>
    polygon([at(across - 7, 300, 0.8), at(across + 7, 300, 0.8), at(across + 7, 300, 5.2), at(across - 7, 300, 5.2)], {
      fill: 'safety',
      opacity: 0.75,
    });
  const lamps = [1.2, 1.7, 2.5, 3.6].map((depth) => {
    const [[x1, y], [x2]] = [at(-70, -130, depth), at(70, -130, depth)];
    return [x1, y, x2 - x1, 14 / depth] as const;
  });
  const [[left, top], [right, foot]] = [at(-190, 20, 5.2), at(190, 300, 5.2)];
  return (
    rectangles([[0, 0, 1440, 360]], { fill: 'far' }) +
    path(`M0 360L${at(-330, 300, 5.2).join(' ')}L${at(330, 300, 5.2).join(' ')}L1440 360Z`, { fill: 'mid' }) +
    rectangles([[left, top, right - left, foot - top]], { fill: 'sky' }) +
    rectangles(lamps, { fill: 'paper' }) +
    lane(-150) +
    lane(150) +
    rack(-1) +
    rack(1)
  );
}
