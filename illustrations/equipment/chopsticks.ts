import { path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A pair of chopsticks on their rest from above, 190 long about their middle. */
export function chopsticks(place: Place): string {
  return placed(
    rectangle(38, -14, 14, 34, { fill: 'near' }, 5) +
      path('M-95 -8L95 -4M-95 8L95 4', { stroke: 'figure', width: 5 }) +
      path('M-95 -8L-50 -7M-95 8L-50 7', { stroke: 'metal', width: 5 }),
    place,
  );
}
