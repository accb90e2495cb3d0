import type { Thing } from '../rendering/cover.ts';
import { block, type Face, type Mesh, meshOf, meshOfFaces } from '../rendering/mesh.ts';
import { layered } from '../rendering/noise.ts';
import { type Material, type Part, solidOf } from '../rendering/solid.ts';
import { add, cross, light, minus, times, unit, type Vector } from '../rendering/vector.ts';
import { plain, ribbed, wall } from './daylight.ts';

/** A pole with six sides. */
export const pole = (from: Vector, to: Vector, radius: number, material: Material): Face[] => {
  const axis = unit(minus(to, from));
  const one = unit(cross(axis, Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const other = cross(axis, one);
  const around = (at: Vector, corner: number): Vector => {
    const angle = (corner * Math.PI) / 3;
    return add(at, add(times(one, Math.cos(angle) * radius), times(other, Math.sin(angle) * radius)));
  };
  return Array.from({ length: 6 }, (_, corner) => ({
    corners: [around(from, corner), around(from, corner + 1), around(to, corner + 1), around(to, corner)],
    material,
  }));
};

/** A leafy tree about 6 m high. */
export const tree = (chance: () => number): Mesh => {
  const leaf = light('#3f5f2a');
  const leaves: Material = ([x, y, z]) => {
    const shade = 0.4 + 1.1 * layered(x * 4, y * 4, z * 4, 3);
    return { colour: times(leaf, shade), bump: [0.08, 5] };
  };
  const parts: Part[] = [{ from: [0, 0, 0], to: [0, 3.2, 0], radii: [0.22, 0.14], material: plain('#4b3b2c') }];
  for (let ball = 0; ball < 9; ball++) {
    const angle = chance() * 6.28;
    const away = chance() * 1.3;
    const size = 0.8 + chance() * 0.7;
    parts.push({
      centre: [Math.cos(angle) * away, 3 + chance() * 2.4, Math.sin(angle) * away],
      half: [size, size * 0.85, size],
      material: leaves,
      blend: 0.2,
      rough: [0.5, 2.6],
    });
  }
  return meshOf(solidOf(parts), 0.13);
};

/** Trees along the horizon, in two rows. */
export const treeLine = (chance: () => number, far: number, wide: number): Thing[] => {
  const meshes = [tree(chance), tree(chance), tree(chance)];
  return Array.from({ length: Math.round(wide / 2.6) }, () => ({
    mesh: meshes[Math.floor(chance() * 3)] as Mesh,
    at: [(chance() - 0.5) * wide, 0, -far - chance() * 14],
    turn: chance() * 6,
    size: 0.8 + chance() * 0.7,
  }));
};

/** A range of hills beyond everything. */
export const hills = (far: number, wide: number, high: number, hex: string, seed: number): Thing => {
  const tone = light(hex);
  const slope: Material = ([x, y, z]) => ({
    colour: times(tone, 0.7 + 0.6 * layered(x * 0.06, y * 0.12, z * 0.06, 4)),
  });
  const steps = 90;
  const height = (at: number, row: number) =>
    row === 0
      ? 0
      : high * (0.25 + 0.75 * layered((at / steps) * 7 + seed, row * 3.1, seed, 4)) * (row === 1 ? 0.55 : 1);
  const corner = (at: number, row: number): Vector => [
    (at / steps - 0.5) * wide,
    height(at, row),
    -far - row * high * 1.5,
  ];
  const faces: Face[] = [];
  for (let row = 0; row < 2; row++)
    for (let at = 0; at < steps; at++)
      faces.push({
        corners: [corner(at, row), corner(at + 1, row), corner(at + 1, row + 1), corner(at, row + 1)],
        material: slope,
      });
  return { mesh: meshOfFaces(faces), at: [0, 0, 0] };
};

/** Tufts of grass before the camera, where they are seen one by one. */
export const tufts = (
  chance: () => number,
  number: number,
  [x, z]: readonly [number, number],
  reach: number,
  hex = '#5d7a33',
): Thing[] => {
  const tone = light(hex);
  const tuft = (): Mesh => {
    const faces: Face[] = [];
    for (let blade = 0; blade < 22; blade++) {
      const [a, r] = [chance() * 6.28, chance() * 0.09];
      const foot: Vector = [Math.cos(a) * r, 0, Math.sin(a) * r];
      const tall = 0.05 + chance() * 0.09;
      const tip = add(foot, [(chance() - 0.5) * 0.09, tall, (chance() - 0.5) * 0.09]);
      const side: Vector = [0.005, 0, 0.002];
      const colour = times(tone, 0.6 + chance() * 0.9);
      faces.push({ corners: [minus(foot, side), add(foot, side), tip], material: () => ({ colour }) });
    }
    return meshOfFaces(faces);
  };
  const meshes = [tuft(), tuft(), tuft(), tuft()];
  return Array.from({ length: number }, () => ({
    mesh: meshes[Math.floor(chance() * 4)] as Mesh,
    at: [x + (chance() - 0.5) * reach, 0, z + (chance() - 0.5) * reach],
    turn: chance() * 6,
    size: 0.7 + chance() * 0.8,
  }));
};

/** A fence of posts and rails along x, `wide` metres, its middle at the origin. */
export const fence = (wide: number, hex = '#8a6f52'): Mesh => {
  const timber = wall(hex);
  const faces: Face[] = [];
  for (let x = -wide / 2; x <= wide / 2; x += 2.2) faces.push(...block([x, 0.62, 0], [0.06, 0.62, 0.06], timber));
  for (const y of [0.4, 0.75, 1.1]) faces.push(...block([0, y, 0.07], [wide / 2, 0.05, 0.02], timber));
  return meshOfFaces(faces);
};

/** A house front along x with rows of windows and a door, at z = 0. */
export const front = (wide: number, high: number, hex: string, base = '#6f6a64'): Mesh => {
  const [render, foot] = [light(hex), light(base)];
  const glass = light('#39434c');
  const frame = light('#d5d5d0');
  const face: Material = ([x, y]) => {
    const worn = 0.86 + 0.2 * layered(x * 0.9, y * 0.9, 3, 4);
    if (y < 0.5) return { colour: times(foot, worn) };
    const [column, row] = [((x % 3) + 3) % 3, (((y - 0.5) % 3.1) + 3.1) % 3.1];
    const inFrame = column > 0.75 && column < 2.25 && row > 0.75 && row < 2.3;
    const inGlass = column > 0.83 && column < 2.17 && row > 0.83 && row < 2.22 && Math.abs(column - 1.5) > 0.03;
    if (inGlass) return { colour: glass, gloss: 0.8 };
    return { colour: inFrame ? frame : times(render, worn) };
  };
  return meshOfFaces(block([0, high / 2, -3], [wide / 2, high / 2, 3], face));
};

/** A barn of ribbed metal along x with a wide door, at z = 0. */
export const barn = (wide: number, high: number, hex: string): Mesh => {
  const sheets = ribbed(hex);
  return meshOfFaces([
    ...block([0, high / 2, -4], [wide / 2, high / 2, 4], sheets),
    ...block([0, high + 0.12, -3.7], [wide / 2 + 0.5, 0.12, 4.6], plain('#6b6f73')),
    ...block([-wide * 0.2, high * 0.36, 0.02], [2.2, high * 0.36, 0.03], plain('#25282a')),
    ...block([-wide * 0.2 + 3.4, high * 0.36, 0.08], [1.2, high * 0.36, 0.04], ribbed('#7d4a3a')),
    ...block([wide * 0.2, high * 0.7, 0.02], [3, 0.45, 0.03], plain('#3b444b', 0.7)),
  ]);
};

/** A carton, its corner edges on the ground. */
export const carton = (side: number, high = side): Mesh => {
  const card = light('#a9845a');
  const face: Material = ([x, y, z]) => {
    const tape = Math.abs(z) < side * 0.06 || Math.abs(x) < side * 0.015;
    const tone = times(card, (tape ? 1.25 : 1) * (0.85 + 0.25 * layered(x * 7, y * 7, z * 7, 3)));
    return { colour: tone };
  };
  return meshOfFaces(block([0, high / 2, 0], [side / 2, high / 2, side / 2], face));
};
