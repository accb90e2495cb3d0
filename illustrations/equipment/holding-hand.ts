import type { Tone } from '../palette.ts';
import { path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A hand that holds a sheet at its lower edge, where (0, 0) is; what lies behind the sheet, and the thumb before it. */
export function holdingHand(place: Place, sleeve: Tone = 'cloth'): { behind: string; before: string } {
  const behind =
    path('M-44 112L-54 320H66L50 112Z', { fill: sleeve }) +
    path('M-45 128L-43 110Q4 98 49 110L51 128Q4 116 -45 128Z', { fill: 'figure', opacity: 0.3 }) +
    path('M-34 -20Q-46 30 -44 60Q-42 92 -36 116Q4 106 42 116Q46 92 54 64Q60 30 50 -20Z', { fill: 'skin' }) +
    path('M50 -20Q60 30 54 64Q46 92 42 116L30 113Q42 60 36 -20Z', { fill: 'figure', opacity: 0.12 });
  const before =
    path('M-44 56C-46 32 -36 4 -24 -26C-18 -44 2 -46 4 -28C5 -16 -2 2 -4 22C-5 44 -16 72 -36 84Z', { fill: 'skin' }) +
    path('M-4 22C-5 44 -16 72 -36 84', { stroke: 'screen', width: 2, opacity: 0.22 }) +
    path('M-17 -31Q-11 -40 -3 -34Q0 -28 -3 -19Q-12 -16 -18 -22Z', { fill: 'paper', opacity: 0.5 });
  return { behind: placed(behind, place), before: placed(before, place) };
}
