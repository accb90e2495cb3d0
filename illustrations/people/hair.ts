import { ellipse, path } from '../shape.ts';
import type { HeadLook } from './head.ts';

const front = {
  short:
    'M-36 -46C-42 -84 -28 -104 2 -104C30 -104 41 -84 36 -46C34 -54 33 -62 30 -70C18 -69 4 -73 -6 -82C-12 -75 -22 -70 -31 -68C-33 -62 -35 -54 -36 -46Z',
  crop: 'M-35.5 -46C-40 -84 -26 -101 0 -101C26 -101 40 -84 35.5 -46L32 -62C30 -70 26 -76 18 -78L-18 -78C-26 -76 -30 -70 -32 -62Z',
  bob: 'M-37 -14C-48 -60 -42 -104 0 -105C42 -104 48 -60 37 -14C33 -13 29 -14 27 -17C32 -34 34 -50 31 -66C16 -66 0 -72 -10 -84C-16 -74 -26 -68 -31 -66C-34 -50 -32 -34 -27 -17C-29 -14 -33 -13 -37 -14Z',
  bun: 'M-36 -44C-42 -84 -26 -102 0 -102C26 -102 42 -84 36 -44C34 -58 30 -70 22 -78C8 -72 -14 -72 -24 -78C-31 -70 -34 -58 -36 -44Z',
};

const side = {
  short:
    'M-27 -22C-40 -34 -46 -62 -36 -82C-26 -102 8 -108 24 -94C28 -88 28 -80 24 -74C14 -76 6 -72 4 -62L0 -50L-8 -54L-14 -46L-16 -32C-19 -26 -23 -23 -27 -22Z',
  crop: 'M-25 -24C-37 -36 -43 -62 -34 -82C-24 -100 8 -104 22 -91C25 -86 25 -81 23 -77C12 -78 4 -72 2 -62L0 -50L-8 -54L-14 -46L-15 -32C-18 -27 -21 -25 -25 -24Z',
  bob: 'M-30 -8C-46 -28 -48 -62 -38 -82C-26 -103 10 -108 25 -94C28 -88 28 -80 25 -74C16 -74 8 -66 6 -54C4 -36 2 -22 -6 -6C-14 -2 -24 -3 -30 -8Z',
  bun: 'M-26 -24C-40 -36 -44 -62 -36 -82C-26 -102 8 -106 23 -93C27 -87 26 -81 23 -76C12 -76 4 -70 2 -60L0 -50L-8 -54L-14 -46L-16 -32C-19 -27 -22 -25 -26 -24Z',
};

/** Hair over a head seen from the front. */
export function hairFront(look: HeadLook): string {
  if (look.hood) return '';
  const style = look.hair ?? 'short';
  const knot = style === 'bun' ? ellipse(0, -106, 15, 11, { fill: 'hair' }) : '';
  return knot + path(front[style], { fill: 'hair' });
}

/** Hair over a head seen from the right side. */
export function hairSide(look: HeadLook): string {
  if (look.hood) return '';
  const style = look.hair ?? 'short';
  const knot = style === 'bun' ? ellipse(-44, -66, 13, 14, { fill: 'hair' }) : '';
  return knot + path(side[style], { fill: 'hair' });
}
