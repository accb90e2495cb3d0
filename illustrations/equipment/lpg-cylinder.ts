import { path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A bottle of liquefied gas with its collar and valve, 64 wide and 118 high, on the ground at (0, 0). */
export function lpgCylinder(place: Place): string {
  return placed(
    path('M-24 -8H24V0H-24Z', { fill: 'figure' }) +
      path('M-18 -92Q-20 -118 -10 -118H10Q20 -118 18 -92H10V-106H-10V-92Z', { fill: 'metal' }) +
      path('M-5 -92V-104H5V-92ZM-9 -110H9V-104H-9Z', { fill: 'safety' }) +
      rectangle(-32, -94, 64, 88, { fill: 'metal' }, 22) +
      path('M12 -94Q32 -92 32 -72V-28Q32 -8 12 -6Q22 -20 22 -50T12 -94Z', { fill: 'figure', opacity: 0.25 }) +
      path('M-32 -54H32V-44H-32Z', { fill: 'figure', opacity: 0.4 }) +
      path('M-22 -76Q-18 -86 -8 -86', { stroke: 'paper', width: 5, opacity: 0.7 }) +
      path('M0 -38q9 9 5 18q-5 6 -10 0q-4 -7 5 -18z', { fill: 'warn' }),
    place,
  );
}
