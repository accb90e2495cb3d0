import type { Stand } from '../people/person.ts';
import { type Arm, hanging, type Leg, type Pose } from '../people/pose.ts';
import { circle, lines, type Point } from '../shape.ts';

type Part = '眼' | '耳' | '肩' | '肘' | '腕' | '髋' | '膝' | '踝';
type Side = Partial<Record<Part, Point>>;

const bones: readonly (readonly [Part, Part])[] = [
  ['眼', '耳'],
  ['耳', '肩'],
  ['肩', '肘'],
  ['肘', '腕'],
  ['肩', '髋'],
  ['髋', '膝'],
  ['膝', '踝'],
];

/** A point of the head in the body's units; a head is drawn 100 of its units high and 30 of the body's. */
function onHead({ chin, tilt }: Pose, x: number, y: number): Point {
  const angle = (tilt * Math.PI) / 180;
  const [hx, hy] = [x * 0.3, y * 0.3];
  return [chin[0] + hx * Math.cos(angle) - hy * Math.sin(angle), chin[1] + hx * Math.sin(angle) + hy * Math.cos(angle)];
}

function limbs({ arm, leg }: { arm?: Arm; leg?: Leg }): Side {
  return {
    ...(arm ? { 肩: arm.shoulder, 肘: arm.elbow, 腕: arm.wrist } : {}),
    ...(leg ? { 髋: leg.hip, 膝: leg.knee, 踝: leg.ankle } : {}),
  };
}

/** The near and the far side of a body; what a head seen from the side hides has no point. */
function sides(pose: Pose): { near: Side; far: Side } {
  const { facing } = pose;
  if (facing.view === 'side') {
    return {
      near: { 眼: onHead(pose, 22, -47), 耳: onHead(pose, -8, -42), ...limbs(pose.near) },
      far: limbs(pose.far),
    };
  }
  const shift = facing.turn * 8;
  return {
    near: {
      眼: onHead(pose, 14 + shift, -45),
      耳: onHead(pose, 34, -43),
      ...limbs({ arm: hanging.right, ...pose.near }),
    },
    far: {
      眼: onHead(pose, -14.5 + shift, -45),
      耳: onHead(pose, -34, -43),
      ...limbs({ arm: hanging.left, ...pose.far }),
    },
  };
}

/** The skeleton of a body that `person` drew in this pose at this place, and each of its points by name; what is `hidden` by name has no point. */
export function keyPoints(
  pose: Pose,
  { x, y, scale = 1, mirrored = false }: Stand,
  hidden: readonly string[] = [],
): { drawn: string; at: Map<string, Point> } {
  const { near, far } = sides(pose);
  const nearName = (pose.facing.view === 'front') === mirrored ? '右' : '左';
  const at = new Map<string, Point>();
  const put = (side: Side, name: '左' | '右') => {
    for (const [part, [px, py]] of Object.entries(side)) {
      if (!hidden.includes(name + part)) at.set(name + part, [x + px * scale * (mirrored ? -1 : 1), y + py * scale]);
    }
  };
  put(far, nearName === '左' ? '右' : '左');
  put(near, nearName);
  const pairs = [
    ...['左', '右'].flatMap((side) => bones.map(([from, to]) => [side + from, side + to] as const)),
    ...['肩', '髋'].map((part) => [`左${part}`, `右${part}`] as const),
  ];
  const drawnBones = pairs.flatMap(([from, to]) => {
    const [one, other] = [at.get(from), at.get(to)];
    return one && other ? [[...one, ...other] as const] : [];
  });
  const size = Math.sqrt(scale);
  return {
    drawn:
      lines(drawnBones, { stroke: 'paper', width: 6 * size, opacity: 0.7 }) +
      lines(drawnBones, { stroke: 'accent', width: 3.2 * size }) +
      [...at]
        .map(([name, [px, py]]) =>
          circle(px, py, (/[眼耳]/.test(name) ? 3.2 : 4.8) * size, {
            fill: name.startsWith('左') ? 'accent' : 'safety',
            stroke: 'paper',
            width: 1.6 * size,
          }),
        )
        .join(''),
    at,
  };
}
