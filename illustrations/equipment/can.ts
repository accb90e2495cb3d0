import type { Tone } from '../palette.ts';
import { ellipse, path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A can of food seen a little from above, 110 wide and 140 high, standing at (0, 0); its lid's middle is at y -128. */
export function can(place: Place, tone: Tone = 'cloth-2'): string {
  return placed(
    path('M-55 -126V-12A55 15 0 0 0 55 -12V-126Z', { fill: 'metal' }) +
      path('M-55 -112A55 15 0 0 0 55 -112V-24A55 15 0 0 1 -55 -24Z', { fill: tone }) +
      path('M-55 -84A55 15 0 0 0 55 -84V-52A55 15 0 0 1 -55 -52Z', { fill: 'paper', opacity: 0.85 }) +
      path('M36 -118V-1Q50 -4 55 -12V-126Z', { fill: 'figure', opacity: 0.16 }) +
      ellipse(0, -126, 55, 17, { fill: 'metal', stroke: 'line', width: 3 }) +
      ellipse(0, -125, 44, 12, { fill: 'paper', opacity: 0.6 }),
    place,
  );
}
