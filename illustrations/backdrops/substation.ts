import { lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { outdoors } from './room.ts';

function insulator(x: number, y: number, height: number): string {
  return (
    rectangles([[x - 3, y - height, 6, height]], { fill: 'line' }) +
    lines([[x, y - height + 2, x, y]], { stroke: 'metal', width: 18, dash: '4.5 4.5', ends: 'flat' })
  );
}

/** A substation: gantry with its lines, a transformer with cooling fins and insulators, a disconnector. */
export function substation(): string {
  const pylons =
    path('M120 272L150 90L180 272M108 130H192M118 170H182M132 200L172 230M168 200L128 230', {
      stroke: 'mid',
      width: 4,
    }) + path('M0 120Q75 140 150 118T520 70', { stroke: 'mid', width: 2 });
  const gantry =
    lines(
      [
        [560, 272, 584, 44],
        [608, 272, 584, 44],
        [1332, 272, 1356, 44],
        [1380, 272, 1356, 44],
      ],
      { stroke: 'near', width: 6 },
    ) +
    rectangles(
      [
        [560, 40, 820, 8],
        [560, 58, 820, 5],
      ],
      { fill: 'near' },
    ) +
    lines(
      Array.from({ length: 20 }, (_, i) => [570 + i * 40, i % 2 ? 44 : 60, 610 + i * 40, i % 2 ? 60 : 44] as const),
      { stroke: 'near', width: 2 },
    );
  const transformer =
    rectangle(650, 178, 170, 94, { fill: 'metal' }, 4) +
    rectangles(
      Array.from({ length: 9 }, (_, i) => [662 + i * 17, 190, 8, 68] as const),
      { fill: 'line', opacity: 0.7 },
    ) +
    rectangle(640, 140, 76, 22, { fill: 'near' }, 11) +
    rectangles([[672, 160, 10, 20]], { fill: 'near' }) +
    insulator(736, 178, 56) +
    insulator(770, 178, 56) +
    insulator(804, 178, 56) +
    lines(
      [
        [736, 122, 720, 63],
        [770, 122, 770, 63],
        [804, 122, 820, 63],
      ],
      { stroke: 'line', width: 2 },
    );
  const breakers = repeat(3, (i) => {
    const x = 1100 + i * 80;
    return (
      rectangles([[x - 6, 196, 12, 76]], { fill: 'near' }) +
      insulator(x, 198, 70) +
      path(`M${x} 128V63`, { stroke: 'line', width: 2 })
    );
  });
  const gravel = rectangles([[0, 272, 1440, 9]], { fill: 'near', opacity: 0.55 });
  return outdoors('mid') + pylons + gantry + transformer + breakers + gravel;
}
