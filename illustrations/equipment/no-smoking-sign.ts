import { circle, path, placed, rectangle, rectangles } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A no-smoking plate, 64 square, its middle at (0, 0). */
export function noSmokingSign(place: Place): string {
  return placed(
    rectangle(-32, -32, 64, 64, { fill: 'paper' }, 4) +
      rectangles([[-16, 0, 22, 6]], { fill: 'figure' }) +
      rectangles([[8, 0, 8, 6]], { fill: 'near' }) +
      path('M10 -5Q6 -9 11 -12T10 -18', { stroke: 'figure', width: 2.4 }) +
      circle(0, 0, 25, { stroke: 'warn', width: 5 }) +
      path('M-17.5 -17.5L17.5 17.5', { stroke: 'warn', width: 5 }),
    place,
  );
}
