import { type Mesh, meshOf } from '../rendering/mesh.ts';
import { layered } from '../rendering/noise.ts';
import { type Material, type Part, solidOf } from '../rendering/solid.ts';
import { add, light, mix, times, type Vector } from '../rendering/vector.ts';

export type SheepPosture = 'standing' | 'grazing' | 'lying';

/** A sheep of 0.72 m at the shoulder, its head towards x, its feet at y = 0. */
export const sheep = (posture: SheepPosture, face: string, seed: number): Mesh => {
  const cream = light('#d9d0ba');
  const grey = light('#a99d85');
  const wool: Material = ([x, y, z]) => {
    const curl = layered(x * 34 + seed, y * 34, z * 34, 3);
    const dirt = layered(x * 4 + seed, y * 5, z * 4, 2) * 0.6 + Math.max(0, 0.5 - y) * 0.8;
    return { colour: times(mix(cream, grey, Math.min(1, dirt)), 0.62 + curl * 0.62), bump: [0.012, 30] };
  };
  const tone = light(face);
  const bare: Material = ([x, y, z]) => ({
    colour: times(tone, 0.85 + 0.3 * layered(x * 50, y * 50, z * 50, 2)),
    gloss: 0.08,
  });
  const dark: Material = () => ({ colour: light('#15110e'), gloss: 0.5 });
  const low = posture === 'lying' ? -0.3 : 0;
  const body = (x: number, y: number, z: number): Vector => [x, y + low, z];
  const rough: readonly [number, number] = [0.024, 24];
  const poll: Vector = posture === 'grazing' ? [0.6, 0.36, 0.02] : body(0.56, 0.9, 0.03);
  const nose: Vector = posture === 'grazing' ? [0.7, 0.1, 0.05] : body(0.78, 0.78, 0.05);
  const parts: Part[] = [
    { centre: body(0, 0.57, 0), half: [0.5, 0.25, 0.23], material: wool, rough },
    { centre: body(0.3, 0.58, 0), half: [0.22, 0.24, 0.2], material: wool, blend: 0.1, rough },
    { centre: body(-0.34, 0.57, 0), half: [0.22, 0.25, 0.21], material: wool, blend: 0.1, rough },
    {
      from: body(0.38, 0.66, 0),
      to: mix(body(0.38, 0.66, 0), poll, 0.85),
      radii: [0.17, 0.1],
      material: wool,
      blend: 0.1,
      rough,
    },
    { from: poll, to: mix(poll, nose, 0.7), radii: [0.075, 0.058], material: bare, blend: 0.03 },
    { from: mix(poll, nose, 0.7), to: nose, radii: [0.055, 0.042], material: bare, blend: 0.03 },
    { from: body(-0.5, 0.62, 0), to: body(-0.58, 0.42, 0), radii: [0.05, 0.035], material: wool, blend: 0.04, rough },
    { centre: add(poll, [-0.05, 0.045, 0]), half: [0.075, 0.05, 0.07], material: wool, blend: 0.03, rough },
  ];
  for (const side of [-1, 1]) {
    parts.push(
      {
        from: add(poll, [-0.02, 0.02, side * 0.06]),
        to: add(poll, [-0.04, -0.02, side * 0.17]),
        radii: [0.028, 0.018],
        material: bare,
        blend: 0.02,
      },
      { centre: add(mix(poll, nose, 0.3), [0.012, 0.025, side * 0.058]), half: [0.015, 0.015, 0.012], material: dark },
      { centre: add(nose, [0.034, 0.008, side * 0.018]), half: [0.01, 0.008, 0.01], material: dark },
    );
    if (posture === 'lying') {
      parts.push({
        from: [0.3, 0.06, side * 0.16],
        to: [0.5, 0.05, side * 0.12],
        radii: [0.05, 0.035],
        material: bare,
        blend: 0.02,
      });
      continue;
    }
    const stride = (seed % 3) * 0.03 * side;
    for (const x of [0.3, -0.34]) {
      const knee: Vector = [x + stride + (x < 0 ? -0.04 : 0.01), 0.25, side * 0.12];
      const foot: Vector = [x + stride * 1.8, 0.05, side * 0.12];
      parts.push(
        { from: [x, 0.45, side * 0.12], to: knee, radii: [0.085, 0.035], material: x < 0 ? wool : bare, blend: 0.04 },
        { from: knee, to: foot, radii: [0.032, 0.025], material: bare, blend: 0.02 },
        { from: foot, to: add(foot, [0.015, -0.03, 0]), radii: [0.028, 0.032], material: dark, blend: 0.01 },
      );
    }
  }
  return meshOf(solidOf(parts), 0.0125);
};
