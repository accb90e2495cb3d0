import { path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A taped cardboard box seen from the side, 64 wide and 46 high, its middle below at (0, 0). */
export function carton(place: Place): string {
  return placed(
    rectangle(-32, -46, 64, 46, { fill: 'metal' }, 2) +
      path('M-32 -46H32V-36H-32Z', { fill: 'paper', opacity: 0.25 }) +
      path('M-6 -46H6V-26L2 -29L-2 -26L-6 -29Z', { fill: 'paper', opacity: 0.7 }) +
      path('M14 -14h12M14 -8h8', { stroke: 'figure', width: 2, opacity: 0.5 }),
    place,
  );
}
