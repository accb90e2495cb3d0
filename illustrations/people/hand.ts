import { type Ink, number, type Point, path, placed, rectangle } from '../shape.ts';
import { limb } from './limb.ts';
import type { Arm, Pose } from './pose.ts';

const grasp = (ink: Ink) =>
  path('M-4.6 3C-6 -1 -5 -6 -2 -7.5L4.5 -6.5Q6.5 -5 5.5 -3Q7 -1.5 5.8 0Q7 1.6 5.4 3Q5.5 5 3 5.6L-2 6Z', ink);

/** A hand that hangs or lies: palm, fingers and thumb in one direction. */
function open(arm: Arm, ink: Ink): string {
  const [dx, dy] = [arm.hand[0] - arm.wrist[0], arm.hand[1] - arm.wrist[1]];
  const length = Math.hypot(dx, dy) || 1;
  const tip: Point = [arm.hand[0] + (dx / length) * 3, arm.hand[1] + (dy / length) * 3];
  const side: Point = [-dy / length, dx / length];
  const thumb: Point = [arm.wrist[0] + dx * 0.75 - side[0] * 4.6, arm.wrist[1] + dy * 0.75 - side[1] * 4.6];
  return limb(
    [
      [
        [arm.wrist, 3.7],
        [arm.hand, 4.6],
        [tip, 2.8],
      ],
      [
        [arm.wrist, 2.4],
        [thumb, 1.7],
      ],
    ],
    ink,
  );
}

/** The near hand and the thing in it. */
export function hand(arm: Arm, holds: Pose['holds'], ink: Ink): string {
  const [x, y] = arm.hand;
  switch (holds) {
    case 'phone':
      return (
        placed(
          rectangle(-2.6, -13, 5.2, 22, { fill: 'screen', stroke: 'metal', width: 0.8 }, 1.6) +
            rectangle(-2.6, -11, 1.5, 18, { fill: 'paper' }),
          {
            x: x + 3,
            y: y - 3,
            turn: 28,
          },
        ) + placed(grasp(ink), { x, y, turn: -24, scale: 0.95 })
      );
    case 'phone-at-ear':
      return (
        placed(rectangle(-2.7, -12, 5.4, 20, { fill: 'screen', stroke: 'metal', width: 0.8 }, 1.6), {
          x: x - 3.5,
          y: y - 8,
          turn: -8,
        }) +
        placed(
          path(
            'M4 12C7 6 7 0 5 -4Q4 -14 0 -15.5Q-3 -15.5 -4 -13Q-7 -13.5 -7.5 -10.5Q-9.5 -10 -9 -7.5Q-10.5 -6 -9.5 -4L-6.5 -2Q-7 4 -5 9Z',
            ink,
          ) + path('M-4 -13L1 -10M-7.5 -10.5L0 -6.5M-9 -7L-1 -3.5', { stroke: 'screen', width: 0.7, opacity: 0.4 }),
          { x: x + 1, y: y + 2, turn: -6 },
        )
      );
    case 'cigarette':
      return (
        placed(
          rectangle(-2, -0.9, 15, 1.9, { fill: 'paper' }) +
            rectangle(-6, -0.9, 4.5, 1.9, { fill: 'safety' }) +
            rectangle(12.6, -0.9, 2, 1.9, { fill: 'warn' }),
          { x: x - 7, y: y - 12, turn: 6 },
        ) +
        path(
          `M${number(x - 4)} ${number(y + 12)}L${number(x - 5.5)} ${number(y + 1)}Q${number(x - 7)} ${number(y - 4)} ${number(x - 4.5)} ${number(y - 14)}q1.5 -1.8 2.6 0.2L${number(x - 1.2)} ${number(y - 6)}L${number(x + 1.2)} ${number(y - 14)}q1.7 -1.6 2.6 0.3L${number(x + 3.6)} ${number(y - 4)}Q${number(x + 6.5)} ${number(y)} ${number(x + 4.5)} ${number(y + 5)}L${number(x + 4)} ${number(y + 12)}Z`,
          ink,
        )
      );
    case 'tablet':
      return (
        placed(
          rectangle(-19, -26, 26, 19, { fill: 'screen' }, 2) +
            rectangle(-16.5, -23.5, 21, 14, { fill: 'cloth-2' }, 0.8),
          {
            x: x + 2,
            y: y + 13,
            turn: -6,
          },
        ) + placed(grasp(ink), { x: x + 3, y: y + 1, turn: 150, scale: 0.9 })
      );
    default:
      return open(arm, ink);
  }
}
