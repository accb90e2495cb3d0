import { lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

/** A paved river embankment: a stone railing along the water, willows, and the town on the far bank. */
export function riverEmbankment(): string {
  const town = rectangles(
    [
      [20, 92, 70, 66],
      [110, 60, 60, 98],
      [210, 104, 120, 54],
      [560, 84, 64, 74],
      [640, 50, 50, 108],
      [730, 100, 110, 58],
      [880, 74, 70, 84],
      [1000, 104, 90, 54],
      [1230, 62, 60, 96],
      [1330, 94, 100, 64],
    ],
    { fill: 'far' },
  );
  const trees = path(`M0 162${Array.from({ length: 26 }, (_, i) => `q28 ${-22 - (i % 3) * 8} 56 0`).join('')}V172H0Z`, {
    fill: 'near',
  });
  const willow = (x: number) =>
    path(`M${x - 11} 286Q${x + 8} 180 ${x - 10} 50H${x + 8}Q${x + 24} 180 ${x + 17} 286Z`, { fill: 'line' }) +
    path(`M${x - 100} 70q20 -70 100 -66q84 -4 104 66q-30 10 -54 0q-24 14 -50 0q-26 14 -52 0q-24 10 -48 0z`, {
      fill: 'near',
    }) +
    path(
      [-92, -66, -40, -14, 14, 40, 66, 92]
        .map((dx, i) => `M${x + dx} ${62 - (i % 2) * 8}q${dx * 0.12} 50 ${dx * 0.1 + (i % 3) * 4} ${84 + (i % 3) * 18}`)
        .join(''),
      { stroke: 'near', width: 5 },
    );
  const railing =
    repeat(14, (i) => rectangle(i * 112 - 10, 186, 20, 92, { fill: 'near' }, 3)) +
    rectangles(
      [
        [0, 202, 1440, 14],
        [0, 256, 1440, 12],
      ],
      { fill: 'metal' },
    ) +
    lines(
      Array.from({ length: 52 }, (_, i) => [i * 28 + 8, 216, i * 28 + 8, 256] as const),
      { stroke: 'metal', width: 5 },
    );
  return (
    rectangles([[0, 0, 1440, 166]], { fill: 'sky' }) +
    town +
    trees +
    rectangles([[0, 166, 1440, 112]], { fill: 'mid' }) +
    path('M60 184h90M300 196h70M520 182h110M780 194h80M1000 184h100M1200 196h90M820 232h80M960 224h70M1120 236h80', {
      stroke: 'near',
      width: 3,
    }) +
    railing +
    rectangles([[0, 278, 1440, 82]], { fill: 'far' }) +
    rectangles([[0, 278, 1440, 7]], { fill: 'near' }) +
    lines(
      [
        [0, 316, 1440, 316],
        ...Array.from({ length: 15 }, (_, i) => [i * 104, 285, i * 104 + (i - 7) * 14, 360] as const),
      ],
      { stroke: 'mid', width: 2.5 },
    ) +
    willow(730) +
    willow(1340)
  );
}
