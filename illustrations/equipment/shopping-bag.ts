import type { Tone } from '../palette.ts';
import { circle, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A filled shopping bag, 130 wide and 190 high with bread and fruit, standing at (0, 0) below its middle. */
export function shoppingBag(place: Place, tone: Tone = 'cloth'): string {
  return placed(
    rectangle(-44, -186, 24, 110, { fill: 'safety' }, 12) +
      path('M-40 -172l14 8M-40 -152l14 8', { stroke: 'figure', width: 2.4, opacity: 0.4 }) +
      circle(8, -132, 22, { fill: 'warn', opacity: 0.85 }) +
      circle(38, -136, 20, { fill: 'warn', opacity: 0.7 }) +
      rectangle(-14, -170, 28, 60, { fill: 'paper' }, 4) +
      path('M-65 -128H65L58 0H-58Z', { fill: tone }) +
      path('M20 -128H65L58 0H34Z', { fill: 'figure', opacity: 0.18 }) +
      path('M-30 -128Q-30 -96 0 -96T30 -128', { stroke: 'figure', width: 5 }),
    place,
  );
}
