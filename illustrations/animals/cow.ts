import type { Tone } from '../palette.ts';
import { ellipse, path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** How a cow looks: its coat, the tone of patches on it, which of two patterns they have, and whether it grazes. */
export type CowLook = { coat?: Tone; patches?: Tone; pattern?: 0 | 1; grazing?: boolean };

const trunk =
  'M-92 -140C-84 -150 -66 -150 -40 -147S20 -146 50 -150C62 -152 74 -150 80 -142L92 -96C94 -84 84 -70 70 -66C40 -56 -20 -58 -46 -62C-60 -64 -74 -72 -86 -88C-96 -104 -98 -126 -92 -140Z';

const nearLegs =
  'M48 -84L74 -88C76 -70 70 -56 70 -40L68 -8L70 0H54L56 -10L54 -40C50 -54 46 -66 48 -84Z' +
  'M-94 -118L-54 -96C-54 -82 -66 -70 -72 -58C-78 -48 -76 -36 -76 -10L-74 0H-90L-88 -10C-90 -28 -92 -40 -90 -52C-90 -66 -100 -90 -94 -118Z';

const farLegs =
  'M66 -82H88L86 -46L90 -9L92 0H77L77 -10L71 -42Z' +
  'M-70 -100L-34 -80C-40 -66 -48 -62 -51 -52L-50 -10L-48 0H-63L-61 -10L-66 -46C-68 -60 -74 -80 -70 -100Z';

const hooves = 'M54 0L56 -9H68L70 0ZM-90 0L-88 -9H-76L-74 0ZM77 0L77 -9H90L92 0ZM-63 0L-61 -9H-50L-48 0Z';

const spots = [
  'M-93 -138C-86 -149 -70 -150 -56 -149C-54 -140 -60 -134 -58 -124C-60 -112 -72 -116 -78 -106C-84 -100 -92 -106 -95 -118Z' +
    'M-30 -147C-6 -147 18 -147 36 -148.6C34 -138 42 -130 34 -118C26 -108 18 -116 8 -106C-2 -94 -20 -100 -22 -114C-24 -126 -36 -134 -30 -147Z' +
    'M-34 -62C-36 -72 -24 -78 -14 -76C-4 -84 10 -76 8 -68L10 -60Z',
  'M-66 -149C-44 -149 -22 -147 -6 -147C-2 -136 -14 -130 -12 -116C-14 -98 -34 -104 -44 -92C-60 -86 -66 -104 -60 -118C-58 -130 -70 -138 -66 -149Z' +
    'M46 -149C58 -152 70 -150 76 -147C80 -132 88 -116 84 -104C72 -96 62 -106 52 -112C42 -120 50 -134 46 -149Z' +
    'M-90 -94C-84 -92 -72 -86 -70 -76C-76 -76 -84 -82 -90 -94Z',
] as const;

/** A head looking right with its poll at (0, 0), muzzle 52 ahead and 46 below. */
function head(coat: Tone, blaze: boolean): string {
  return (
    path('M2 -4Q-2 -14 6 -20Q10 -14 9 -4Z', { fill: 'metal' }) +
    path('M-4 -2C4 -8 16 -7 24 0L50 26Q58 34 54 42Q48 50 38 46L16 38C4 36 -8 24 -8 12Z', { fill: coat }) +
    (blaze ? path('M16 -5Q22 -3 26 2L46 22L38 24Z', { fill: 'paper' }) : '') +
    path('M42 18L50 26Q58 34 54 42Q48 50 38 46L34 44Q34 28 42 18Z', { fill: 'skin' }) +
    path('M48 31l3 4M40 44Q46 43 51 40', { stroke: 'screen', width: 2, opacity: 0.7 }) +
    ellipse(20, 9, 3.8, 3.2, { fill: 'paper', opacity: 0.55 }) +
    ellipse(20.5, 9, 2.6, 3, { fill: 'screen' }) +
    path('M-2 2Q-16 -8 -30 -2Q-28 12 -8 14Q0 10 -2 2Z', { fill: coat, stroke: 'figure', width: 0.8 }) +
    path('M-6 5Q-16 -2 -25 1Q-22 9 -9 10Z', { fill: 'figure', opacity: 0.35 }) +
    path('M-22 4l9 3l-3 10l-9 -3z', { fill: 'safety' })
  );
}

/** A cow from the side, heading right, 250 long and 170 high, on the ground at (0, 0). */
export function cow(place: Place, look: CowLook = {}): string {
  const { coat = 'paper', patches, grazing = false } = look;
  const neck = grazing
    ? 'M40 -150C72 -154 98 -132 116 -92L130 -66L108 -40C98 -54 92 -66 80 -72L52 -90Z'
    : 'M40 -149C64 -152 78 -168 98 -178L116 -150C104 -136 98 -120 92 -96L60 -90Z';
  return placed(
    ellipse(0, 0, 104, 7, { fill: 'screen', opacity: 0.14 }) +
      path('M-92 -138C-104 -128 -102 -96 -100 -70', { stroke: coat, width: 5 }) +
      path('M-103 -74Q-106 -52 -98 -40Q-93 -56 -97 -74Z', { fill: patches ?? 'hair' }) +
      path(farLegs, { fill: coat }) +
      path(farLegs, { fill: 'figure', opacity: 0.3 }) +
      path('M-50 -66Q-54 -46 -40 -44Q-24 -44 -18 -60Z', { fill: 'skin' }) +
      path(trunk + neck, { fill: coat }) +
      (patches ? path(spots[look.pattern ?? 0], { fill: patches }) : '') +
      path('M48 -72C20 -62 -20 -60 -62 -70C-40 -58 20 -56 48 -62Z', { fill: 'figure', opacity: 0.16 }) +
      path(nearLegs, { fill: coat }) +
      path(hooves, { fill: 'screen' }) +
      placed(
        head(patches ?? coat, patches !== undefined),
        grazing ? { x: 119, y: -70, turn: 40 } : { x: 102, y: -168 },
      ),
    place,
  );
}
