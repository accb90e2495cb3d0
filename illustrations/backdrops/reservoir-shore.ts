import { lines, path, rectangle, rectangles } from '../shape.ts';
import { hills } from './hills.ts';
import { water } from './water.ts';

/** A reservoir's stone shore in front, a wire fence along it, a water-quality buoy, wooded hills at the far side. */
export function reservoirShore(): string {
  const stones = Array.from({ length: 40 }, (_, i) => {
    const [x, y] = [(i * 97) % 1440, 306 + ((i * 31) % 44)];
    return `M${x} ${y}q10 -12 26 -8q16 2 14 12q-18 8 -40 -4z`;
  });
  const station =
    rectangle(1130, 176, 92, 18, { fill: 'safety' }, 6) +
    rectangles([[1146, 152, 60, 24]], { fill: 'paper' }) +
    path('M1140 152L1176 130L1212 152Z', { fill: 'cloth' }) +
    path('M1176 130V104M1168 110H1184', { stroke: 'line', width: 4 }) +
    path('M1116 196q15 -6 30 0t30 0t30 0t30 0', { stroke: 'paper', width: 3 });
  const fence =
    lines(
      Array.from({ length: 6 }, (_, i) => [i * 118 + 6, 196, i * 118 + 6, 300] as const),
      { stroke: 'line', width: 6 },
    ) +
    lines(
      [206, 232, 258, 284].map((y) => [0, y, 596, y] as const),
      { stroke: 'line', width: 2 },
    );
  return (
    rectangles([[0, 0, 1440, 140]], { fill: 'sky' }) +
    hills(140, 150, 'far', -90) +
    hills(140, 80, 'mid', 30) +
    path(`M0 142V130${Array.from({ length: 27 }, (_, i) => `q28 ${-12 - (i % 4) * 5} 56 0`).join('')}V142Z`, {
      fill: 'near',
    }) +
    water(140) +
    station +
    path('M0 292Q240 280 520 294T1040 300T1440 292V360H0Z', { fill: 'far' }) +
    path('M0 292Q240 280 520 294T1040 300T1440 292', { stroke: 'paper', width: 4 }) +
    path(stones.join(''), { fill: 'near' }) +
    fence
  );
}
