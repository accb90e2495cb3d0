import { ellipse, path, placed, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

/** A street litter bin with a roof and two compartments, 130 wide and 150 high, on the ground at (0, 0). */
export function litterBin(place: Parameters<typeof placed>[1], overflowing = false): string {
  const litter =
    path('M-48 -88L-54 -108L-40 -116L-26 -104L-12 -112L-8 -88Z', { fill: 'paper' }) +
    path('M-48 -88L-40 -104L-30 -92L-20 -106L-8 -88Z', { fill: 'skin' }) +
    path('M-44 -84Q-56 -68 -48 -60Q-38 -54 -34 -64Q-24 -58 -24 -70L-22 -84Z', { fill: 'paper' }) +
    placed(path('M-9 0L-12 -32H12L9 0ZM-14 -38H14V-32H-14Z', { fill: 'cloth-2' }), { x: 18, y: -80, turn: -12 }) +
    path('M30 -82Q34 -106 46 -104Q56 -100 52 -82Q48 -70 40 -72Q32 -72 30 -82Z', { fill: 'skin' });
  const onTop =
    placed(path('M-8 0L-11 -28H11L8 0ZM-12 -33H12V-28H-12Z', { fill: 'paper' }), { x: -30, y: -139 }) +
    placed(rectangle(-6, -34, 12, 34, { fill: 'cloth-2' }, 4) + rectangles([[-4, -40, 8, 6]], { fill: 'figure' }), {
      x: 2,
      y: -141,
    }) +
    path('M20 -140Q18 -158 34 -162Q50 -156 48 -136Z', { fill: 'skin' });
  return placed(
    ellipse(0, 0, 72, 6, { fill: 'screen', opacity: 0.2 }) +
      rectangles(
        [
          [-58, -12, 12, 12],
          [46, -12, 12, 12],
        ],
        { fill: 'screen' },
      ) +
      rectangle(-64, -120, 128, 112, { fill: 'metal' }, 4) +
      rectangles(
        [
          [-56, -104, 50, 22],
          [6, -104, 50, 22],
        ],
        { fill: 'screen' },
      ) +
      rectangles(
        [
          [-56, -76, 50, 60],
          [6, -76, 50, 60],
        ],
        { fill: 'cloth' },
      ) +
      rectangles([[6, -76, 50, 60]], { fill: 'figure', opacity: 0.5 }) +
      text(-31, -42, '可回收', 14, 'paper', 'middle') +
      text(31, -42, '其他', 14, 'paper', 'middle') +
      (overflowing ? litter : '') +
      rectangles(
        [
          [-60, -130, 8, 12],
          [52, -130, 8, 12],
        ],
        { fill: 'line' },
      ) +
      path('M-72 -128Q0 -158 72 -128L68 -122H-68Z', { fill: 'line' }) +
      (overflowing ? onTop : ''),
    place,
  );
}
