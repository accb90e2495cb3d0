import { path, placed } from '../shape.ts';
import { wheel } from './wheel.ts';

type Place = Parameters<typeof placed>[1];

/** A sack trolley from the side, its plate to the right at (0, 0) and its handle 150 above to the left. */
export function handTrolley(place: Place): string {
  return placed(
    path('M0 -6L-42 -142L-60 -150', { stroke: 'figure', width: 6 }) +
      path('M-14 -50L-24 -46M-28 -96L-38 -92', { stroke: 'figure', width: 5 }) +
      path('M-4 -5H54', { stroke: 'figure', width: 6 }) +
      wheel(-8, -13, 13),
    place,
  );
}
