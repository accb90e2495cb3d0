import { path, placed, rectangle, rectangles } from '../shape.ts';
import { wheel } from './wheel.ts';

type Place = Parameters<typeof placed>[1];

/** A tractor heading left with a cart of cases behind it, 260 wide and 84 high, on the ground at (0, 0). */
export function baggageTrain(place: Place): string {
  return placed(
    path('M-130 -16V-40Q-130 -46 -122 -46H-88L-84 -56H-34V-16Z', { fill: 'safety' }) +
      path('M-76 -56V-92H-40V-56', { stroke: 'figure', width: 5 }) +
      path('M-130 -28H-34V-16H-130Z', { fill: 'figure', opacity: 0.2 }) +
      path('M-34 -20H4', { stroke: 'figure', width: 4 }) +
      rectangles([[4, -24, 126, 8]], { fill: 'figure' }) +
      rectangle(10, -62, 40, 38, { fill: 'cloth' }, 4) +
      rectangle(54, -54, 32, 30, { fill: 'line' }, 4) +
      rectangle(90, -66, 34, 42, { fill: 'cloth-2' }, 4) +
      rectangle(22, -84, 52, 24, { fill: 'metal' }, 4) +
      path('M24 -62v-5h12v5M100 -66v-5h12v5', { stroke: 'figure', width: 2.4 }) +
      path('M4 -24V-88M130 -24V-88', { stroke: 'figure', width: 3.4 }) +
      wheel(-108, -14, 14) +
      wheel(-52, -14, 14) +
      wheel(30, -10, 10) +
      wheel(104, -10, 10),
    place,
  );
}
