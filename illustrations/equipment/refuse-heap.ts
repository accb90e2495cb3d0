import { path, placed, rectangle } from '../shape.ts';
import { garbageBag } from './garbage-bag.ts';

/** Refuse heaped over a bin's mouth, 110 wide and 74 high, its foot (0, 0) hidden by the bin. */
export function refuseHeap(place: Parameters<typeof placed>[1]): string {
  return placed(
    garbageBag({ x: 24, y: 6, scale: 0.62, turn: 14 }, 'paper') +
      placed(
        rectangle(-24, -46, 42, 46, { fill: 'skin' }) +
          path('M-24 -32H18M-3 -46V-32', { stroke: 'figure', width: 2.5, opacity: 0.3 }),
        { x: -28, y: 8, turn: -16 },
      ) +
      placed(path('M-8 0L-11 -30H11L8 0ZM-12 -36H12V-30H-12Z', { fill: 'cloth-2' }), { x: 2, y: -18, turn: 10 }) +
      garbageBag({ x: -2, y: 14, scale: 0.56, turn: -8 }, 'figure', true) +
      path('M34 2L56 -24L60 -18L46 6Z', { fill: 'cloth' }),
    place,
  );
}
