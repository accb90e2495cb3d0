import { add, cross, mix, times, unit, type Vector } from '../rendering/vector.ts';

/** Where a bone points, in the person's own directions: x to its left, y up, z ahead. */
interface Limb {
  upper: Vector;
  lower: Vector;
}

export interface Pose {
  /** Where the spine points from the hips; straight up by default. */
  spine?: Vector;
  /** Radians that the shoulders are turned to the left against the hips. */
  twist?: number;
  head?: { turn?: number; nod?: number };
  left: { arm: Limb; leg: Limb };
  right: { arm: Limb; leg: Limb };
  /** Metres that the hips are above the ground; the length of the longer leg by default. */
  hips?: number;
}

const hanging: Limb = { upper: [0.14, -1, 0.02], lower: [0.05, -1, 0.14] };
const straight: Limb = { upper: [0.08, -1, 0.02], lower: [0.02, -1, -0.04] };
const mirrored = ({ upper, lower }: Limb): Limb => ({
  upper: [-upper[0], upper[1], upper[2]],
  lower: [-lower[0], lower[1], lower[2]],
});
const both = (arm: Limb, leg: Limb) => ({ left: { arm, leg }, right: { arm: mirrored(arm), leg: mirrored(leg) } });

export const standing: Pose = both(hanging, straight);
/** `stride` from 0 to 1; the left leg is ahead, or behind where it is negative. */
export const walking = (stride: number): Pose => ({
  spine: [0, 1, 0.06],
  twist: -0.2 * stride,
  left: {
    arm: { upper: [0.12, -1, -0.5 * stride], lower: [0, -1, 0.25 - 0.2 * stride] },
    leg: { upper: [0.03, -1, 0.45 * stride], lower: [0, -1, stride > 0 ? 0.1 : -0.75] },
  },
  right: {
    arm: { upper: [-0.12, -1, 0.5 * stride], lower: [0.05, -1, 0.4 + 0.35 * stride] },
    leg: { upper: [-0.03, -1, -0.4 * stride], lower: [0, -1, stride > 0 ? -0.75 : 0.1] },
  },
});
export const running: Pose = {
  spine: [0, 1, 0.22],
  twist: -0.3,
  left: {
    arm: { upper: [0.25, -1, -0.75], lower: [-0.1, -0.35, 1] },
    leg: { upper: [0.04, -0.75, 0.85], lower: [0, -1, -0.25] },
  },
  right: {
    arm: { upper: [-0.25, -1, 0.6], lower: [0.15, 0.5, 1] },
    leg: { upper: [-0.04, -1, -0.3], lower: [0, -0.35, -1] },
  },
};
export const armsRaised: Pose = both(
  { upper: [0.75, 0.75, 0.05], lower: [0.35, 1, 0.05] },
  { upper: [0.22, -1, 0], lower: [0.16, -1, -0.02] },
);
export const armsOut: Pose = both(
  { upper: [1, 0.02, 0.05], lower: [1, 0.05, 0.1] },
  { upper: [0.26, -1, 0], lower: [0.2, -1, -0.02] },
);
export const squatting: Pose = {
  ...both(
    { upper: [0.12, -0.15, 1], lower: [-0.05, 0.05, 1] },
    { upper: [0.45, -0.25, 0.95], lower: [0.05, -1, -0.42] },
  ),
  spine: [0, 1, 0.45],
};
/** Lifts something from the ground with bent knees. */
export const lifting: Pose = {
  ...both(
    { upper: [0.05, -1, 0.5], lower: [-0.03, -0.85, 0.6] },
    { upper: [0.3, -0.62, 0.8], lower: [0.02, -1, -0.5] },
  ),
  spine: [0, 0.75, 0.75],
};
export const carrying: Pose = both({ upper: [0.1, -1, 0.2], lower: [-0.12, -0.1, 1] }, straight);
/** One arm points, or reaches for something ahead. */
export const pointing: Pose = {
  ...standing,
  left: { arm: { upper: [0.7, 0.25, 0.5], lower: [0.75, 0.3, 0.5] }, leg: straight },
};
export const waving: Pose = {
  ...standing,
  right: { arm: { upper: [-0.9, 0.1, 0.1], lower: [-0.35, 1, 0.15] }, leg: mirrored(straight) },
};
export const handsOnHips: Pose = both({ upper: [0.75, -0.8, -0.15], lower: [-0.75, -0.65, 0.3] }, straight);
/** On a chair whose seat is 0.46 m high, the hands on a table in front. */
export const sitting: Pose = {
  ...both(
    { upper: [0.22, -0.85, 0.5], lower: [-0.12, -0.12, 1] },
    { upper: [0.16, -0.08, 1], lower: [0.04, -1, 0.08] },
  ),
  spine: [0, 1, 0.03],
  hips: 0.54,
};
export const sittingOnPhone: Pose = {
  ...sitting,
  head: { turn: 0.15, nod: 0.1 },
  right: { arm: { upper: [-0.35, -0.9, 0.35], lower: [0.2, 0.95, 0.35] }, leg: sitting.right.leg },
};
export const lunging: Pose = {
  spine: [0, 1, 0.08],
  left: {
    arm: { upper: [0.6, 0.8, 0.1], lower: [0.25, 1, 0] },
    leg: { upper: [0.08, -0.45, 0.9], lower: [0.02, -1, 0.02] },
  },
  right: {
    arm: { upper: [-0.6, 0.8, 0.1], lower: [-0.25, 1, 0] },
    leg: { upper: [-0.06, -0.85, -0.65], lower: [0, -0.45, -0.9] },
  },
};

/** Metres of a person of 1.72 m. */
const bones = {
  spine: 0.5,
  shoulder: 0.18,
  upperArm: 0.28,
  lowerArm: 0.25,
  hip: 0.09,
  thigh: 0.42,
  shin: 0.42,
  ankle: 0.085,
};

/** Where a person's joints are, its feet on y = 0 and its hips above the origin. */
export const jointsOf = (pose: Pose) => {
  const spine = unit(pose.spine ?? [0, 1, 0]);
  const twist = pose.twist ?? 0;
  const reach = ({ leg }: Pose['left']) =>
    -(unit(leg.upper)[1] * bones.thigh + unit(leg.lower)[1] * bones.shin) + bones.ankle;
  const hips: Vector = [0, pose.hips ?? Math.max(reach(pose.left), reach(pose.right)), 0];
  const neck = add(hips, times(spine, bones.spine));
  const level = unit(mix([Math.cos(twist), 0, -Math.sin(twist)], [spine[1], -spine[0], 0], 0.5));
  const front = unit(cross(level, spine));
  const side = (sign: 1 | -1, { arm, leg }: Pose['left']) => {
    const shoulder = add(add(neck, times(level, sign * bones.shoulder)), times(spine, -0.045));
    const elbow = add(shoulder, times(unit(arm.upper), bones.upperArm));
    const wrist = add(elbow, times(unit(arm.lower), bones.lowerArm));
    const hip: Vector = add(hips, [sign * bones.hip, -0.02, 0]);
    const knee = add(hip, times(unit(leg.upper), bones.thigh));
    const ankle = add(knee, times(unit(leg.lower), bones.shin));
    const hand = add(wrist, times(unit(arm.lower), 0.09));
    const lift = Math.min(0.8, Math.max(0, (ankle[1] - bones.ankle) * 2));
    const toe = add(ankle, [sign * 0.03, -0.055 - lift * 0.14, 0.17 - lift * 0.08]);
    return { shoulder, elbow, wrist, hand, hip, knee, ankle, toe };
  };
  const head = add(neck, add(times(spine, 0.1), times(mix(spine, [0, 1, 0], 0.6), 0.1)));
  return { spine, level, front, hips, neck, head, left: side(1, pose.left), right: side(-1, pose.right) };
};
export type Joints = ReturnType<typeof jointsOf>;
