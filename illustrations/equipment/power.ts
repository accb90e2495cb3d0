import { circle, path, placed, rectangle, rectangles } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A wall socket of 56 square from its upper left corner. */
export function socket(place: Place): string {
  return placed(
    rectangle(0, 0, 56, 56, { fill: 'paper', stroke: 'near', width: 2 }, 7) +
      circle(28, 28, 18, { fill: 'mid' }) +
      rectangles(
        [
          [19, 22, 4, 11],
          [33, 22, 4, 11],
        ],
        { fill: 'figure' },
      ),
    place,
  );
}

/** A plug whose pins point up, its pins' middle at (0, 0), and the start of its cable at (0, 44). */
export function plug(place: Place): string {
  return placed(
    rectangles(
      [
        [-9, -4, 4, 14],
        [5, -4, 4, 14],
      ],
      { fill: 'metal' },
    ) + path('M-15 9H15V22Q15 32 5 34V44H-5V34Q-15 32 -15 22Z', { fill: 'figure' }),
    place,
  );
}
