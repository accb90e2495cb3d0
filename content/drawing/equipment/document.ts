import { path, placed, rectangle, rectangles } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A printed document with a folded corner, 150 by 200 from its upper left corner. */
export function document(place: Place): string {
  return placed(
    path('M6 0H118L150 32V194Q150 200 144 200H6Q0 200 0 194V6Q0 0 6 0Z', { fill: 'paper' }) +
      path('M118 0L150 32H124Q118 32 118 26Z', { fill: 'near' }) +
      rectangle(18, 22, 70, 12, { fill: 'figure' }, 2) +
      rectangles(
        [
          [18, 52, 46, 6],
          [74, 52, 58, 6],
          [18, 70, 38, 6],
          [74, 70, 44, 6],
          [18, 88, 50, 6],
          [74, 88, 52, 6],
        ],
        { fill: 'near' },
      ) +
      rectangle(18, 110, 114, 52, { stroke: 'near', width: 1.5 }) +
      path('M18 127H132M18 144H132M56 110V162M94 110V162', { stroke: 'near', width: 1.5 }) +
      rectangles([[88, 174, 44, 8]], { fill: 'near' }),
    place,
  );
}
