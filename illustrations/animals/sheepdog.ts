import { ellipse, path, placed } from '../shape.ts';

/** A sheepdog from the side, heading right with its tail up, 120 long and 86 high, on the ground at (0, 0). */
export function sheepdog(place: Parameters<typeof placed>[1]): string {
  const far = 'M-32 -36L-24 -20L-30 0H-20L-14 -20L-14 -36ZM24 -36L32 0H41L38 -36Z';
  return placed(
    ellipse(2, 0, 46, 4, { fill: 'screen', opacity: 0.14 }) +
      path(far, { fill: 'hair' }) +
      path('M-40 -52C-56 -54 -64 -70 -58 -84C-50 -76 -50 -66 -36 -60Z', { fill: 'hair' }) +
      path('M-60 -76C-61 -80 -60 -84 -58 -86C-54 -82 -53 -78 -53 -74Z', { fill: 'paper' }) +
      path(
        'M-42 -56C-30 -62 0 -58 20 -62C28 -72 34 -80 44 -82L62 -74Q64 -66 50 -62C46 -52 42 -44 40 -36L38 -26C20 -24 -6 -28 -20 -26C-34 -26 -44 -42 -42 -56Z',
        { fill: 'hair' },
      ) +
      path('M26 -60C32 -54 40 -52 44 -54C42 -42 40 -34 34 -26C26 -30 22 -48 26 -60Z', { fill: 'paper' }) +
      path('M-42 -48C-36 -30 -28 -26 -24 -24L-36 -14L-34 0H-44L-46 -16L-34 -28ZM20 -36L22 -26L20 0H31L32 -30Z', {
        fill: 'hair',
      }) +
      path('M-44 -8L-34 -8L-34 0H-44ZM20 -12H31L31 0H20Z', { fill: 'paper' }) +
      path('M34 -84C36 -98 44 -108 56 -104C64 -102 66 -96 76 -92Q80 -84 70 -82L58 -78C48 -74 36 -74 34 -84Z', {
        fill: 'hair',
      }) +
      path('M54 -100C60 -100 64 -94 76 -92Q80 -84 70 -82L60 -80Q52 -88 54 -100Z', { fill: 'paper' }) +
      path('M36 -92L30 -112L46 -104ZM46 -104L52 -116L58 -103Z', { fill: 'hair' }) +
      path('M56 -94v.1', { stroke: 'screen', width: 4 }) +
      ellipse(76.5, -90, 3.2, 2.8, { fill: 'screen' }) +
      path('M66 -83Q72 -83 75 -86', { stroke: 'screen', width: 1.4, opacity: 0.6 }),
    place,
  );
}
