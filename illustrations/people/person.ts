import { type Ink, number, type Point, path, placed, type Rectangle } from '../shape.ts';
import { gear } from './gear.ts';
import { hand } from './hand.ts';
import { head } from './head.ts';
import { limb } from './limb.ts';
import type { Outfit } from './outfit.ts';
import { type Arm, hanging, type Leg, type Pose, type PoseName, poses } from './pose.ts';
import { trunk } from './trunk.ts';

const headUnits = 30;

/** The place of a person: (x, y) is the ground below; `scale` 1 is 215 high; mirrored ones look left. */
export type Stand = { x: number; y: number; scale?: number; mirrored?: boolean };

/** A drawn person with the places that recognition marks, in the scene's coordinates. */
export type Person = {
  drawn: string;
  body: Rectangle;
  head: Rectangle;
  held: Point;
};

function shoe(leg: Leg, outfit: Outfit): string {
  const [ax, ay] = leg.ankle;
  const [tx, ty] = leg.toe;
  const ahead = Math.sign(tx - ax) || 1;
  return path(
    `M${number(ax - 5 * ahead)} ${number(ay - 1)}L${number(ax + 5 * ahead)} ${number(ay - 1)}Q${number(ax + 7 * ahead)} ${number(ty - 4)} ${number(tx)} ${number(ty - 1.5)}Q${number(tx + 2.5 * ahead)} ${number(ty + 3)} ${number(tx - 1 * ahead)} ${number(ty + 3)}L${number(ax - 6 * ahead)} ${number(ay + (Math.abs(ty - ay) < 6 ? 10 + ty - ay - 3 : 10))}Z`,
    { fill: outfit.shoes ?? 'screen' },
  );
}

function legOf(leg: Leg, outfit: Outfit, behind: boolean): string {
  const tone = outfit.coverall ? (outfit.top ?? 'cloth') : (outfit.trousers ?? 'figure');
  const drawn = (ink: Ink) =>
    limb(
      [
        [
          [leg.hip, 11],
          [leg.knee, 8.2],
          [leg.ankle, 6.4],
        ],
      ],
      ink,
    );
  const shade = behind ? drawn({ fill: 'screen', opacity: 0.22 }) : '';
  return shoe(leg, outfit) + drawn({ fill: tone }) + shade;
}

function armOf(arm: Arm, outfit: Outfit, holds: Pose['holds'], depth: 'behind' | 'beside' | 'before'): string {
  const drawn = (ink: Ink) =>
    limb(
      [
        [
          [arm.shoulder, 7.8],
          [arm.elbow, 6.2],
          [arm.wrist, 4.9],
        ],
      ],
      ink,
    );
  const sleeve = drawn({ fill: outfit.top ?? 'cloth' });
  const shade = depth === 'behind' ? drawn({ fill: 'figure', opacity: 0.22 }) : '';
  const cast = depth === 'before' ? placed(drawn({ fill: 'figure', opacity: 0.26 }), { x: -0.9, y: 0.9 }) : '';
  return hand(arm, holds, { fill: outfit.gloves ?? 'skin' }) + cast + sleeve + shade;
}

function drawnBody(pose: Pose, outfit: Outfit): string {
  const facingFront = pose.facing.view === 'front';
  const far: { arm?: Arm; leg?: Leg } = facingFront ? { arm: hanging.left, ...pose.far } : pose.far;
  const near: { arm?: Arm; leg?: Leg } = facingFront ? { arm: hanging.right, ...pose.near } : pose.near;
  const lifted = facingFront && pose.holds !== undefined;
  const face = head(pose.chin[0], pose.chin[1], headUnits, pose.facing, outfit, pose.tilt);
  const farArm = far.arm ? armOf(far.arm, outfit, undefined, facingFront ? 'beside' : 'behind') : '';
  const nearArm = near.arm
    ? armOf(near.arm, outfit, pose.holds, facingFront && pose.holds === undefined ? 'beside' : 'before')
    : '';
  return [
    facingFront && pose.holds === 'tablet' ? '' : farArm,
    facingFront && !lifted ? nearArm : '',
    far.leg ? legOf(far.leg, outfit, !facingFront) : '',
    near.leg ? legOf(near.leg, outfit, facingFront) : '',
    pose.facing.view === 'side' || outfit.hood ? '' : face,
    trunk(pose, outfit),
    gear(pose, outfit),
    pose.facing.view === 'side' || outfit.hood ? face : '',
    facingFront && pose.holds === 'tablet' ? farArm : '',
    !facingFront || lifted ? nearArm : '',
  ].join('');
}

/** A person in a pose and an outfit, standing or sitting at a place of the scene. */
export function person(name: PoseName | Pose, outfit: Outfit, stand: Stand): Person {
  const pose: Pose = typeof name === 'string' ? poses[name] : name;
  const { x, y, scale = 1, mirrored = false } = stand;
  const put = ([px, py]: Point): Point => [x + px * scale * (mirrored ? -1 : 1), y + py * scale];
  const lean = (pose.tilt * Math.PI) / 180;
  const crown = outfit.chefHat ? 49 : outfit.helmet ? 36 : outfit.hood ? 33 : 31.5;
  const middle: Point = [pose.chin[0] + Math.sin(lean) * (crown / 2), pose.chin[1] - Math.cos(lean) * (crown / 2)];
  const wide = outfit.chefHat ? 15 : 13;
  const reachX = wide * Math.cos(lean) + (crown / 2) * Math.abs(Math.sin(lean));
  const reachY = (crown / 2) * Math.cos(lean) + wide * Math.abs(Math.sin(lean));
  const arms = [pose.far.arm, pose.near.arm, ...(pose.facing.view === 'front' ? [hanging.left, hanging.right] : [])];
  const legs = [pose.far.leg, pose.near.leg];
  const spots: Point[] = [
    [middle[0] - reachX, middle[1] - reachY],
    [middle[0] + reachX, middle[1] + reachY],
    ...pose.trunk,
    ...arms.flatMap((arm) => (arm ? [arm.elbow, arm.hand] : [])),
    ...legs.flatMap((leg) => (leg ? [leg.knee, leg.toe, leg.ankle] : [])),
  ];
  const box = (points: readonly Point[], margin: number): Rectangle => {
    const all = points.map(put);
    const [xs, ys] = [all.map((point) => point[0]), all.map((point) => point[1])];
    const [left, top] = [Math.min(...xs) - margin * scale, Math.min(...ys) - margin * scale];
    return {
      x: left,
      y: top,
      width: Math.max(...xs) + margin * scale - left,
      height: Math.max(...ys) + margin * scale - top,
    };
  };
  const nearArm = pose.near.arm ?? hanging.right;
  return {
    drawn: placed(drawnBody(pose, outfit), { x, y, scale, mirrored }),
    body: box(spots, 7),
    head: box(
      [
        [middle[0] - reachX, middle[1] - reachY],
        [middle[0] + reachX, middle[1] + reachY],
      ],
      3,
    ),
    held: put(nearArm.hand),
  };
}
