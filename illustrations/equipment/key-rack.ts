import { circle, lines, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A rack of room keys behind a hotel's reception, 200 by 104 from its left upper corner. */
export function keyRack(place: Place): string {
  const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  return placed(
    rectangle(0, 0, 200, 104, { fill: 'near' }, 4) +
      lines(
        [
          [8, 8, 192, 8],
          [8, 52, 192, 52],
          [8, 96, 192, 96],
          ...[8, 45, 82, 118, 155, 192].map((x) => [x, 8, x, 96] as const),
        ],
        { stroke: 'line', width: 3 },
      ) +
      cells
        .filter((cell) => cell % 4 !== 1)
        .map((cell) => {
          const [x, y] = [26 + (cell % 5) * 37, 18 + Math.floor(cell / 5) * 44];
          return circle(x, y, 3, { fill: 'figure' }) + rectangle(x - 5, y + 4, 10, 20, { fill: 'safety' }, 3);
        })
        .join(''),
    place,
  );
}
