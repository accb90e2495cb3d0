import type { Point } from '../shape.ts';
import { bent } from './bent.ts';
import { type Arm, type Leg, type Pose, poses } from './pose.ts';

type Limbs = {
  ankle: Point;
  /** From the ankle to the toes; level ground by default. */
  foot?: Point;
  /** The palm; without one the arm is hidden. */
  hand?: Point;
};

const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

/** A body seen from the right side: its trunk leans by degrees over the hip, knees and elbows follow feet and hands. */
export function sidePosture(given: {
  hip: Point;
  lean: number;
  /** How far the head leans; half as far as the trunk by default. */
  head?: number;
  near: Limbs;
  far: Limbs;
  holds?: Pose['holds'];
}): Pose {
  const { hip, lean, head = lean / 2, near, far, holds } = given;
  const onTrunk = ([x, y]: Point): Point => {
    const [tx, ty] = turned([x, y + 106], lean);
    return [hip[0] + tx, hip[1] + ty];
  };
  const leg = ({ ankle, foot = [16, 7] }: Limbs, from: Point): Leg => ({
    hip: from,
    knee: bent(from, ankle, 48.5, 48.5, 'left'),
    ankle,
    toe: [ankle[0] + foot[0], ankle[1] + foot[1]],
  });
  const arm = (palm: Point, shoulder: Point): Arm => {
    const elbow = bent(shoulder, palm, 31, 40, 'right');
    return { shoulder, elbow, wrist: between(elbow, palm, 0.76), hand: palm };
  };
  const neck = onTrunk([-0.5, -182]);
  const [chinX, chinY] = turned([3.5, -5], head);
  const limbs = (side: Limbs, from: Point, shoulder: Point) => ({
    leg: leg(side, from),
    ...(side.hand ? { arm: arm(side.hand, onTrunk(shoulder)) } : {}),
  });
  return {
    facing: { view: 'side' },
    chin: [neck[0] + chinX, neck[1] + chinY],
    tilt: head,
    trunk: poses.walking.trunk.map(onTrunk),
    far: limbs(far, [hip[0] + 4, hip[1]], [6, -165]),
    near: limbs(near, [hip[0] - 2, hip[1]], [-2, -166]),
    ...(holds ? { holds } : {}),
  };
}
