import { path, placed } from '../shape.ts';
import { wheel } from './wheel.ts';

type Place = Parameters<typeof placed>[1];

/** An electric kick scooter from the side, heading right, 130 wide and 128 high, on the ground at (0, 0). */
export function kickScooter(place: Place): string {
  return placed(
    path('M48 -20L32 -122', { stroke: 'figure', width: 7 }) +
      path('M16 -124L40 -120', { stroke: 'screen', width: 8 }) +
      path('M-66 -24Q-58 -36 -44 -28H30L40 -40', { stroke: 'safety', width: 11 }) +
      path('M-40 -20H30', { stroke: 'figure', width: 6 }) +
      path('M38 -96l10 -2v9l-8 2z', { fill: 'safety' }) +
      path('M-30 -18L-38 0', { stroke: 'line', width: 4 }) +
      wheel(-52, -13, 13) +
      wheel(51, -14, 14),
    place,
  );
}
