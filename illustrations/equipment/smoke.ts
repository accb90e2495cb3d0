import { path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A wisp of smoke that rises from (0, 0) to 70 above. */
export function smoke(place: Place): string {
  return placed(
    path('M0 0C-12 -14 12 -24 2 -40S8 -62 6 -72', { stroke: 'metal', width: 4, opacity: 0.6 }) +
      path('M8 -6C0 -18 22 -28 14 -44S20 -56 20 -62', { stroke: 'metal', width: 3, opacity: 0.45 }),
    place,
  );
}
