import { path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A wok over its flame with food that is being tossed, 130 wide, its burner on a worktop at (0, 0), the handle to the left. */
export function wok(place: Place): string {
  return placed(
    path('M-34 0L-26 -12H26L34 0Z', { fill: 'figure' }) +
      path('M-30 -10Q-34 -22 -24 -30Q-22 -18 -14 -22Q-12 -34 -2 -38Q0 -24 8 -24Q14 -32 22 -34Q20 -22 30 -10Z', {
        fill: 'safety',
      }) +
      path('M-16 -10Q-14 -20 -6 -24Q-2 -16 4 -16Q10 -20 14 -22Q14 -14 18 -10Z', { fill: 'warn', opacity: 0.7 }) +
      path('M-62 -52L-108 -60', { stroke: 'figure', width: 8 }) +
      path('M-66 -54H66Q52 -20 18 -18H-18Q-52 -20 -66 -54Z', { fill: 'screen' }) +
      path('M-56 -54Q-30 -76 0 -74T56 -54Z', { fill: 'safety', opacity: 0.8 }) +
      path('M-30 -66l10 -8M-4 -76l12 -4M20 -66l12 -2M-14 -92l8 -8M16 -94l10 2M36 -82l6 -8', {
        stroke: 'warn',
        width: 7,
        opacity: 0.8,
      }) +
      path('M-40 -62l10 2M2 -64l10 4M-2 -108l9 -3', { stroke: 'accent', width: 6, opacity: 0.6 }),
    place,
  );
}
