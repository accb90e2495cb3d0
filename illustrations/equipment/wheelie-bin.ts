import type { Tone } from '../palette.ts';
import { circle, ellipse, path, placed, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { refuseHeap } from './refuse-heap.ts';

/** What a bin is: its tone, the kind of refuse written on it, and whether it overflows. */
export type BinLook = { tone?: Tone; kind?: string; overflowing?: boolean };

/** A wheeled refuse bin from the front, 92 wide and 134 high, on the ground at (0, 0); open and heaped it is 210. */
export function wheelieBin(place: Parameters<typeof placed>[1], look: BinLook = {}): string {
  const { tone = 'cloth', kind = '其他垃圾', overflowing = false } = look;
  const lid = overflowing
    ? path('M-44 -124L-38 -196Q-37 -202 -30 -202H30Q37 -202 38 -196L44 -124Z', { fill: tone }) +
      path('M-36 -130L-31 -190Q-30 -194 -26 -194H26Q30 -194 31 -190L36 -130Z', { fill: 'screen', opacity: 0.4 }) +
      refuseHeap({ y: -114, scale: 0.78 })
    : path('M-46 -122Q-44 -136 -32 -136H32Q44 -136 46 -122Z', { fill: tone }) +
      path('M-46 -122Q-44 -136 -32 -136H32Q44 -136 46 -122Z', { fill: 'screen', opacity: 0.18 }) +
      path('M-16 -140H16', { stroke: 'screen', width: 5 });
  return placed(
    ellipse(0, 0, 50, 5, { fill: 'screen', opacity: 0.2 }) +
      lid +
      path('M-42 -118H42L35 -8Q34 -2 28 -2H-28Q-34 -2 -35 -8Z', { fill: tone }) +
      path('M24 -118H42L35 -8Q34 -2 28 -2H16Q22 -60 24 -118Z', { fill: 'screen', opacity: 0.16 }) +
      rectangle(-47, -124, 94, 13, { fill: tone }, 4) +
      rectangle(-47, -124, 94, 13, { fill: 'screen', opacity: 0.3 }, 4) +
      rectangle(-19, -92, 38, 38, { fill: 'paper', opacity: 0.92 }, 5) +
      path('M-10 -63L0 -84L10 -63ZM-10 -63L-4 -66M10 -63L7 -70M0 -84L4 -77', { stroke: tone, width: 3.6 }) +
      (kind ? text(0, -32, kind, 15, 'paper', 'middle') : '') +
      rectangles([[-30, -22, 60, 2.5]], { fill: 'paper', opacity: 0.4 }) +
      circle(-33, -7, 8, { fill: 'screen' }) +
      circle(33, -7, 8, { fill: 'screen' }),
    place,
  );
}
