import { circle, ellipse, path, placed, type Rectangle, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';

/** A steel ladle of 260 by 250 standing at (x, y), full by default, and where its number is painted. */
export function ladle(
  number: string,
  x: number,
  y: number,
  scale = 1,
  empty = false,
): { drawn: string; number: Rectangle } {
  const trunnions = [-136, 136]
    .map((side) => rectangle(side - 20, -178, 40, 52, { fill: 'line' }, 6) + circle(side, -152, 17, { fill: 'metal' }))
    .join('');
  const shell = path('M-126 -236H126L104 -22Q102 -8 88 -8H-88Q-102 -8 -104 -22Z', { fill: 'figure' });
  const shade = path('M62 -236H126L104 -22Q102 -8 88 -8H52Z', { fill: 'screen', opacity: 0.4 });
  const bands = [
    [-222, 124, 20],
    [-158, 118, 13],
    [-44, 108, 12],
  ] as const;
  const melt =
    path('M-104 -248Q-60 -330 6 -318T108 -248Z', { fill: 'safety', opacity: 0.2 }) +
    ellipse(0, -246, 116, 9, { fill: 'warn', opacity: 0.9 }) +
    ellipse(4, -246, 96, 6, { fill: 'safety' }) +
    path('M-96 -232V-214M-60 -232V-206M18 -232V-210M74 -232V-216', { stroke: 'safety', width: 6, opacity: 0.55 });
  const drawn =
    trunnions +
    shell +
    shade +
    bands.map(([top, half, high]) => rectangle(-half - 6, top, 2 * half + 12, high, { fill: 'line' }, 3)).join('') +
    rectangle(-134, -246, 268, 16, { fill: 'metal' }, 5) +
    path('M-134 -246L-156 -262L-128 -264L-104 -246Z', { fill: 'metal' }) +
    (empty ? ellipse(0, -246, 116, 7, { fill: 'screen' }) : melt) +
    rectangles(
      [
        [-92, -8, 34, 8],
        [58, -8, 34, 8],
      ],
      { fill: 'line' },
    ) +
    text(0, -66, number, 84, 'paper', 'middle');
  const wide = number.length * 52 + 26;
  return {
    drawn: placed(drawn, { x, y, scale }),
    number: { x: x - (wide / 2) * scale, y: y - 139 * scale, width: wide * scale, height: 84 * scale },
  };
}
