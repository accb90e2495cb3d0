import { circle, path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A magnifier whose glass of radius 40 has its middle at (0, 0). */
export function magnifier(place: Place): string {
  return placed(
    path('M31 31L66 66', { stroke: 'figure', width: 13 }) +
      path('M29 29L36 36', { stroke: 'metal', width: 8 }) +
      circle(0, 0, 40, { fill: 'paper', opacity: 0.35 }) +
      circle(0, 0, 40, { stroke: 'figure', width: 6 }) +
      path('M-24 -12A27 27 0 0 1 -6 -27', { stroke: 'paper', width: 5, opacity: 0.8 }),
    place,
  );
}
