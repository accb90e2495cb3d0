import type { Tone } from '../palette.ts';
import { ellipse, path, placed } from '../shape.ts';

/** A head from the front, 118 wide and 108 high, its chin at (0, 0). */
function head(coat: Tone, blaze: boolean): string {
  return (
    path('M22 -74Q36 -92 58 -80Q56 -62 26 -62ZM-22 -74Q-36 -92 -58 -80Q-56 -62 -26 -62Z', { fill: coat }) +
    path('M28 -72Q38 -82 51 -77Q46 -66 29 -66ZM-28 -72Q-38 -82 -51 -77Q-46 -66 -29 -66Z', {
      fill: 'figure',
      opacity: 0.35,
    }) +
    path('M40 -76h12v13h-12z', { fill: 'safety' }) +
    path('M-18 -88Q-26 -100 -22 -108Q-12 -102 -10 -90ZM18 -88Q26 -100 22 -108Q12 -102 10 -90Z', { fill: 'metal' }) +
    path('M-27 -78C-24 -92 -12 -96 0 -96S24 -92 27 -78C30 -60 22 -40 20 -24H-20C-22 -40 -30 -60 -27 -78Z', {
      fill: coat,
    }) +
    (blaze ? path('M-8 -94Q0 -98 8 -94C4 -76 8 -56 14 -26H-14C-8 -56 -4 -76 -8 -94Z', { fill: 'paper' }) : '') +
    path('M-20 -28C-10 -34 10 -34 20 -28C28 -20 24 -2 12 0H-12C-24 -2 -28 -20 -20 -28Z', { fill: 'skin' }) +
    path('M-20 -28C-10 -34 10 -34 20 -28C28 -20 24 -2 12 0H-12C-24 -2 -28 -20 -20 -28Z', {
      fill: 'figure',
      opacity: 0.12,
    }) +
    path('M-12 -20q-5 2 -3 6M12 -20q5 2 3 6M-8 -6Q0 -3 8 -6', { stroke: 'screen', width: 2.6, opacity: 0.7 }) +
    [-20, 20]
      .map(
        (x) => ellipse(x, -62, 4.6, 5, { fill: 'paper', opacity: 0.6 }) + ellipse(x, -61.5, 3.4, 4, { fill: 'screen' }),
      )
      .join('')
  );
}

/** A cow from the front whose head reaches over a curb at height 0, its chin `reach` below; 150 high above the curb. */
export function cowAtBarrier(
  place: Parameters<typeof placed>[1],
  look: { coat?: Tone; face?: Tone; blaze?: boolean; reach?: number; turn?: number } = {},
): string {
  const { coat = 'paper', face = 'hair', blaze = true, reach = 26, turn = 0 } = look;
  return placed(
    path('M-50 0C-58 -40 -56 -92 -36 -108C-20 -120 20 -120 36 -108C56 -92 58 -40 50 0Z', { fill: coat }) +
      path('M20 -114Q32 -112 36 -108C56 -92 58 -40 50 0H30C44 -50 40 -96 20 -114Z', { fill: 'figure', opacity: 0.2 }) +
      (coat === 'paper' ? path('M-50 -84Q-30 -90 -34 -64Q-30 -36 -53 -36Q-55 -60 -50 -84Z', { fill: face }) : '') +
      path('M-50 0V-126M-30 -126L-24 0M30 -126L24 0M50 0V-126', { stroke: 'metal', width: 5 }) +
      placed(head(face, blaze), { y: reach, turn }),
    place,
  );
}
