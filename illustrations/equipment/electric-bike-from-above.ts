import type { Tone } from '../palette.ts';
import { circle, ellipse, path, placed, rectangle, rectangles } from '../shape.ts';

/** An electric bicycle from above, heading right, 226 long and 92 wide about (0, 0): basket, handlebar with mirrors, footboard, seat, and a carrier or a box behind. */
export function electricBikeFromAbove(place: Parameters<typeof placed>[1], tone: Tone = 'cloth', box = false): string {
  const wheels = rectangle(-112, -7, 40, 14, { fill: 'screen' }, 7) + rectangle(74, -7, 44, 14, { fill: 'screen' }, 7);
  const rear = box
    ? rectangle(-112, -25, 48, 50, { fill: 'figure' }, 7) +
      rectangle(-106, -19, 36, 38, { stroke: 'metal', width: 2.5 }, 4) +
      rectangles([[-66, -6, 6, 12]], { fill: 'safety' })
    : path('M-108 -13H-66M-108 0H-66M-108 13H-66M-108 -13V13M-88 -13V13', { stroke: 'line', width: 4 }) +
      rectangles([[-116, -6, 6, 12]], { fill: 'warn' });
  return placed(
    path('M-104 4Q-40 -18 40 -10L108 2V22Q30 42 -60 38Q-112 32 -104 4Z', { fill: 'screen', opacity: 0.16 }) +
      wheels +
      path('M-84 -17Q-56 -26 -14 -19L-4 -17H30V17H-4L-14 19Q-56 26 -84 17Q-92 0 -84 -17Z', { fill: tone }) +
      rectangle(-8, -19, 40, 38, { fill: 'figure' }, 5) +
      path('M2 -13V13M11 -13V13M20 -13V13', { stroke: 'metal', width: 3 }) +
      rear +
      path('M-70 -14Q-72 0 -70 14Q-48 20 -24 13Q-8 9 -8 0T-24 -13Q-48 -20 -70 -14Z', { fill: 'screen' }) +
      path('M-62 -8Q-44 -13 -26 -7', { stroke: 'metal', width: 3, opacity: 0.7 }) +
      path('M28 -25Q46 -29 54 -20L58 0L54 20Q46 29 28 25Q34 0 28 -25Z', { fill: tone }) +
      path('M28 25Q46 29 54 20L58 0H32Q32 14 28 25Z', { fill: 'figure', opacity: 0.2 }) +
      path('M66 -11Q84 -9 96 0Q84 9 66 11Z', { fill: tone }) +
      rectangle(62, -19, 36, 38, { fill: 'mid', stroke: 'line', width: 3.5 }, 5) +
      path('M71 -18V18M80 -18V18M89 -18V18M63 -9H97M63 0H97M63 9H97', { stroke: 'line', width: 1.8 }) +
      path('M34 -44Q44 -34 50 -18V18Q44 34 34 44', { stroke: 'metal', width: 6.5 }) +
      path('M25 -47L38 -40M25 47L38 40', { stroke: 'screen', width: 9 }) +
      path('M40 -36L54 -46M40 36L54 46', { stroke: 'metal', width: 2.5 }) +
      ellipse(56, -47, 5, 8, { fill: 'figure' }) +
      ellipse(56, 47, 5, 8, { fill: 'figure' }) +
      rectangle(41, -11, 15, 22, { fill: 'figure' }, 5) +
      circle(49, 0, 4.5, { fill: 'safety' }),
    place,
  );
}
