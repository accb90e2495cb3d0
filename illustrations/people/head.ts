import type { Tone } from '../palette.ts';
import { ellipse, path, placed } from '../shape.ts';
import { hairFront, hairSide } from './hair.ts';
import { frontHeadgear, sideHeadgear } from './headgear.ts';

/** What is worn on and over the head; `hood` is the one of a protective suit. */
export type HeadLook = {
  hair?: 'short' | 'crop' | 'bob' | 'bun';
  helmet?: Tone;
  /** The lamp on a miner's helmet. */
  lamp?: boolean;
  chefHat?: boolean;
  cap?: Tone;
  mask?: boolean;
  goggles?: boolean;
  glasses?: boolean;
  hood?: Tone;
};

/** Where the face looks: `front` with a turn from -1 (left) to 1 (right), or `side` (right). */
export type Facing = { view: 'front'; turn: number } | { view: 'side'; asleep?: boolean };

/** The height of a head in its own units: crown at -100, chin at 0, neck below. */
export const headHeight = 100;

const neckFront = `${path('M-15 -24L-16 22Q0 32 16 22L15 -24Z', { fill: 'skin' })}${path('M-15.5 -3Q0 16 15.5 -3L15.5 5Q0 22 -15.5 5Z', { fill: 'screen', opacity: 0.16 })}`;

function headFront(turn: number, look: HeadLook): string {
  const shift = turn * 8;
  const ears =
    (turn > -0.6 ? ellipse(-33.5 + shift * 0.2, -43, 5.5, 9.5, { fill: 'skin' }) : '') +
    (turn < 0.6 ? ellipse(33.5 + shift * 0.2, -43, 5.5, 9.5, { fill: 'skin' }) : '');
  const face = path(
    `M-33 -62C-34 -40 -32 -26 -25 -14C-19 -4 -9 0 ${shift / 2} 0C9 0 19 -4 25 -14C32 -26 34 -40 33 -62C32 -90 -32 -90 -33 -62Z`,
    { fill: 'skin' },
  );
  const eyes =
    ellipse(-14.5 + shift, -45, 2.9, 3.5, { fill: 'screen' }) + ellipse(14 + shift, -45, 2.9, 3.5, { fill: 'screen' });
  const brows = path(
    `M${-21 + shift} -55Q${-15 + shift} -59 ${-9 + shift} -56M${9 + shift} -56Q${15 + shift} -59 ${21 + shift} -55`,
    { stroke: 'hair', width: 2.6 },
  );
  const nose = path(
    `M${shift * 1.3} -44L${shift * 1.5 + (turn < 0 ? -4 : 4)} -31Q${shift * 1.4} -28 ${shift * 1.3 - (turn < 0 ? -2 : 2)} -30`,
    { stroke: 'screen', width: 2, opacity: 0.4 },
  );
  const mouth = path(`M${-8 + shift * 1.1} -17Q${shift * 1.1} -13 ${8 + shift * 1.1} -17`, {
    stroke: 'screen',
    width: 2.4,
    opacity: 0.65,
  });
  return neckFront + ears + face + eyes + brows + nose + mouth + hairFront(look) + frontHeadgear(look, shift);
}

function headSide(look: HeadLook, asleep: boolean): string {
  const neck =
    path('M-24 -34L-25 20Q-8 32 8 20L8 -14Z', { fill: 'skin' }) +
    path('M8 -8Q-4 -8 -14 -22L-4 -4Q2 4 8 4Z', { fill: 'screen', opacity: 0.16 });
  const face = path(
    'M20 -82C26 -74 29 -66 28.5 -58C28.5 -55 29 -53 30 -51L38 -36C39.5 -33 37 -31 32.5 -30.5L34 -24C34.5 -22 33 -21 31.5 -20C33 -18.5 33 -16 31 -14.5C29.5 -12 30.5 -9 29.5 -5C28 1 20 2 13 1C3 -1 -8 -8 -15 -22L-30 -62C-20 -88 8 -92 20 -82Z',
    { fill: 'skin' },
  );
  const eye = asleep
    ? path('M16 -46Q21 -43 26 -46', { stroke: 'screen', width: 2.4 })
    : ellipse(22, -47, 2.5, 3.6, { fill: 'screen' });
  const brow = path('M15 -57Q21 -61 27 -57', { stroke: 'hair', width: 2.6 });
  const mouth = path('M31 -20L24 -18.5', { stroke: 'screen', width: 2.2, opacity: 0.6 });
  const ear =
    ellipse(-8, -42, 6.5, 10, { fill: 'skin' }) +
    path('M-10 -47Q-4 -48 -5 -41Q-6 -37 -9 -36', { stroke: 'screen', width: 1.8, opacity: 0.35 });
  return (
    neck +
    face +
    eye +
    brow +
    mouth +
    hairSide(look) +
    (look.hood || look.hair === 'bob' ? '' : ear) +
    sideHeadgear(look)
  );
}

/** A head with its neck, chin at (x, y), `height` from crown to chin, leaning by `tilt` degrees. */
export function head(
  x: number,
  y: number,
  height: number,
  facing: Facing,
  look: HeadLook,
  tilt = 0,
  mirrored = false,
): string {
  const drawn = facing.view === 'front' ? headFront(facing.turn, look) : headSide(look, facing.asleep ?? false);
  return placed(drawn, { x, y, scale: height / headHeight, turn: tilt, mirrored });
}
