const lattice = (x: number, y: number, z: number) => {
  let mixed = Math.imul(x, 0x27d4_eb2d) ^ Math.imul(y, 0x1656_67b1) ^ Math.imul(z, 0x9e37_79b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
};
const eased = (t: number) => t * t * (3 - 2 * t);

/** Smooth noise from 0 to 1 that changes about once a unit. */
export const noise = (x: number, y: number, z: number): number => {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const k = Math.floor(z);
  const u = eased(x - i);
  const v = eased(y - j);
  const w = eased(z - k);
  const a = lattice(i, j, k);
  const b = lattice(i, j + 1, k);
  const c = lattice(i, j, k + 1);
  const d = lattice(i, j + 1, k + 1);
  const low = a + (lattice(i + 1, j, k) - a) * u;
  const high = b + (lattice(i + 1, j + 1, k) - b) * u;
  const lowFar = c + (lattice(i + 1, j, k + 1) - c) * u;
  const highFar = d + (lattice(i + 1, j + 1, k + 1) - d) * u;
  const near = low + (high - low) * v;
  return near + (lowFar + (highFar - lowFar) * v - near) * w;
};

/** Noise on noise, each layer twice as fine and half as strong; about 0 to 1. */
export const layered = (x: number, y: number, z: number, layers: number): number => {
  let sum = 0;
  let weight = 0.5;
  let whole = 0;
  for (let layer = 0, step = 1; layer < layers; layer++, step *= 2.03, weight /= 2) {
    sum += weight * noise(x * step + layer * 17.3, y * step + layer * 5.1, z * step);
    whole += weight;
  }
  return sum / whole;
};

/** Numbers from 0 to below 1 that a seed fixes. */
export const chances = (seed: number) => {
  let at = 0;
  return (): number => lattice(seed, at++, 77);
};
