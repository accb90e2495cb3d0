import { lines, path, rectangles } from '../shape.ts';
import { hills } from './hills.ts';

/** A concrete farmyard: a long barn with its door, two feed silos and a pen's rails. */
export function farmyard(): string {
  const silo = (x: number, top: number) =>
    rectangles([[x, top, 62, 130]], { fill: 'mid' }) +
    path(
      `M${x} ${top}Q${x + 31} ${top - 44} ${x + 62} ${top}ZM${x} ${top + 130}L${x + 24} ${top + 168}H${x + 38}L${x + 62} ${top + 130}Z`,
      {
        fill: 'near',
      },
    ) +
    lines(
      [
        [x + 4, top + 130, x + 4, 262],
        [x + 58, top + 130, x + 58, 262],
        ...[30, 64, 98].map((down) => [x, top + down, x + 62, top + down] as const),
      ],
      { stroke: 'near', width: 3 },
    );
  const rails = lines(
    [
      [440, 216, 1440, 216],
      [440, 236, 1440, 236],
      [440, 256, 1440, 256],
      ...Array.from({ length: 11 }, (_, i) => [440 + i * 100, 206, 440 + i * 100, 276] as const),
    ],
    { stroke: 'metal', width: 5 },
  );
  return (
    rectangles([[0, 0, 1440, 262]], { fill: 'sky' }) +
    hills(262, 120, 'far', -30) +
    rectangles([[780, 128, 520, 134]], { fill: 'far' }) +
    path('M756 134L1040 68L1324 134Z', { fill: 'mid' }) +
    rectangles([[756, 128, 568, 10]], { fill: 'near' }) +
    rectangles([[960, 160, 160, 102]], { fill: 'near' }) +
    path('M966 166L1114 256M1114 166L966 256M1040 162V262', { stroke: 'mid', width: 4 }) +
    rectangles(
      [
        [820, 158, 90, 34],
        [1170, 158, 90, 34],
      ],
      { fill: 'mid' },
    ) +
    silo(590, 72) +
    silo(672, 90) +
    rectangles([[0, 262, 1440, 98]], { fill: 'mid' }) +
    rectangles([[0, 262, 1440, 6]], { fill: 'near' }) +
    lines(
      [
        [0, 306, 420, 306],
        [470, 332, 1440, 332],
      ],
      { stroke: 'near', width: 2.5 },
    ) +
    rails
  );
}
