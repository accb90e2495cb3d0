import type { Point } from '../shape.ts';
import { type Arm, type Leg, type Pose, poses } from './pose.ts';

type Limbs = { arm?: readonly [elbow: Point, wrist: Point, hand: Point]; leg?: readonly [knee: Point, ankle: Point] };

/** A body seen from the front, which stands unless limbs are given; `near` is at the picture's right. */
export function frontPosture(given: { turn?: number; tilt?: number; near?: Limbs; far?: Limbs }): Pose {
  const { turn = 0, tilt = 0, near = {}, far = {} } = given;
  const { chin, trunk } = poses.standing;
  const arm = (limbs: Limbs, side: number): { arm?: Arm } => {
    if (!limbs.arm) return {};
    const [elbow, wrist, hand] = limbs.arm;
    return { arm: { shoulder: [21 * side, -167], elbow, wrist, hand } };
  };
  const leg = (limbs: Limbs, side: number, standing: Leg): Leg => {
    if (!limbs.leg) return standing;
    const [knee, ankle] = limbs.leg;
    return { hip: [9.5 * side, -106], knee, ankle, toe: [ankle[0] + 6 * side, ankle[1] + 7] };
  };
  return {
    facing: { view: 'front', turn },
    chin,
    tilt,
    trunk,
    far: { leg: leg(far, -1, poses.standing.far.leg), ...arm(far, -1) },
    near: { leg: leg(near, 1, poses.standing.near.leg), ...arm(near, 1) },
  };
}
