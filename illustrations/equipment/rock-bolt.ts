import { lines, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A rock bolt: a ribbed steel rod 260 long from (0, 0) to the right, with its plate and nut at the near end. */
export function rockBolt(place: Place): string {
  return placed(
    rectangle(10, -5, 250, 10, { fill: 'paper', stroke: 'figure', width: 1.6 }, 4) +
      lines(
        Array.from({ length: 22 }, (_, i) => [48 + i * 9.4, -3.6, 44 + i * 9.4, 3.6] as const),
        { stroke: 'line', width: 2.4 },
      ) +
      path('M12 -26L22 -20V20L12 26Z', { fill: 'safety', stroke: 'figure', width: 1.6 }) +
      path('M-8 -9L-2 -12H10V12H-2L-8 9Z', { fill: 'metal', stroke: 'figure', width: 1.6 }),
    place,
  );
}
