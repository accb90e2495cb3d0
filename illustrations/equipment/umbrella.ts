import { path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A closed umbrella, 150 long, its tip on the ground at (0, 0), the crook above. */
export function umbrella(place: Place): string {
  return placed(
    path('M0 -14V0', { stroke: 'metal', width: 3.4 }) +
      path('M0 -10L-15 -96Q-14 -104 0 -104Q14 -104 15 -96Z', { fill: 'warn' }) +
      path('M0 -10L4 -104Q14 -104 15 -96Z', { fill: 'figure', opacity: 0.25 }) +
      path('M-7 -62Q2 -70 9 -62', { stroke: 'paper', width: 3.4 }) +
      path('M0 -104V-136Q0 -150 -11 -150Q-21 -150 -21 -138', { stroke: 'figure', width: 6 }),
    place,
  );
}
