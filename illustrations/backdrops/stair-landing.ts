import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { room } from './room.ts';

/** A landing in a block of flats: stairs up and down with their railing, a front door, meters and a window. */
export function stairLanding(): string {
  const steps = Array.from({ length: 9 }, (_, i) => `V${266 - i * 28}H${664 - i * 40}`);
  const balusters = Array.from(
    { length: 8 },
    (_, i) => [684 - i * 40, 262 - i * 28, 684 - i * 40, 182 - i * 28] as const,
  );
  const door =
    rectangles([[896, 52, 146, 220]], { fill: 'near' }) +
    rectangles([[906, 62, 126, 210]], { fill: 'line' }) +
    rectangles(
      [
        [922, 80, 94, 76],
        [922, 172, 94, 86],
      ],
      { stroke: 'figure', width: 3, opacity: 0.35 },
    ) +
    rectangle(1016, 156, 9, 32, { fill: 'screen' }, 4) +
    circle(969, 116, 4, { fill: 'screen' }) +
    path('M886 280H1052L1066 294H872Z', { fill: 'metal' });
  const meters =
    rectangle(1092, 96, 92, 118, { fill: 'metal' }, 3) +
    rectangles(
      [
        [1102, 106, 72, 42],
        [1102, 158, 72, 42],
      ],
      { fill: 'paper' },
    ) +
    circle(1122, 127, 12, { stroke: 'line', width: 3 }) +
    circle(1122, 179, 12, { stroke: 'line', width: 3 }) +
    lines(
      [
        [1142, 122, 1166, 122],
        [1142, 132, 1160, 132],
        [1142, 174, 1166, 174],
        [1142, 184, 1160, 184],
      ],
      { stroke: 'line', width: 3 },
    );
  const window =
    rectangles([[1260, 50, 130, 150]], { fill: 'near' }) +
    rectangles([[1270, 60, 110, 130]], { fill: 'sky' }) +
    lines([[1325, 60, 1325, 190]], { stroke: 'near', width: 6 });
  return (
    room('far', 'mid') +
    rectangles([[0, 206, 1440, 61]], { fill: 'mid', opacity: 0.6 }) +
    lines([[0, 206, 1440, 206]], { stroke: 'near', width: 3 }) +
    path(`M704 272${steps.join('')}V-10H240V272Z`, { fill: 'near' }) +
    lines(balusters, { stroke: 'line', width: 5 }) +
    path('M704 168L404 -42', { stroke: 'line', width: 10 }) +
    rectangles([[696, 160, 14, 112]], { fill: 'line' }) +
    door +
    meters +
    window +
    rectangle(770, 60, 76, 30, { fill: 'paper' }, 3) +
    lines([[784, 75, 832, 75]], { stroke: 'metal', width: 6 }) +
    lines(
      [
        [0, 312, 1440, 312],
        ...[200, 480, 740, 960, 1180, 1400].map((x) => [x, 272, x + (x - 880) * 0.24, 360] as const),
      ],
      { stroke: 'near', width: 2 },
    )
  );
}
