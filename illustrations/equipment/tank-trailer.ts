import { ellipse, path, placed, rectangle, rectangles } from '../shape.ts';
import { wheel } from './wheel.ts';

type Place = Parameters<typeof placed>[1];

/** A tank trailer behind its tractor from the side, heading left, 560 wide and 178 high, on the ground at (0, 0). */
export function tankTrailer(place: Place): string {
  const tractor =
    path('M-146 -30V-150Q-146 -158 -154 -158H-232Q-244 -158 -248 -148L-262 -92Q-268 -88 -268 -80V-30Z', {
      fill: 'cloth',
    }) +
    path('M-190 -96V-144H-226Q-234 -144 -237 -136L-248 -96Z', { fill: 'screen' }) +
    rectangles([[-190, -92, 2, 56]], { fill: 'figure', opacity: 0.3 }) +
    rectangles([[-268, -52, 122, 22]], { fill: 'figure', opacity: 0.35 }) +
    rectangle(-268, -64, 14, 10, { fill: 'safety' }, 2);
  const tank =
    rectangle(-118, -170, 392, 116, { fill: 'paper' }, 52) +
    path('M-112 -88H268Q256 -54 222 -54H-66Q-100 -54 -112 -88Z', { fill: 'figure', opacity: 0.14 }) +
    path('M-92 -146Q-80 -158 -58 -158H200', { stroke: 'sky', width: 6, opacity: 0.8 }) +
    rectangles(
      [-20, 78, 176].map((x) => [x, -170, 3, 116] as const),
      { fill: 'figure', opacity: 0.2 },
    ) +
    ellipse(78, -172, 26, 9, { fill: 'metal' }) +
    rectangles([[-10, -178, 176, 4]], { fill: 'line' });
  return placed(
    rectangles(
      [
        [-170, -44, 440, 10],
        [-60, -54, 16, 12],
        [120, -54, 130, 12],
      ],
      { fill: 'figure' },
    ) +
      tank +
      tractor +
      rectangle(-30, -40, 96, 24, { fill: 'metal' }, 4) +
      [-222, -152, -106, 130, 182, 234].map((x) => wheel(x, -21, 21)).join(''),
    place,
  );
}
