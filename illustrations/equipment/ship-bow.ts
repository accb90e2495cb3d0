import type { Tone } from '../palette.ts';
import { circle, lines, path, placed, rectangle, rectangles } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

const hull = 'M0 0C60 20 140 34 280 36H820V262H64C52 250 44 214 34 168C24 116 10 58 0 0Z';

/** A cargo ship's fore part heading left, its stem head at (0, 0), the water 250 below, deck and bridge to the right. */
export function shipBow(place: Place, tone: Tone = 'cloth-2'): string {
  const deck =
    path('M0 0C60 14 140 22 280 22H820', { stroke: 'near', width: 3 }) +
    lines(
      [40, 90, 140, 190, 240, 290, 340, 390].map((x) => [x, 8 + Math.min(14, x / 14), x, 36] as const),
      { stroke: 'near', width: 2.5 },
    ) +
    rectangles(
      [
        [150, -84, 9, 116],
        [128, -62, 52, 5],
      ],
      { fill: 'metal' },
    ) +
    circle(154, -90, 7, { fill: 'paper' }) +
    rectangle(196, 6, 54, 30, { fill: 'metal' }, 4) +
    rectangles(
      [
        [330, 0, 130, 36],
        [480, 0, 130, 36],
      ],
      { fill: 'metal' },
    ) +
    rectangles(
      [
        [322, -8, 146, 10],
        [472, -8, 146, 10],
      ],
      { fill: 'line' },
    );
  const bridge =
    path('M650 36V-104H636V-116H820V36Z', { fill: 'paper' }) +
    rectangles([[650, -96, 170, 26]], { fill: 'screen' }) +
    rectangles(
      [
        [650, -48, 170, 3],
        [650, -8, 170, 3],
      ],
      { fill: 'near' },
    ) +
    rectangles(
      [672, 714, 756, 798].map((x) => [x, -36, 16, 16] as const),
      { fill: 'screen' },
    );
  return placed(
    deck +
      bridge +
      path(hull, { fill: tone }) +
      path('M0 0C60 20 140 34 280 36C190 60 110 130 72 262C52 250 44 214 34 168C24 116 10 58 0 0Z', {
        fill: 'figure',
        opacity: 0.13,
      }) +
      path('M46 212H820V262H64Q54 240 46 212Z', { fill: 'warn', opacity: 0.75 }) +
      path('M0 0C60 20 140 34 280 36H820V46H280C140 44 62 32 2 12Z', { fill: 'paper' }) +
      path('M92 98L104 128M104 128Q88 128 84 116M104 128Q116 120 114 108', { stroke: 'figure', width: 6 }) +
      lines(
        [120, 136, 152, 168, 184, 200].map((y) => [58 + (y - 120) * 0.16, y, 68 + (y - 120) * 0.16, y] as const),
        { stroke: 'paper', width: 3 },
      ),
    place,
  );
}
