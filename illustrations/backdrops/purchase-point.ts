import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { outdoors } from './room.ts';

function crate(x: number, y: number, tone: 'safety' | 'warn'): string {
  const fruit = repeat(5, (index) =>
    circle(x + 13 + index * 18, y - 2 - (index % 2) * 4, 11, { fill: tone, opacity: 0.85 }),
  );
  return (
    fruit +
    rectangles(
      [
        [x, y, 98, 13],
        [x, y + 17, 98, 13],
        [x, y + 34, 98, 13],
      ],
      { fill: 'metal' },
    ) +
    rectangles(
      [
        [x + 4, y, 9, 47],
        [x + 85, y, 9, 47],
      ],
      { fill: 'line' },
    )
  );
}

/** Where farm produce is bought: a shed's roof, crates of fruit, sacks and a platform scale. */
export function purchasePoint(): string {
  const shed =
    rectangles(
      [
        [600, 76, 12, 196],
        [1268, 76, 12, 196],
      ],
      { fill: 'line' },
    ) +
    path('M560 76L640 22H1240L1320 76Z', { fill: 'metal' }) +
    lines(
      Array.from({ length: 11 }, (_, i) => [620 + i * 64, 76, 676 + i * 53, 22] as const),
      { stroke: 'line', width: 2.5 },
    );
  const scale =
    rectangle(1128, 262, 120, 14, { fill: 'figure' }, 4) +
    rectangles([[1228, 132, 8, 132]], { fill: 'line' }) +
    rectangle(1186, 94, 88, 46, { fill: 'figure' }, 6) +
    rectangle(1194, 102, 72, 24, { fill: 'screen' }, 2) +
    lines([[1204, 114, 1254, 114]], { stroke: 'safety', width: 6, dash: '8 6' });
  const sack = (x: number) =>
    path(`M${x} 272Q${x - 12} 220 ${x + 8} 190Q${x + 34} 182 ${x + 58} 190Q${x + 80} 220 ${x + 68} 272Z`, {
      fill: 'near',
    }) + path(`M${x + 10} 192Q${x + 34} 204 ${x + 58} 192`, { stroke: 'line', width: 3 });
  return (
    outdoors('mid') +
    path('M0 272V220Q260 170 560 216T1440 200V272Z', { fill: 'far' }) +
    shed +
    sack(1000) +
    crate(640, 224, 'warn') +
    crate(640, 168, 'safety') +
    crate(750, 224, 'safety') +
    scale +
    crate(1132, 214, 'warn')
  );
}
