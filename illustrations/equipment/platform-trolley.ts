import { path, placed, rectangles } from '../shape.ts';
import { wheel } from './wheel.ts';

type Place = Parameters<typeof placed>[1];

/** A platform trolley from the side with boxes on it, its handle at the left, 190 wide and 132 high, on the ground at (0, 0). */
export function platformTrolley(place: Place): string {
  return placed(
    path('M-82 -26L-96 -126H-84', { stroke: 'line', width: 7 }) +
      rectangles([[-88, -30, 180, 10]], { fill: 'figure' }) +
      rectangles([[-66, -84, 70, 54]], { fill: 'metal' }) +
      rectangles([[10, -70, 62, 40]], { fill: 'cloth-2' }) +
      rectangles([[-44, -122, 58, 38]], { fill: 'cloth-2' }) +
      path('M-38 -84h14v18h-14zM34 -70h12v14h-12zM-22 -122h12v14h-12z', { fill: 'paper', opacity: 0.65 }) +
      wheel(-66, -11, 11) +
      wheel(68, -11, 11),
    place,
  );
}
