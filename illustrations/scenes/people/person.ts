import type { Thing } from '../rendering/cover.ts';
import { meshOf } from '../rendering/mesh.ts';
import { layered } from '../rendering/noise.ts';
import { type Material, type Part, solidOf } from '../rendering/solid.ts';
import { add, dot, light, minus, mix, times, unit, type Vector } from '../rendering/vector.ts';
import { headOf } from './head.ts';
import type { Outfit } from './outfit.ts';
import { jointsOf, type Joints, type Pose } from './pose.ts';

const cloth = (hex: string): Material => {
  const tone = light(hex);
  return ([x, y, z]) => {
    const worn = 0.82 + 0.3 * layered(x * 9, y * 7, z * 9, 3);
    return { colour: [tone[0] * worn, tone[1] * worn, tone[2] * worn], bump: [0.012, 13] };
  };
};

/** A vest with two reflecting bands, by how far up the trunk a point is. */
const vested = (hex: string, { hips, spine }: Joints): Material => {
  const base = cloth(hex);
  const band = light('#d9dcdc');
  return (at) => {
    const up = dot(minus(at, hips), spine);
    const across = Math.abs(at[0]);
    const isBand =
      (up > 0.14 && up < 0.185) || (up > 0.27 && up < 0.315) || (up > 0.315 && across > 0.085 && across < 0.12);
    return isBand ? { colour: band, gloss: 0.5 } : base(at);
  };
};

const trunk = (joints: Joints, top: Material, below: Material): Part[] => {
  const { hips, spine, neck, left, right, front } = joints;
  const up = (share: number, forward = 0): Vector => add(add(hips, times(spine, share)), times(front, forward));
  return [
    { centre: up(0.02), half: [0.16, 0.12, 0.118], material: below },
    { from: up(0.06), to: up(0.3), radii: [0.128, 0.13], material: top, blend: 0.06 },
    {
      from: add(up(0.16), times(joints.level, 0.045)),
      to: add(up(0.34, 0.01), times(joints.level, 0.07)),
      radii: [0.1, 0.115],
      material: top,
      blend: 0.05,
    },
    {
      from: add(up(0.16), times(joints.level, -0.045)),
      to: add(up(0.34, 0.01), times(joints.level, -0.07)),
      radii: [0.1, 0.115],
      material: top,
      blend: 0.05,
    },
    {
      from: mix(left.shoulder, neck, 0.1),
      to: mix(right.shoulder, neck, 0.1),
      radii: [0.066, 0.066],
      material: top,
      blend: 0.06,
    },
    {
      from: add(neck, times(spine, -0.03)),
      to: add(neck, times(spine, 0.015)),
      radii: [0.085, 0.064],
      material: top,
      blend: 0.05,
    },
  ];
};

/** A person of 1.72 m who faces z, its feet on y = 0. */
export const person = (pose: Pose, outfit: Outfit): Thing[] => {
  const joints = jointsOf(pose);
  const tone = light(outfit.skin);
  const skin: Material = () => ({ colour: tone, gloss: 0.12 });
  const shirt = cloth(outfit.shirt);
  const below = cloth(outfit.trousers);
  const leather: Material = () => ({ colour: light(outfit.shoes), gloss: 0.3 });
  const parts = trunk(joints, outfit.vest ? vested(outfit.vest, joints) : shirt, below);
  for (const { shoulder, elbow, wrist, hand, hip, knee, ankle, toe } of [joints.left, joints.right]) {
    const sleeve = outfit.longSleeves ? shirt : skin;
    const leg = outfit.short ? skin : below;
    const palm = unit(minus(hand, wrist));
    parts.push(
      { from: shoulder, to: elbow, radii: [0.063, outfit.longSleeves ? 0.049 : 0.042], material: shirt, blend: 0.045 },
      {
        from: elbow,
        to: wrist,
        radii: [outfit.longSleeves ? 0.049 : 0.042, outfit.longSleeves ? 0.038 : 0.03],
        material: sleeve,
        blend: 0.015,
      },
      { from: wrist, to: hand, radii: [0.028, 0.036], material: skin, blend: 0.015 },
      { from: hand, to: add(hand, times(palm, 0.065)), radii: [0.034, 0.016], material: skin, blend: 0.02 },
      {
        from: add(wrist, times(palm, 0.03)),
        to: add(add(hand, times(palm, 0.02)), [0, 0.012, 0.035]),
        radii: [0.014, 0.011],
        material: skin,
        blend: 0.012,
      },
      { from: hip, to: knee, radii: [0.094, 0.066], material: below, blend: 0.05 },
      { from: knee, to: mix(knee, ankle, 0.35), radii: [0.064, 0.064], material: leg, blend: 0.03 },
      {
        from: mix(knee, ankle, 0.35),
        to: ankle,
        radii: [0.062, outfit.short ? 0.042 : 0.056],
        material: leg,
        blend: 0.03,
      },
      { from: add(ankle, [0, -0.03, -0.03]), to: toe, radii: [0.048, 0.037], material: leather, blend: 0.012 },
    );
  }
  const body = meshOf(solidOf(parts), 0.0125);
  return [
    { mesh: body, at: [0, 0, 0] },
    { mesh: headOf(joints, pose, outfit), at: [0, 0, 0] },
  ];
};

/** Puts a group of things somewhere, together. */
export const placed = (things: readonly Thing[], at: Vector, turn = 0, size = 1): Thing[] =>
  things.map((thing) => ({ mesh: thing.mesh, at, turn, size }));
