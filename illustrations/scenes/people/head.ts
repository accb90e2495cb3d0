import { type Mesh, meshOf } from '../rendering/mesh.ts';
import { layered } from '../rendering/noise.ts';
import { type Material, type Part, solidOf } from '../rendering/solid.ts';
import { add, light, mix, turned, type Vector } from '../rendering/vector.ts';
import type { Outfit } from './outfit.ts';
import type { Joints, Pose } from './pose.ts';

const plain = (hex: string, gloss = 0): Material => {
  const colour = light(hex);
  return () => ({ colour, gloss });
};

/** The face with eyes, ears and hair, in a separate mesh: finer than a body needs. */
export const headOf = (joints: Joints, pose: Pose, { skin, hair, longHair, helmet, cap }: Outfit): Mesh => {
  const turn = pose.head?.turn ?? 0;
  const nod = pose.head?.nod ?? 0;
  const [cosine, sine] = [Math.cos(nod), Math.sin(nod)];
  /** From the head's own metres, its middle between the ears. */
  const at = (x: number, y: number, z: number): Vector =>
    add(joints.head, turned([x, y * cosine - z * sine, z * cosine + y * sine], turn));
  const tone = light(skin);
  const red = light('#a5503f');
  const face: Material = ([x, y, z]) => {
    const uneven = 0.94 + 0.1 * layered(x * 60, y * 60, z * 60, 2);
    return { colour: [tone[0] * uneven, tone[1] * uneven, tone[2] * uneven], gloss: 0.14 };
  };
  const lips: Material = () => ({ colour: mix(tone, red, 0.55), gloss: 0.15 });
  const locks = light(hair);
  const hairs: Material = ([x, y, z]) => {
    const strand = 0.65 + 0.7 * layered(x * 160, y * 25, z * 90, 2);
    return { colour: [locks[0] * strand, locks[1] * strand, locks[2] * strand], gloss: 0.25, bump: [0.003, 90] };
  };
  const parts: Part[] = [
    { from: joints.neck, to: at(0, -0.06, -0.015), radii: [0.058, 0.052], material: face },
    { centre: at(0, 0.02, -0.01), half: [0.074, 0.1, 0.092], turn, material: face, blend: 0.02 },
    { centre: at(0, -0.045, 0.022), half: [0.056, 0.07, 0.066], turn, material: face, blend: 0.04 },
    { from: at(0, 0.005, 0.084), to: at(0, -0.03, 0.1), radii: [0.008, 0.013], material: face, blend: 0.015 },
    { centre: at(0, -0.1, 0.056), half: [0.024, 0.018, 0.02], material: face, blend: 0.03 },
    {
      from: at(-0.02, -0.064, 0.079),
      to: at(0.02, -0.064, 0.079),
      radii: [0.0075, 0.0075],
      material: lips,
      blend: 0.006,
    },
  ];
  for (const side of [-1, 1])
    parts.push(
      { centre: at(side * 0.078, -0.005, -0.012), half: [0.012, 0.034, 0.02], turn, material: face, blend: 0.01 },
      {
        centre: at(side * 0.031, 0.012, 0.072),
        half: [0.0155, 0.008, 0.012],
        turn,
        material: plain('#e8e2da', 0.4),
        blend: 0,
      },
      { centre: at(side * 0.031, 0.012, 0.0795), half: [0.008, 0.0085, 0.006], material: plain('#1c1410', 0.7) },
      {
        from: at(side * 0.016, 0.033, 0.082),
        to: at(side * 0.047, 0.034, 0.07),
        radii: [0.0055, 0.004],
        material: hairs,
      },
    );
  if (helmet) {
    const shell = plain(helmet, 0.7);
    parts.push(
      { centre: at(0, 0.075, -0.012), half: [0.102, 0.085, 0.122], turn, material: shell },
      { centre: at(0, 0.058, 0.02), half: [0.102, 0.012, 0.14], turn, material: shell, blend: 0.01 },
      { from: at(0, 0.158, 0.06), to: at(0, 0.158, -0.08), radii: [0.014, 0.014], material: shell, blend: 0.02 },
      { from: at(-0.084, 0.03, 0), to: at(-0.05, -0.09, 0.03), radii: [0.004, 0.004], material: plain('#222222') },
      { from: at(0.084, 0.03, 0), to: at(0.05, -0.09, 0.03), radii: [0.004, 0.004], material: plain('#222222') },
    );
  } else if (cap) {
    const cloth = plain(cap);
    parts.push(
      { centre: at(0, 0.072, -0.012), half: [0.088, 0.066, 0.108], turn, material: cloth },
      { centre: at(0, 0.056, 0.09), half: [0.066, 0.009, 0.075], turn, material: cloth, blend: 0.01 },
    );
  }
  if (!helmet && !cap)
    parts.push(
      { centre: at(0, 0.058, -0.026), half: [0.086, 0.082, 0.094], turn, material: hairs, rough: [0.012, 60] },
      {
        from: at(-0.045, 0.088, 0.056),
        to: at(0.05, 0.092, 0.052),
        radii: [0.03, 0.026],
        material: hairs,
        blend: 0.02,
        rough: [0.01, 60],
      },
    );
  parts.push({ centre: at(0, 0.0, -0.055), half: [0.08, 0.075, 0.055], turn, material: hairs, blend: 0.015 });
  if (longHair)
    parts.push(
      {
        from: at(0, 0.02, -0.075),
        to: at(0, -0.17, -0.09),
        radii: [0.07, 0.05],
        material: hairs,
        blend: 0.03,
        rough: [0.015, 40],
      },
      {
        from: at(-0.072, 0.03, -0.02),
        to: at(-0.068, -0.1, -0.03),
        radii: [0.022, 0.024],
        material: hairs,
        blend: 0.02,
      },
      { from: at(0.072, 0.03, -0.02), to: at(0.068, -0.1, -0.03), radii: [0.022, 0.024], material: hairs, blend: 0.02 },
    );
  return meshOf(solidOf(parts), 0.0055);
};
