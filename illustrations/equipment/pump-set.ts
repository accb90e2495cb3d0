import { circle, lines, path, placed, rectangle, rectangles } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A pump with its motor on a base, 300 wide and 150 high, on the ground at (0, 0); its outlet goes up at x -92. */
export function pumpSet(place: Place): string {
  return placed(
    rectangle(-150, -20, 300, 20, { fill: 'line' }, 3) +
      rectangles(
        [
          [20, -34, 22, 16],
          [104, -34, 22, 16],
          [-112, -34, 44, 16],
        ],
        { fill: 'figure' },
      ) +
      rectangle(6, -112, 130, 80, { fill: 'cloth' }, 10) +
      lines(
        [0, 1, 2, 3, 4, 5].map((fin) => [30, -100 + fin * 11, 112, -100 + fin * 11] as const),
        { stroke: 'figure', width: 3, opacity: 0.3 },
      ) +
      rectangle(128, -106, 16, 68, { fill: 'figure' }, 6) +
      rectangle(50, -128, 40, 18, { fill: 'cloth' }, 3) +
      rectangle(-36, -82, 44, 20, { fill: 'metal' }, 3) +
      circle(-90, -74, 46, { fill: 'cloth' }) +
      circle(-90, -74, 30, { fill: 'figure', opacity: 0.25 }) +
      circle(-90, -74, 16, { fill: 'metal' }) +
      rectangle(-116, -158, 48, 44, { fill: 'cloth' }, 2) +
      rectangle(-122, -166, 60, 12, { fill: 'line' }, 3) +
      path('M-134 -98H-168V-50H-134Z', { fill: 'cloth' }) +
      rectangle(-176, -104, 12, 60, { fill: 'line' }, 3),
    place,
  );
}
