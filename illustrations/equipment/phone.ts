import { circle, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/**
 * An upright phone in a hand, 200 by 400 about its middle, its screen 184 by 384; `shown` is drawn in the screen's
 * units from its left upper corner and has to stay in them.
 */
export function phone(place: Place, shown: string): string {
  const hand = path('M-40 150Q-128 170 -120 250L-100 460H96L104 250Q118 190 100 120Z', { fill: 'skin' });
  const fingers = [-10, 42, 92, 138]
    .map((y) => `M112 ${y}H92a14 14 0 0 0 0 34H112Q122 ${y + 34} 122 ${y + 17}T112 ${y}Z`)
    .join('');
  return placed(
    hand +
      rectangle(-100, -200, 200, 400, { fill: 'screen' }, 26) +
      rectangle(-100, -200, 200, 400, { stroke: 'metal', width: 3 }, 26) +
      rectangle(-92, -192, 184, 384, { fill: 'display' }, 18) +
      placed(shown, { x: -92, y: -192 }) +
      circle(0, -180, 4, { fill: 'screen' }) +
      path(fingers, { fill: 'skin' }) +
      path('M-104 210C-134 160 -132 90 -104 40C-94 26 -80 34 -84 54C-94 100 -92 140 -70 190Z', { fill: 'skin' }) +
      path('M-99 48Q-94 38 -88 44Q-87 52 -91 62Q-98 62 -102 58Z', { fill: 'paper', opacity: 0.5 }),
    place,
  );
}
