import { ellipse, lines, path, placed, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { refuseHeap } from './refuse-heap.ts';
import { wheel } from './wheel.ts';

/** A four-wheeled waste container from the front, 190 wide and 148 high; open and heaped 226; on (0, 0). */
export function wasteContainer(place: Parameters<typeof placed>[1], overflowing = false): string {
  const lid = overflowing
    ? path('M-88 -128L-80 -206Q-78 -214 -70 -214H70Q78 -214 80 -206L88 -128Z', { fill: 'line' }) +
      path('M-78 -134L-72 -200Q-70 -206 -64 -206H64Q70 -206 72 -200L78 -134Z', { fill: 'screen', opacity: 0.35 }) +
      refuseHeap({ x: -34, y: -124 }) +
      refuseHeap({ x: 34, y: -122, scale: 0.96, mirrored: true })
    : path('M-92 -130Q-84 -152 -60 -152H60Q84 -152 92 -130Z', { fill: 'line' }) +
      path('M-60 -140H60', { stroke: 'figure', width: 4, opacity: 0.4 });
  return placed(
    ellipse(0, 0, 98, 6, { fill: 'screen', opacity: 0.2 }) +
      lid +
      wheel(-66, -13, 13) +
      wheel(66, -13, 13) +
      path('M-90 -126H90L80 -26Q79 -18 72 -18H-72Q-79 -18 -80 -26Z', { fill: 'metal' }) +
      path('M56 -126H90L80 -26Q79 -18 72 -18H48Q56 -70 56 -126Z', { fill: 'screen', opacity: 0.16 }) +
      rectangle(-96, -134, 192, 14, { fill: 'line' }, 4) +
      lines(
        [-56, -19, 19, 56].map((x) => [x * 1.1, -112, x, -30] as const),
        { stroke: 'line', width: 4, opacity: 0.6 },
      ) +
      rectangles([[-44, -90, 88, 34]], { fill: 'paper' }) +
      text(0, -66, '其他垃圾', 19, 'figure', 'middle') +
      path('M-104 -108H-92M92 -108H104', { stroke: 'figure', width: 8 }),
    place,
  );
}
