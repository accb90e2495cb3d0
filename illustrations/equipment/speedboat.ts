import { path, placed } from '../shape.ts';
import { person } from '../people/person.ts';

/** A planing speedboat with its helmsman from the side, heading right, 190 long and 88 high, afloat at (0, 0). */
export function speedboat(place: Parameters<typeof placed>[1]): string {
  const helmsman = person('at-desk', { top: 'safety', hair: 'crop' }, { x: -18, y: 0, scale: 0.62 });
  return placed(
    path('M-92 6C-130 -6 -150 -2 -176 -14Q-150 8 -190 8Q-140 14 -92 14Z', { fill: 'paper', opacity: 0.85 }) +
      path('M-96 -6V-32H-84L-82 -4Z', { fill: 'screen' }) +
      helmsman.drawn +
      path('M-88 -30Q-20 -34 20 -36Q64 -40 104 -34Q90 -4 44 6H-80Q-90 -12 -88 -30Z', { fill: 'paper' }) +
      path('M-88 -22Q0 -24 98 -26Q86 -2 44 6H-80Q-88 -8 -88 -22Z', { fill: 'cloth' }) +
      path('M16 -36L8 -58L38 -40Z', { fill: 'display' }) +
      path('M16 -36L8 -58L38 -40', { stroke: 'figure', width: 3.5 }) +
      path('M48 -42Q70 -46 96 -40', { stroke: 'line', width: 3 }) +
      path('M-86 4Q-20 -4 48 2Q80 -14 96 -2Q80 12 40 12H-86Z', { fill: 'paper', opacity: 0.9 }),
    place,
  );
}
