import type { Tone } from '../palette.ts';
import { lines, path, placed, rectangles } from '../shape.ts';
import { bowWave } from './bow-wave.ts';

/** A self-propelled river barge from the side, heading right, loaded with sand, 440 long and 108 high, afloat at (0, 0). */
export function sandBarge(place: Parameters<typeof placed>[1], tone: Tone = 'cloth'): string {
  return placed(
    path('M-88 -28Q-60 -62 -20 -50Q20 -70 60 -52Q100 -64 140 -28Z', { fill: 'safety' }) +
      path('M-88 -28Q-60 -62 -20 -50Q-50 -42 -58 -28ZM10 -28Q26 -54 60 -52Q36 -44 40 -28Z', {
        fill: 'figure',
        opacity: 0.14,
      }) +
      rectangles([[-196, -66, 84, 44]], { fill: 'paper' }) +
      rectangles([[-186, -94, 62, 28]], { fill: 'paper' }) +
      path('M-194 -98H-116L-120 -92H-190Z', { fill: 'cloth' }) +
      rectangles([[-180, -88, 50, 13]], { fill: 'screen' }) +
      rectangles(
        [-188, -164, -140].map((x) => [x, -58, 14, 14] as const),
        { fill: 'cloth-2' },
      ) +
      path('M-152 -98V-124M-162 -114H-142', { stroke: 'line', width: 3.5 }) +
      path('M-202 -66H-106', { stroke: 'line', width: 4 }) +
      rectangles([[-100, -36, 250, 12]], { fill: 'line' }) +
      lines(
        Array.from({ length: 9 }, (_, i) => [-84 + i * 28, -36, -84 + i * 28, -24] as const),
        { stroke: 'figure', width: 2.5, opacity: 0.4 },
      ) +
      path('M-216 -28H156L176 -44H226Q220 -10 196 8H-194Q-212 -6 -216 -28Z', { fill: tone }) +
      path('M-208 -8H212Q206 2 196 8H-194Q-202 2 -208 -8Z', { fill: 'figure', opacity: 0.45 }) +
      path('M-216 -28H156L176 -44H226L225 -39H178L158 -23H-215Z', { fill: 'paper', opacity: 0.6 }) +
      path('M190 -44V-62M206 -44V-56', { stroke: 'line', width: 4 }) +
      bowWave(-198, 204),
    place,
  );
}
