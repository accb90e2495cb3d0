import type { Tone } from '../palette.ts';
import { lines, path, placed, rectangle, rectangles } from '../shape.ts';
import { bowWave } from './bow-wave.ts';

const holds = [-196, -112, -28, 56, 140];

/** A bulk carrier from the side, heading right: five hatches, deck cranes, bridge aft; 620 by 190, afloat at (0, 0). */
export function bulkCarrier(place: Parameters<typeof placed>[1], tone: Tone = 'figure'): string {
  const cranes = [-126, -42, 42, 126];
  return placed(
    rectangles([[-302, -150, 20, 52]], { fill: 'cloth' }) +
      rectangles([[-302, -136, 20, 12]], { fill: 'paper' }) +
      path('M-250 -176V-196M-262 -188H-238', { stroke: 'line', width: 4 }) +
      rectangles([[-284, -132, 66, 84]], { fill: 'paper' }) +
      rectangles([[-288, -160, 74, 28]], { fill: 'paper' }) +
      rectangle(-274, -176, 46, 18, { fill: 'paper' }, 3) +
      rectangles([[-284, -154, 66, 11]], { fill: 'screen' }) +
      rectangles(
        [-120, -98, -76].map((y) => [-276, y, 52, 8] as const),
        { fill: 'cloth-2' },
      ) +
      rectangles([[-288, -132, 74, 4]], { fill: 'near' }) +
      path(holds.map((x) => `M${x} -50V-62L${x + 5} -70H${x + 59}L${x + 64} -62V-50Z`).join(''), { fill: 'line' }) +
      rectangles(
        holds.map((x) => [x, -60, 64, 5] as const),
        { fill: 'metal' },
      ) +
      path(cranes.map((x) => `M${x - 5} -50V-120H${x + 5}V-50ZM${x - 8} -122h16v18h-16z`).join(''), { fill: 'paper' }) +
      lines(
        cranes.map((x) => [x + 2, -112, x + 62, -88] as const),
        { stroke: 'safety', width: 6 },
      ) +
      lines(
        cranes.map((x) => [x, -124, x + 60, -90] as const),
        { stroke: 'line', width: 1.6 },
      ) +
      path('M262 -76V-112M252 -102H272', { stroke: 'line', width: 4 }) +
      path('M-304 -54H218L232 -72H310Q298 -30 276 8H-280Q-298 -16 -304 -54Z', { fill: tone }) +
      path('M-294 -18H290Q284 -4 276 8H-280Q-288 -4 -294 -18Z', { fill: 'warn', opacity: 0.55 }) +
      path('M-304 -54H218L232 -72H310L308 -66H236L222 -48H-303Z', { fill: 'paper', opacity: 0.55 }) +
      path('M268 -46l8 2l-3 10', { stroke: 'paper', width: 3, opacity: 0.7 }) +
      bowWave(-286, 288),
    place,
  );
}
