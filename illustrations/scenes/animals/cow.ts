import { layered } from '../rendering/noise.ts';
import { type Mesh, meshOf } from '../rendering/mesh.ts';
import { type Material, type Part, solidOf } from '../rendering/solid.ts';
import { add, light, mix, type Vector } from '../rendering/vector.ts';

/** Stands with its head up, grazes, or walks. */
export type CowPosture = 'standing' | 'grazing' | 'walking';
export type CowCoat = 'holstein' | 'brown' | 'black' | 'cream';

const coats: Record<CowCoat, { base: Vector; patch: Vector; share: number }> = {
  holstein: { base: light('#ece8e0'), patch: light('#1b1817'), share: 0.5 },
  brown: { base: light('#8a4f2a'), patch: light('#6f3a1c'), share: 0.5 },
  black: { base: light('#221e1c'), patch: light('#2b2523'), share: 0.5 },
  cream: { base: light('#d8bf98'), patch: light('#c3a273'), share: 0.45 },
};

const plain = (hex: string, gloss = 0): Material => {
  const colour = light(hex);
  return () => ({ colour, gloss });
};

/** A cow of 1.45 m at the shoulder, its head towards x, its feet at y = 0. */
export const cow = (coat: CowCoat, posture: CowPosture, seed: number): Mesh => {
  const { base, patch, share } = coats[coat];
  const hide: Material = ([x, y, z]) => {
    const spot = layered(x * 2 + seed * 7.7, y * 2 + seed, z * 2.4 + seed * 3.1, 2);
    const edge = Math.min(1, Math.max(0, (spot - share) * 28));
    const dirt = 0.82 + 0.18 * Math.min(1, y / 0.9);
    const fur = 0.9 + 0.2 * layered(x * 40, y * 16, z * 40, 2);
    const tone = mix(base, patch, edge);
    return {
      colour: [tone[0] * dirt * fur, tone[1] * dirt * fur, tone[2] * dirt * fur],
      bump: [0.004, 30],
      gloss: 0.05,
    };
  };
  const socks: Material = coat === 'holstein' ? plain('#ddd6ca') : hide;
  const pink = plain(coat === 'black' ? '#3a302d' : '#b08478', 0.25);
  const dark = plain('#1d1815', 0.5);
  const horn = plain('#cbbf9f', 0.3);

  const down = posture === 'grazing';
  const poll: Vector = down ? [1.16, 0.66, 0] : [1.08, 1.46, 0];
  const nose: Vector = down ? [1.38, 0.14, 0.02] : [1.5, 1.1, 0];
  const parts: Part[] = [
    { centre: [0, 1.04, 0], half: [0.84, 0.43, 0.36], material: hide },
    { centre: [-0.1, 0.9, 0], half: [0.64, 0.4, 0.42], material: hide, blend: 0.25 },
    { from: [0.62, 1.2, 0], to: [-0.72, 1.27, 0], radii: [0.17, 0.16], material: hide, blend: 0.2 },
    { centre: [0.6, 1.04, 0], half: [0.28, 0.42, 0.29], material: hide, blend: 0.2 },
    { centre: [-0.66, 1.12, 0], half: [0.28, 0.32, 0.3], material: hide, blend: 0.15 },
    { from: [0.66, 1.12, 0], to: poll, radii: [0.3, 0.17], material: hide, blend: 0.18 },
    { from: [0.62, 0.9, 0], to: mix([0.62, 0.9, 0], poll, 0.7), radii: [0.2, 0.08], material: hide, blend: 0.15 },
    { from: poll, to: mix(poll, nose, 0.75), radii: [0.15, 0.11], material: hide, blend: 0.06 },
    { from: mix(poll, nose, 0.7), to: nose, radii: [0.105, 0.1], material: pink, blend: 0.05 },
    { from: [-0.86, 1.28, 0], to: [-0.95, 1.02, 0], radii: [0.04, 0.03], material: hide, blend: 0.05 },
    { from: [-0.95, 1.02, 0], to: [-0.96, 0.62, 0.02], radii: [0.025, 0.022], material: hide, blend: 0.02 },
    { from: [-0.96, 0.62, 0.02], to: [-0.97, 0.45, 0.02], radii: [0.055, 0.035], material: dark, blend: 0.02 },
  ];
  if (coat === 'holstein' || coat === 'cream')
    parts.push({ centre: [-0.42, 0.66, 0], half: [0.2, 0.14, 0.15], material: pink, blend: 0.08 });
  for (const side of [-1, 1]) {
    const ear: Vector = add(poll, [-0.02, 0.04, side * 0.12]);
    parts.push(
      {
        from: ear,
        to: add(ear, [-0.04, down ? 0.02 : -0.03, side * 0.22]),
        radii: [0.055, 0.035],
        material: hide,
        blend: 0.03,
      },
      {
        from: add(poll, [0, 0.08, side * 0.07]),
        to: add(poll, [0.05, 0.2, side * 0.15]),
        radii: [0.03, 0.012],
        material: horn,
        blend: 0.01,
      },
      { centre: add(mix(poll, nose, 0.35), [0.02, 0.03, side * 0.125]), half: [0.028, 0.028, 0.022], material: dark },
      { centre: add(nose, [0.06, 0.02, side * 0.045]), half: [0.02, 0.016, 0.02], material: dark },
    );
    const stride = posture === 'walking' ? 0.2 * side : 0.05 * side;
    const legs: [hip: Vector, knee: Vector, fetlock: Vector, thick: number][] = [
      [[0.56, 0.9, side * 0.19], [0.58 + stride, 0.5, side * 0.18], [0.55 + stride * 1.5, 0.1, side * 0.18], 0.15],
      [[-0.66, 1, side * 0.2], [-0.62 - stride * 0.6, 0.62, side * 0.21], [-0.74 - stride * 1.3, 0.1, side * 0.2], 0.2],
    ];
    for (const [hip, knee, fetlock, thick] of legs) {
      const hock: Vector = thick > 0.17 ? add(knee, [-0.14, -0.1, 0]) : knee;
      parts.push(
        { from: hip, to: hock, radii: [thick, 0.075], material: hide, blend: 0.12 },
        { from: hock, to: fetlock, radii: [0.068, 0.05], material: socks, blend: 0.04 },
        { from: fetlock, to: add(fetlock, [0.035, -0.06, 0]), radii: [0.06, 0.068], material: dark, blend: 0.02 },
      );
    }
  }
  return meshOf(solidOf(parts), 0.022);
};
