import type { Tone } from '../palette.ts';
import { circle, lines, path, placed, rectangle, rectangles } from '../shape.ts';
import { bowWave } from './bow-wave.ts';

/** A trawler from the side, heading right, its gallows and net aft, 270 long and 168 high, afloat at (0, 0). */
export function trawler(place: Parameters<typeof placed>[1], tone: Tone = 'cloth', moored = false): string {
  return placed(
    path('M34 -46V-162', { stroke: 'line', width: 6 }) +
      path('M34 -60L-70 -132M34 -156L-70 -132M34 -156L118 -64M34 -156L-16 -104', { stroke: 'line', width: 2.5 }) +
      path('M-118 -36V-92H-92V-36', { stroke: 'safety', width: 7 }) +
      path('M-105 -92Q-84 -70 -84 -40', { stroke: 'line', width: 2 }) +
      path('M-92 -34Q-96 -56 -74 -58Q-56 -62 -48 -46L-46 -34Z', { fill: 'metal' }) +
      path('M-90 -40L-70 -56M-80 -36L-56 -54M-64 -36L-50 -46M-90 -50L-72 -36M-78 -58L-54 -36', {
        stroke: 'figure',
        width: 1.6,
        opacity: 0.4,
      }) +
      rectangles([[-34, -82, 56, 46]], { fill: 'paper' }) +
      rectangle(-30, -108, 48, 28, { fill: 'paper' }, 3) +
      path('M-38 -112H26L22 -104H-34Z', { fill: 'figure' }) +
      rectangles(
        [
          [-24, -100, 16, 13],
          [-4, -100, 16, 13],
        ],
        { fill: 'screen' },
      ) +
      circle(-18, -62, 6, { fill: 'cloth-2' }) +
      circle(4, -62, 6, { fill: 'cloth-2' }) +
      path('M-14 -112V-134M-20 -128H-8', { stroke: 'line', width: 3 }) +
      circle(34, -166, 5, { fill: 'safety' }) +
      lines(
        [
          [62, -62, 112, -74],
          [70, -48, 70, -63],
          [90, -52, 90, -68],
        ],
        { stroke: 'line', width: 3 },
      ) +
      path('M-128 -38Q-20 -30 50 -42Q96 -50 140 -72Q130 -24 98 8H-108Q-124 -10 -128 -38Z', { fill: tone }) +
      path('M-122 -14Q0 -8 116 -16Q108 -4 98 8H-108Q-117 -2 -122 -14Z', { fill: 'warn', opacity: 0.5 }) +
      path('M-128 -38Q-20 -30 50 -42Q96 -50 140 -72L138 -64Q96 -42 50 -34Q-20 -22 -127 -30Z', { fill: 'paper' }) +
      [-96, -60].map((x) => circle(x, -14, 9, { stroke: 'screen', width: 5 })).join('') +
      (moored
        ? path('M-108 8H98M-90 16h60M20 18h50', { stroke: 'paper', width: 3, opacity: 0.7 })
        : bowWave(-112, 106)),
    place,
  );
}
