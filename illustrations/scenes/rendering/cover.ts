import type { View } from './camera.ts';
import type { Mesh } from './mesh.ts';

/** A thing of a scene, turned about its upright axis and put somewhere. */
export interface Thing {
  mesh: Mesh;
  at: readonly [x: number, y: number, z: number];
  /** Radians, counter-clockwise seen from above. */
  turn?: number;
  size?: number;
}

/** What each pixel shows: how far ahead, and which triangle of which thing; -1 where there is none. */
export interface Cover {
  depth: Float32Array;
  thing: Int32Array;
  triangle: Int32Array;
}

/** Corners in the world. */
export const worldPositions = ({ mesh, at, turn = 0, size = 1 }: Thing): Float32Array => {
  const [cosine, sine] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const { positions } = mesh;
  const placed = new Float32Array(positions.length);
  for (let index = 0; index < positions.length; index += 3) {
    const [x, y, z] = [positions[index] as number, positions[index + 1] as number, positions[index + 2] as number];
    placed[index] = at[0] + x * cosine + z * sine;
    placed[index + 1] = at[1] + y * size;
    placed[index + 2] = at[2] + z * cosine - x * sine;
  }
  return placed;
};

const NEAR = 0.15;

/**
 * Finds what is nearest in each pixel. `parallel` looks along parallel rays, as the sun does: pixels then are `scale` to a metre
 * wherever something is.
 */
export const cover = (
  things: readonly { mesh: Mesh; placed: Float32Array }[],
  { from, right, up, ahead, width, height, scale }: View,
  parallel = false,
): Cover => {
  const depth = new Float32Array(width * height).fill(1e9);
  const thing = new Int32Array(width * height).fill(-1);
  const triangle = new Int32Array(width * height).fill(-1);
  things.forEach(({ mesh, placed }, index) => {
    const corners = placed.length / 3;
    const seen = new Float32Array(corners * 3);
    for (let corner = 0; corner < corners; corner++) {
      const x = (placed[corner * 3] as number) - from[0];
      const y = (placed[corner * 3 + 1] as number) - from[1];
      const z = (placed[corner * 3 + 2] as number) - from[2];
      const far = x * ahead[0] + y * ahead[1] + z * ahead[2];
      const by = parallel ? scale : scale / far;
      seen[corner * 3] = width / 2 + (x * right[0] + y * right[1] + z * right[2]) * by;
      seen[corner * 3 + 1] = height / 2 - (x * up[0] + y * up[1] + z * up[2]) * by;
      seen[corner * 3 + 2] = far;
    }
    const { triangles } = mesh;
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [triangles[at] as number, triangles[at + 1] as number, triangles[at + 2] as number];
      const [ax, ay, az] = [seen[a * 3] as number, seen[a * 3 + 1] as number, seen[a * 3 + 2] as number];
      const [bx, by, bz] = [seen[b * 3] as number, seen[b * 3 + 1] as number, seen[b * 3 + 2] as number];
      const [cx, cy, cz] = [seen[c * 3] as number, seen[c * 3 + 1] as number, seen[c * 3 + 2] as number];
      if (az < NEAR || bz < NEAR || cz < NEAR) continue;
      const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
      if (area === 0) continue;
      const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
      const last = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
      const top = Math.max(0, Math.floor(Math.min(ay, by, cy)));
      const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
      for (let y = top; y <= bottom; y++)
        for (let x = left; x <= last; x++) {
          const [px, py] = [x + 0.5, y + 0.5];
          const u = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
          const v = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
          const w = 1 - u - v;
          if (u < 0 || v < 0 || w < 0) continue;
          // Depth is straight along the screen for parallel rays, its inverse for others.
          const far = parallel ? u * az + v * bz + w * cz : 1 / (u / az + v / bz + w / cz);
          const pixel = y * width + x;
          if (far >= (depth[pixel] as number)) continue;
          depth[pixel] = far;
          thing[pixel] = index;
          triangle[pixel] = at / 3;
        }
    }
  });
  return { depth, thing, triangle };
};
