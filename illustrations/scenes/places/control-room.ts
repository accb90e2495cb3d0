import type { Thing } from '../rendering/cover.ts';
import { block, type Face, type Mesh, meshOf, meshOfFaces } from '../rendering/mesh.ts';
import { layered } from '../rendering/noise.ts';
import { type Material, type Part, solidOf } from '../rendering/solid.ts';
import { light, mix, times, type Vector } from '../rendering/vector.ts';
import { plain, wall } from './daylight.ts';
import { pole } from './outdoor-things.ts';

/** What a camera shows on a tile of the screens: a road, a yard or a hall, all a little different. */
const tile = (u: number, v: number, seed: number): Vector => {
  const sky = mix(light('#9fb4c4'), light('#d7dfe2'), v);
  const ground = mix(light('#5f6a58'), light('#878379'), (seed * 0.37) % 1);
  const horizon = 0.45 + 0.2 * ((seed * 0.61) % 1);
  const road = Math.abs(u - 0.5 - (0.3 * ((seed * 0.23) % 1) - 0.15)) < 0.08 + (horizon - v) * 0.55;
  if (v > horizon) return v < horizon + 0.16 * layered(u * 5 + seed, seed, 0, 3) ? light('#41544a') : sky;
  return times(road ? light('#6f7276') : ground, 0.75 + 0.4 * layered(u * 9 + seed, v * 9, seed, 3));
};

/** A wall of screens: `columns` by `rows` tiles, one of them a map with lines, all of them lit. */
const screens =
  (left: number, foot: number, wide: number, high: number, columns: number, rows: number): Material =>
  ([x, y]) => {
    const [u, v] = [((x - left) / wide) * columns, ((y - foot) / high) * rows];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [du, dv] = [u - column, v - row];
    if (du < 0.012 || du > 0.988 || dv < 0.02 || dv > 0.98) return { colour: light('#0b0d10') };
    const seed = column * 3 + row * 7 + 1;
    if (seed % 5 !== 0) return { colour: times(tile(du, dv, seed), 0.75), glows: true };
    const grid = Math.abs((du * 8) % 1) < 0.04 || Math.abs((dv * 6) % 1) < 0.05;
    const curve = Math.abs(dv - 0.3 - 0.4 * layered(du * 4, seed, 1, 3)) < 0.018;
    return { colour: curve ? light('#4fe0b0') : grid ? light('#1d3a56') : light('#0e2237'), glows: true };
  };

const desktop: Material = ([x, , z]) => ({
  colour: times(light('#8f9499'), 0.9 + 0.14 * layered(x * 2, z * 12, 3, 3)),
  gloss: 0.2,
});

/** A console desk along x for those who sit on its z side, `wide` metres. */
const desk = (wide: number): Mesh => {
  const side = plain('#4a5058', 0.1);
  return meshOfFaces([
    ...block([0, 0.735, 0], [wide / 2, 0.02, 0.42], desktop),
    ...block([0, 0.36, -0.36], [wide / 2 - 0.05, 0.36, 0.03], side),
    ...block([-wide / 2 + 0.04, 0.36, 0], [0.03, 0.36, 0.38], side),
    ...block([wide / 2 - 0.04, 0.36, 0], [0.03, 0.36, 0.38], side),
  ]);
};

/** A monitor on its foot whose picture looks to z, its foot at y = 0. */
const monitor = (seed: number): Mesh => {
  const case_ = plain('#1a1c1f', 0.2);
  const picture = screens(-0.28, 0.13, 0.56, 0.33, 2, 1);
  const faces: Face[] = [
    ...block([0, 0.295, -0.02], [0.295, 0.18, 0.016], case_),
    ...block([0, 0.07, -0.03], [0.025, 0.07, 0.012], case_),
    ...block([0, 0.006, -0.02], [0.12, 0.006, 0.09], case_),
    {
      corners: [
        [-0.28, 0.13, 0],
        [0.28, 0.13, 0],
        [0.28, 0.46, 0],
        [-0.28, 0.46, 0],
      ],
      material: ([x, y, z]) => picture([x + (seed % 2) * 0.28, y, z]),
    },
  ];
  return meshOfFaces(faces);
};

const keyboard = meshOfFaces([
  ...block([0, 0.012, 0], [0.22, 0.012, 0.07], plain('#202226')),
  ...block([0.33, 0.014, 0.01], [0.03, 0.014, 0.05], plain('#202226')),
]);
const mug = meshOfFaces(pole([0, 0, 0], [0, 0.09, 0], 0.04, plain('#c9cfd4', 0.3)));

/** An office chair whose back is on its z side; who sits there looks to -z. */
export const chair = (): Mesh => {
  const fabric = plain('#2a2f36');
  const steel = plain('#3a3d41', 0.4);
  const parts: Part[] = [
    { centre: [0, 0.44, 0], block: [0.25, 0.045, 0.24], round: 0.04, material: fabric },
    { centre: [0, 0.78, 0.25], block: [0.23, 0.27, 0.035], round: 0.03, material: fabric },
    { from: [0, 0.44, 0.2], to: [0, 0.6, 0.27], radii: [0.03, 0.03], material: steel },
    { from: [0, 0.4, 0], to: [0, 0.1, 0], radii: [0.035, 0.03], material: steel },
  ];
  for (let foot = 0; foot < 5; foot++) {
    const angle = (foot * 2 * Math.PI) / 5;
    parts.push({
      from: [0, 0.1, 0],
      to: [Math.sin(angle) * 0.3, 0.045, Math.cos(angle) * 0.3],
      radii: [0.025, 0.03],
      material: steel,
    });
  }
  for (const side of [-1, 1])
    parts.push({
      from: [side * 0.27, 0.64, -0.1],
      to: [side * 0.27, 0.64, 0.14],
      radii: [0.025, 0.025],
      material: steel,
    });
  return meshOf(solidOf(parts), 0.018);
};

/** The walls, at -z and on both sides, with the wall of screens at -z. */
export const walls = (wide: number, deep: number, withScreens: boolean): Thing[] => {
  const paint = wall('#aab0b5');
  const faces: Face[] = [
    ...block([0, 3, -deep - 0.1], [wide / 2 + 0.2, 3, 0.1], paint),
    ...block([-wide / 2 - 0.1, 3, -deep / 2], [0.1, 3, deep / 2], paint),
    ...block([wide / 2 + 0.1, 3, -deep / 2], [0.1, 3, deep / 2], paint),
    ...block([0, 0.06, -deep + 0.02], [wide / 2, 0.06, 0.02], plain('#5b6066')),
  ];
  if (withScreens) {
    const [left, foot, across, high] = [-wide * 0.36, 1.05, wide * 0.72, 1.75];
    faces.push(
      ...block([0, foot + high / 2, -deep + 0.1], [across / 2 + 0.06, high / 2 + 0.06, 0.09], plain('#14161a', 0.2)),
      {
        corners: [
          [left, foot, -deep + 0.21],
          [left + across, foot, -deep + 0.21],
          [left + across, foot + high, -deep + 0.21],
          [left, foot + high, -deep + 0.21],
        ],
        material: screens(left, foot, across, high, 5, 2),
      },
    );
  } else {
    for (const x of [-wide * 0.28, wide * 0.28])
      faces.push(
        ...block([x, 1.05, -deep + 0.25], [0.45, 1.05, 0.25], plain('#7b838b', 0.15)),
        ...block([x - 0.02, 1.05, -deep + 0.51], [0.006, 1, 0.005], plain('#4b5157')),
      );
    faces.push(...block([0, 1.9, -deep + 0.02], [0.9, 0.5, 0.02], plain('#e6e8ea')));
    faces.push(...block([0, 2.25, -deep + 0.04], [0.9, 0.12, 0.02], plain('#2f5f9c')));
  }
  return [{ mesh: meshOfFaces(faces), at: [0, 0, 0] }];
};

/** A place at the desk: two monitors, the things on it, and a chair; `turn` is that of the chair. */
export const post = (x: number, z: number, options: { chairTurn?: number; away?: number } = {}): Thing[] => {
  const { chairTurn = 0, away = 0.72 } = options;
  return [
    { mesh: desk(1.9), at: [x, 0, z] },
    { mesh: monitor(0), at: [x - 0.34, 0.755, z - 0.2], turn: 0.18 },
    { mesh: monitor(1), at: [x + 0.34, 0.755, z - 0.2], turn: -0.18 },
    { mesh: keyboard, at: [x, 0.755, z + 0.16] },
    { mesh: mug, at: [x + 0.72, 0.755, z + 0.1] },
    { mesh: chair(), at: [x, 0, z + away], turn: chairTurn },
  ];
};
