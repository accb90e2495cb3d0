import { circle, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A bullet camera looking right from a wall bracket, 150 by 80 from its bracket's plate at (0, 0). */
export function bulletCamera(place: Place): string {
  const bracket =
    rectangle(0, 10, 12, 56, { fill: 'metal' }, 3) +
    path('M10 46L46 46L62 34L62 48L50 58L10 58Z', { fill: 'near' }) +
    path('M10 53L48 53L62 42L62 48L50 58L10 58Z', { fill: 'figure', opacity: 0.2 });
  const housing =
    rectangle(36, 8, 96, 36, { fill: 'paper', stroke: 'near', width: 2 }, 9) +
    path('M36 30H132V35Q132 44 123 44H45Q36 44 36 35Z', { fill: 'near' }) +
    path('M30 3H128Q142 3 146 12H30Q26 12 26 7.5Q26 3 30 3Z', { fill: 'metal' });
  const lens =
    rectangle(118, 11, 18, 32, { fill: 'screen' }, 5) +
    circle(127, 27, 7.5, { fill: 'figure' }) +
    circle(127, 27, 4, { fill: 'cloth' }) +
    circle(125.5, 25.5, 1.3, { fill: 'paper' });
  return placed(bracket + housing + lens + circle(50, 22, 2.4, { fill: 'accent' }), place);
}
