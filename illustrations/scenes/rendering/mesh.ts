import type { Material, Solid } from './solid.ts';
import type { Vector } from './vector.ts';

/** Triangles of a thing in its own metres. */
export interface Mesh {
  /** x, y, z of each corner. */
  positions: Float32Array;
  /** Of each corner; without them triangles are flat. */
  normals?: Float32Array;
  /** Three corners a triangle. */
  triangles: Uint32Array;
  /** The material at a point of a triangle. */
  material(triangle: number, at: Vector): ReturnType<Material>;
}

const BLOCK = 8;

/** The surface of a solid in triangles, by naive surface nets on a grid of `cell` metres. */
export const meshOf = (solid: Solid, cell: number): Mesh => {
  const { low, high } = solid;
  const sides = [0, 1, 2].map((axis) => Math.ceil(((high[axis] as number) - (low[axis] as number)) / cell) + 2);
  const [nx, ny, nz] = sides as [number, number, number];
  const values = new Float32Array(nx * ny * nz).fill(1);
  const at = (i: number, j: number, k: number): Vector => [low[0] + i * cell, low[1] + j * cell, low[2] + k * cell];
  // Blocks that the surface cannot reach are passed over.
  const reach = BLOCK * cell * 0.87 * 1.6 + cell * 2;
  for (let bk = 0; bk < nz; bk += BLOCK)
    for (let bj = 0; bj < ny; bj += BLOCK)
      for (let bi = 0; bi < nx; bi += BLOCK) {
        const middle = solid.distance(at(bi + BLOCK / 2, bj + BLOCK / 2, bk + BLOCK / 2));
        const near = Math.abs(middle) <= reach;
        for (let k = bk; k < Math.min(bk + BLOCK, nz); k++)
          for (let j = bj; j < Math.min(bj + BLOCK, ny); j++)
            for (let i = bi; i < Math.min(bi + BLOCK, nx); i++)
              values[(k * ny + j) * nx + i] = near ? solid.distance(at(i, j, k)) : middle;
      }

  const corners = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  const value = (index: number) => values[index] as number;
  const edges = [
    [0, 1], [2, 3], [4, 5], [6, 7], [0, 2], [1, 3], [4, 6], [5, 7], [0, 4], [1, 5], [2, 6], [3, 7],
  ] as const; // biome-ignore format: pairs of a cube's corners
  const steps = [0, 1, nx, nx + 1, nx * ny, nx * ny + 1, nx * ny + nx, nx * ny + nx + 1];
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const base = (k * ny + j) * nx + i;
        let inside = 0;
        for (const step of steps) if (value(base + step) < 0) inside++;
        if (inside === 0 || inside === 8) continue;
        let [x, y, z, count] = [0, 0, 0, 0];
        for (const [a, b] of edges) {
          const [first, last] = [value(base + (steps[a] as number)), value(base + (steps[b] as number))];
          if (first < 0 === last < 0) continue;
          const share = first / (first - last);
          x += (a & 1) + ((b & 1) - (a & 1)) * share;
          y += ((a >> 1) & 1) + (((b >> 1) & 1) - ((a >> 1) & 1)) * share;
          z += (a >> 2) + ((b >> 2) - (a >> 2)) * share;
          count++;
        }
        corners[base] = positions.length / 3;
        positions.push(...at(i + x / count, j + y / count, k + z / count));
      }

  const triangles: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, flip: boolean) =>
    triangles.push(...(flip ? [a, c, b, a, d, c] : [a, b, c, a, c, d]));
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const base = (k * ny + j) * nx + i;
        const inside = value(base) < 0;
        const corner = (index: number) => corners[index] as number;
        const [dx, dy, dz] = [1, nx, nx * ny];
        const face = (step: number, one: number, other: number) => {
          if (value(base + step) < 0 === inside) return;
          quad(corner(base), corner(base - one), corner(base - one - other), corner(base - other), inside);
        };
        face(dx, dz, dy);
        face(dy, dx, dz);
        face(dz, dy, dx);
      }

  const normals = new Float32Array(positions.length);
  const step = cell * 0.6;
  for (let index = 0; index < positions.length; index += 3) {
    const [x, y, z] = positions.slice(index, index + 3) as unknown as Vector;
    const slope = [
      solid.distance([x + step, y, z]) - solid.distance([x - step, y, z]),
      solid.distance([x, y + step, z]) - solid.distance([x, y - step, z]),
      solid.distance([x, y, z + step]) - solid.distance([x, y, z - step]),
    ];
    const length = Math.hypot(...slope) || 1;
    normals.set(
      slope.map((part) => part / length),
      index,
    );
  }
  return {
    positions: Float32Array.from(positions),
    normals,
    triangles: Uint32Array.from(triangles),
    material: (_, point) => solid.material(point),
  };
};

/** A flat face between three or four corners. */
export interface Face {
  corners: readonly Vector[];
  material: Material;
}

/** A thing of flat faces. */
export const meshOfFaces = (faces: readonly Face[]): Mesh => {
  const positions: number[] = [];
  const triangles: number[] = [];
  const materials: Material[] = [];
  for (const { corners, material } of faces) {
    const first = positions.length / 3;
    for (const corner of corners) positions.push(...corner);
    for (let next = 2; next < corners.length; next++) {
      triangles.push(first, first + next - 1, first + next);
      materials.push(material);
    }
  }
  return {
    positions: Float32Array.from(positions),
    triangles: Uint32Array.from(triangles),
    material: (triangle, at) => (materials[triangle] as Material)(at),
  };
};

/** The six faces of a block from its centre and half its sides. */
export const block = ([x, y, z]: Vector, [a, b, c]: Vector, material: Material): Face[] => {
  const at = (i: number, j: number, k: number): Vector => [x + i * a, y + j * b, z + k * c];
  return [
    [at(-1, -1, 1), at(1, -1, 1), at(1, 1, 1), at(-1, 1, 1)],
    [at(1, -1, -1), at(-1, -1, -1), at(-1, 1, -1), at(1, 1, -1)],
    [at(1, -1, 1), at(1, -1, -1), at(1, 1, -1), at(1, 1, 1)],
    [at(-1, -1, -1), at(-1, -1, 1), at(-1, 1, 1), at(-1, 1, -1)],
    [at(-1, 1, 1), at(1, 1, 1), at(1, 1, -1), at(-1, 1, -1)],
    [at(-1, -1, -1), at(1, -1, -1), at(1, -1, 1), at(-1, -1, 1)],
  ].map((corners) => ({ corners, material }));
};
