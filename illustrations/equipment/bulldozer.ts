import { circle, ellipse, path, placed, rectangle } from '../shape.ts';

/** A bulldozer from the side, heading right, its blade on the ground, 300 long and 176 high, on (0, 0). */
export function bulldozer(place: Parameters<typeof placed>[1]): string {
  return placed(
    ellipse(0, 0, 140, 7, { fill: 'screen', opacity: 0.16 }) +
      path('M-104 -64L-140 -66L-148 -22L-138 -22L-130 -52L-104 -50Z', { fill: 'metal' }) +
      path('M-112 -52V-86H-66V-112H92Q104 -112 104 -100V-52Z', { fill: 'safety' }) +
      path('M-112 -52V-70H104V-52Z', { fill: 'figure', opacity: 0.18 }) +
      path('M44 -100h44M44 -90h44M44 -80h44', { stroke: 'figure', width: 4, opacity: 0.55 }) +
      rectangle(50, -142, 9, 32, { fill: 'figure' }, 2) +
      path('M-70 -86V-164H-76V-174H22V-164H16L24 -100V-86Z', { fill: 'safety' }) +
      path('M-58 -104V-160H-28V-104ZM-20 -104V-160H4L12 -104Z', { fill: 'screen' }) +
      path('M-50 -104L-40 -160H-32L-42 -104Z', { fill: 'paper', opacity: 0.2 }) +
      path('M-124 -30Q-124 -54 -96 -56L72 -60Q100 -58 102 -32Q100 0 74 0H-96Q-122 -2 -124 -30Z', { fill: 'figure' }) +
      path('M-108 -30Q-106 -44 -92 -45L68 -48Q86 -46 87 -31Q86 -12 72 -12H-92Q-108 -14 -108 -30Z', { fill: 'metal' }) +
      circle(-88, -28, 15, { fill: 'figure' }) +
      circle(66, -30, 15, { fill: 'figure' }) +
      [-52, -22, 8, 36].map((x) => circle(x, -18, 7, { fill: 'figure' })).join('') +
      path('M10 -38L128 -30', { stroke: 'safety', width: 10 }) +
      path('M96 -84L134 -62', { stroke: 'metal', width: 6 }) +
      path('M134 -96Q124 -50 138 -2L154 0Q146 -14 144 -46Q142 -74 150 -98Z', { fill: 'metal' }) +
      path('M150 -98Q142 -74 144 -46Q146 -14 154 0L164 0Q152 -40 158 -98Z', { fill: 'line' }),
    place,
  );
}
