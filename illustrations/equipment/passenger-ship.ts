import { circle, lines, path, placed, rectangle, rectangles } from '../shape.ts';
import { bowWave } from './bow-wave.ts';

/** A passenger ship with three decks from the side, heading right, 430 long and 150 high, afloat at (0, 0). */
export function passengerShip(place: Parameters<typeof placed>[1]): string {
  const deck = (x: number, y: number, count: number) =>
    rectangles(
      Array.from({ length: count }, (_, i) => [x + i * 22, y, 15, 14] as const),
      { fill: 'screen' },
    );
  return placed(
    path('M-104 -114L-96 -146H-56L-60 -114Z', { fill: 'cloth' }) +
      path('M-101 -128H-59L-58 -134H-99Z', { fill: 'paper' }) +
      path('M66 -130V-156M54 -148H78', { stroke: 'line', width: 3.5 }) +
      rectangles([[-168, -66, 328, 34]], { fill: 'paper' }) +
      path('M-150 -94H118Q134 -92 140 -66H-150Z', { fill: 'paper' }) +
      path('M20 -126H84Q100 -122 108 -94H20Z', { fill: 'paper' }) +
      path('M30 -118H82Q90 -116 94 -104H30Z', { fill: 'screen' }) +
      deck(-156, -56, 14) +
      deck(-140, -86, 11) +
      lines(
        [
          [-176, -66, 164, -66],
          [-158, -94, 122, -94],
        ],
        { stroke: 'cloth', width: 5 },
      ) +
      lines(
        [
          [-150, -108, 20, -108],
          ...Array.from({ length: 9 }, (_, i) => [-150 + i * 20, -108, -150 + i * 20, -96] as const),
        ],
        { stroke: 'near', width: 2.5 },
      ) +
      path('M-30 -108v-20h44v20', { stroke: 'near', width: 3 }) +
      path('M-34 -128h52l4 6h-60z', { fill: 'cloth-2' }) +
      [-134, -40].map((x) => rectangle(x, -106, 26, 9, { fill: 'safety' }, 4)).join('') +
      path('M-206 -36H178L216 -46Q204 -14 184 8H-182Q-202 -10 -206 -36Z', { fill: 'paper' }) +
      path('M-203 -20H200Q194 -4 184 8H-182Q-196 -4 -203 -20Z', { fill: 'cloth' }) +
      path('M-206 -36H178L216 -46L214 -40L180 -30H-205Z', { fill: 'cloth' }) +
      [-120, -60, 0, 60, 120].map((x) => circle(x, -26, 3.6, { fill: 'screen' })).join('') +
      lines(
        [
          [160, -54, 206, -58],
          [176, -38, 176, -54],
          [196, -42, 196, -56],
        ],
        { stroke: 'near', width: 2.5 },
      ) +
      bowWave(-186, 192),
    place,
  );
}
