import type { Tone } from '../palette.ts';
import { path, placed, rectangle, rectangles } from '../shape.ts';
import { containerSide } from './container-side.ts';
import { wheel } from './wheel.ts';

type Place = Parameters<typeof placed>[1];

/** A tractor with a container on its chassis, heading right, 540 wide and 176 high, on the ground at (0, 0) below its middle. */
export function containerLorry(place: Place, tone: Tone = 'cloth-2'): string {
  const tractor =
    path('M146 -30V-150Q146 -158 154 -158H232Q244 -158 248 -148L262 -92Q268 -88 268 -80V-30Z', { fill: 'paper' }) +
    path('M190 -96V-144H226Q234 -144 237 -136L248 -96Z', { fill: 'screen' }) +
    path('M196 -96L214 -144H226L208 -96Z', { fill: 'paper', opacity: 0.2 }) +
    rectangles([[188, -92, 2, 56]], { fill: 'near' }) +
    rectangle(196, -84, 18, 5, { fill: 'near' }, 2) +
    path('M146 -52H268V-30H146Z', { fill: 'line' }) +
    rectangle(254, -64, 14, 10, { fill: 'safety' }, 2) +
    rectangle(250, -132, 7, 34, { fill: 'figure' }, 3);
  return placed(
    rectangles(
      [
        [-266, -46, 410, 12],
        [40, -36, 128, 10],
      ],
      { fill: 'figure' },
    ) +
      placed(containerSide(396, 120, tone), { x: -268, y: -168 }) +
      tractor +
      [-220, -174, -128, 82, 128, 222].map((x) => wheel(x, -21, 21)).join('') +
      rectangles([[-10, -34, 6, 30]], { fill: 'metal' }),
    place,
  );
}
