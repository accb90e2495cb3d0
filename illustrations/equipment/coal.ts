import { number, type Point, path } from '../shape.ts';

/** A number from 0 to 1 that looks drawn by lot and is the same at every build. */
const lot = (seed: number): number => {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
};

/** A lump with five corners about a spot, `size` across; its flat top is the second path. */
function lump([x, y]: Point, size: number, seed: number): [whole: string, top: string] {
  const corners = Array.from({ length: 5 }, (_, corner): Point => {
    const angle = ((corner + lot(seed + corner) * 0.5) / 5) * Math.PI * 2;
    const reach = (size / 2) * (0.75 + lot(seed * 3 + corner) * 0.4);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.8];
  });
  const data = (part: number, lift: number) =>
    `M${corners.map(([cx, cy]) => `${number(x + cx * part)} ${number(y + cy * part - lift)}`).join('L')}Z`;
  return [data(1, 0), data(0.5, size * 0.12)];
}

/** Loose coal: `count` lumps where `spot` puts the n-th, given two numbers from 0 to 1; `size` is a lump's size there. */
export function coal(
  count: number,
  spot: (across: number, along: number) => Point,
  size: (at: Point) => number,
): string {
  const lumps = Array.from({ length: count }, (_, index) => {
    const at = spot(lot(index * 2 + 1), (index + lot(index * 5 + 2)) / count);
    return lump(at, size(at) * (0.7 + lot(index * 7 + 3) * 0.6), index + 1);
  });
  return (
    path(lumps.map(([whole]) => whole).join(''), { fill: 'screen' }) +
    path(lumps.map(([, top]) => top).join(''), { fill: 'line', opacity: 0.6 })
  );
}
