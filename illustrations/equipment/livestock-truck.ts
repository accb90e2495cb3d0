import { path, type placed, placed as put, rectangle, rectangles } from '../shape.ts';
import { wheel } from './wheel.ts';

/** A stock lorry from the side, heading right, its two-deck slatted box open at the back; 400 by 190, on (0, 0). */
export function livestockTruck(place: Parameters<typeof placed>[1]): string {
  const slats = [-168, -144, -110, -86].map((y) => [-200, y, 270, 10] as const);
  const posts = [-200, -134, -68, -2, 62].map((x) => [x, -184, 8, 140] as const);
  return put(
    rectangle(-204, -44, 404, 14, { fill: 'figure' }) +
      rectangles([[-200, -184, 270, 140]], { fill: 'near' }) +
      rectangles([[-200, -122, 270, 8], ...slats], { fill: 'paper' }) +
      rectangles([[-200, -64, 270, 20]], { fill: 'metal' }) +
      rectangles(posts, { fill: 'metal' }) +
      rectangles([[-204, -188, 280, 8]], { fill: 'line' }) +
      path('M84 -36V-142Q84 -150 92 -150H146Q154 -150 158 -142L178 -92L194 -84Q202 -80 202 -72V-36Z', {
        fill: 'cloth',
      }) +
      path('M122 -96V-138H144Q149 -138 151 -134L166 -96Z', { fill: 'screen' }) +
      path('M130 -96L138 -138H147L139 -96Z', { fill: 'paper', opacity: 0.2 }) +
      path('M84 -52H202V-36H84Z', { fill: 'figure', opacity: 0.25 }) +
      rectangle(190, -66, 12, 12, { fill: 'safety' }, 2) +
      wheel(-150, -24, 24) +
      wheel(-94, -24, 24) +
      wheel(146, -24, 24),
    place,
  );
}
