import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

/** A crossing of plant roads: saw-tooth sheds, a pipe bridge, a convex mirror at the corner and a zebra crossing. */
export function plantCrossing(): string {
  const shed = (x: number, top: number, teeth: number, foot = 236) =>
    path(`M${x} ${foot}V${top}${Array.from({ length: teeth }, () => 'l60 -34v34').join('')}V${foot}Z`, {
      fill: 'far',
    }) +
    rectangles([[x, top, teeth * 60, 6]], { fill: 'mid' }) +
    rectangles(
      Array.from({ length: teeth }, (_, i) => [x + 14 + i * 60, top + 26, 34, 22] as const),
      { fill: 'mid' },
    );
  const pipes =
    rectangles(
      [
        [470, 70, 520, 8],
        [470, 84, 520, 6],
      ],
      { fill: 'near' },
    ) +
    lines(
      [520, 700, 880].map((x) => [x, 90, x, 236] as const),
      { stroke: 'near', width: 7 },
    );
  const mirror =
    rectangles([[1216, 96, 8, 164]], { fill: 'line' }) +
    circle(1220, 76, 40, { fill: 'safety' }) +
    circle(1220, 76, 33, { fill: 'display' }) +
    path('M1194 88Q1220 70 1246 88M1206 96L1216 78M1234 96L1224 78', { stroke: 'line', width: 3 });
  const zebra = repeat(7, (i) => path(`M${700 + i * 84} 300h40l-8 44h-50z`, { fill: 'sky', opacity: 0.85 }));
  return (
    rectangles([[0, 0, 1440, 236]], { fill: 'sky' }) +
    shed(40, 130, 5) +
    shed(560, 140, 4) +
    shed(1040, 116, 6) +
    rectangles(
      [
        [940, 60, 26, 176],
        [980, 90, 20, 146],
      ],
      { fill: 'mid' },
    ) +
    pipes +
    rectangles([[0, 236, 1440, 124]], { fill: 'mid' }) +
    path('M0 236H860L780 258H0ZM1020 236H1440V262H1110Z', { fill: 'far' }) +
    path('M0 258H780L776 264H0ZM1110 262H1440V268H1116Z', { fill: 'metal' }) +
    path('M936 236L920 290', { stroke: 'sky', width: 4, dash: '14 12', ends: 'flat' }) +
    zebra +
    rectangle(660, 196, 84, 34, { fill: 'cloth' }, 3) +
    path('M676 213H724M714 205L726 213L714 221', { stroke: 'paper', width: 4 }) +
    lines([[702, 230, 702, 262]], { stroke: 'line', width: 5 }) +
    mirror
  );
}
