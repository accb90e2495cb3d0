import { lines, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A straight ladder, 60 wide and 230 high, its feet on the ground at (0, 0). */
export function ladder(place: Place): string {
  return placed(
    lines(
      Array.from({ length: 9 }, (_, i) => [-27 + i * 0.6, -18 - i * 24, 27 - i * 0.6, -18 - i * 24] as const),
      { stroke: 'safety', width: 7 },
    ) +
      lines(
        [
          [-30, 0, -23, -230],
          [30, 0, 23, -230],
        ],
        { stroke: 'figure', width: 9 },
      ),
    place,
  );
}
