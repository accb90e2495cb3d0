import { lines, path, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { hills } from './hills.ts';

/** The entrance of a village: tiled houses below hills, a large tree, a poster wall and a concrete road. */
export function village(): string {
  const houses = repeat(6, (i) => {
    const [x, width, top] = (
      [
        [60, 170, 168],
        [270, 130, 184],
        [540, 150, 172],
        [760, 190, 158],
        [1060, 140, 180],
        [1240, 180, 164],
      ] as const
    )[i] ?? [0, 0, 0];
    return (
      rectangles([[x, top, width, 262 - top]], { fill: 'paper' }) +
      rectangles([[x, top, width, 262 - top]], { fill: 'far', opacity: 0.55 }) +
      path(`M${x - 14} ${top}L${x + 18} ${top - 40}H${x + width - 18}L${x + width + 14} ${top}Z`, { fill: 'metal' }) +
      path(`M${x + 18} ${top - 42}H${x + width - 18}`, { stroke: 'line', width: 5 }) +
      rectangles(
        [
          [x + 16, top + 24, 30, 30],
          [x + width - 46, top + 24, 30, 30],
        ],
        { fill: 'near' },
      ) +
      rectangles([[x + width / 2 - 13, top + 34, 26, 262 - top - 34]], { fill: 'line' })
    );
  });
  const tree =
    path('M1176 262Q1184 200 1176 156H1196Q1190 200 1204 262Z', { fill: 'line' }) +
    path('M1120 168q-34 -30 4 -58q-2 -50 48 -50q40 -34 72 8q44 6 30 50q26 38 -22 54q-60 16 -132 -4z', { fill: 'near' });
  return (
    rectangles([[0, 0, 1440, 262]], { fill: 'sky' }) +
    hills(262, 170, 'far', -100) +
    houses +
    tree +
    rectangles(
      [
        [0, 238, 460, 24],
        [910, 234, 140, 28],
      ],
      { fill: 'near' },
    ) +
    rectangles([[0, 262, 1440, 98]], { fill: 'mid' }) +
    path('M0 272Q500 262 900 280T1440 276V330Q1000 318 720 334T0 330Z', { fill: 'far' }) +
    lines(
      [
        [40, 346, 90, 346],
        [480, 350, 560, 350],
        [1240, 348, 1330, 348],
      ],
      { stroke: 'near', width: 3 },
    )
  );
}
