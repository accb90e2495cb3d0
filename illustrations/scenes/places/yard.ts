import type { Thing } from '../rendering/cover.ts';
import { block, type Face, type Mesh, meshOfFaces } from '../rendering/mesh.ts';
import { light, type Vector } from '../rendering/vector.ts';
import { plain, ribbed, wall } from './daylight.ts';
import { carton, pole } from './outdoor-things.ts';

/** A container of 6 m along x, on the ground. */
export const box = (hex: string): Mesh =>
  meshOfFaces([
    ...block([0, 1.3, 0], [3, 1.24, 1.22], ribbed(hex)),
    ...block([0, 0.04, 0], [3.02, 0.06, 1.24], plain('#33363a')),
    ...block([0, 2.55, 0], [3.03, 0.06, 1.25], plain(hex)),
  ]);

/** A traffic cone. */
export const cone = (): Mesh => {
  const orange = light('#e2571e');
  const white = light('#e9e9e6');
  const faces: Face[] = [...block([0, 0.02, 0], [0.19, 0.02, 0.19], plain('#d04f1b'))];
  const ring = (y: number, corner: number): Vector => {
    const radius = 0.14 * (1 - y / 0.72) + 0.025;
    return [Math.cos((corner * Math.PI) / 8) * radius, 0.04 + y, Math.sin((corner * Math.PI) / 8) * radius];
  };
  for (let corner = 0; corner < 16; corner++)
    faces.push({
      corners: [ring(0, corner), ring(0, corner + 1), ring(0.68, corner + 1), ring(0.68, corner)],
      material: ([, y]) => ({ colour: (y > 0.26 && y < 0.4) || (y > 0.5 && y < 0.6) ? white : orange }),
    });
  return meshOfFaces(faces);
};

/** A lane with white borders along z, as one thing just above the ground. */
export const lane = (wide: number, from: number, to: number): Mesh => {
  const paint = wall('#d8d6cc');
  const strip = (x: number): Face => ({
    corners: [
      [x - 0.06, 0.006, from],
      [x + 0.06, 0.006, from],
      [x + 0.06, 0.006, to],
      [x - 0.06, 0.006, to],
    ],
    material: paint,
  });
  return meshOfFaces([strip(-wide / 2), strip(wide / 2)]);
};

/** A shelf along z with cartons on three boards, seen from its x side. */
export const shelf = (chance: () => number, long: number): Thing[] => {
  const steel = plain('#2f5c95', 0.2);
  const beam = plain('#d8742a', 0.2);
  const faces: Face[] = [];
  for (let z = 0; z <= long; z += 2.4)
    for (const x of [-0.5, 0.5]) faces.push(...block([x, 2, z], [0.05, 2, 0.05], steel));
  for (const y of [0.25, 1.55, 2.85]) {
    for (const x of [-0.5, 0.5]) faces.push(...block([x, y, long / 2], [0.03, 0.06, long / 2], beam));
    faces.push(...block([0, y + 0.05, long / 2], [0.5, 0.015, long / 2], plain('#8b7a62')));
  }
  const things: Thing[] = [{ mesh: meshOfFaces(faces), at: [0, 0, 0] }];
  const sizes = [carton(0.62, 0.5), carton(0.7, 0.75), carton(0.8, 0.6)];
  for (const y of [0.31, 1.61, 2.91])
    for (let z = 0.5; z < long - 0.3; z += 0.85)
      if (chance() < 0.85)
        things.push({
          mesh: sizes[Math.floor(chance() * 3)] as Mesh,
          at: [(chance() - 0.5) * 0.1, y, z],
          turn: (chance() - 0.5) * 0.15,
        });
  return things;
};

/** A hall's end wall at z = 0, with columns on both sides down to `deep` metres before it. */
export const hall = (wide: number, deep: number): Mesh => {
  const sheets = ribbed('#b3b8bb');
  const faces: Face[] = [
    ...block([0, 4, -0.1], [wide / 2, 4, 0.1], sheets),
    ...block([0, 1.9, 0.05], [2.2, 1.9, 0.05], ribbed('#5e676f')),
    ...block([-wide / 2, 4, deep / 2], [0.1, 4, deep / 2], sheets),
    ...block([wide / 2, 4, deep / 2], [0.1, 4, deep / 2], sheets),
  ];
  for (let z = 1; z < deep; z += 5)
    for (const side of [-1, 1])
      faces.push(...pole([side * (wide / 2 - 0.3), 0, z], [side * (wide / 2 - 0.3), 8, z], 0.16, plain('#c2a23a')));
  return meshOfFaces(faces);
};
