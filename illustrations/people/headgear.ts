import { circle, path } from '../shape.ts';
import type { HeadLook } from './head.ts';

/** Mask, goggles, hood, cap and helmet over a head seen from the front, `shift` as the face's. */
export function frontHeadgear(look: HeadLook, shift: number): string {
  let drawn = '';
  if (look.mask) {
    const right = 27 + shift * 0.2;
    const left = -27 + shift * 0.2;
    drawn += path(
      `M${left} -30Q${-12 + shift} -40 ${shift} -39Q${14 + shift} -40 ${right} -30L${right - 2} -14C20 -2 10 3 ${shift / 2} 3C-10 3 -20 -2 ${left + 2} -14Z`,
      { fill: 'paper' },
    );
    drawn += path(
      `M${left} -30L-33 -42M${right} -30L33 -42M${-17 + shift} -22Q${shift} -20 ${18 + shift} -22M${-15 + shift} -12Q${shift} -9 ${16 + shift} -12`,
      { stroke: 'near', width: 2 },
    );
  }
  if (look.hood) {
    drawn += path(
      'M-44 22C-50 -20 -50 -108 0 -108C50 -108 50 -20 44 22Q0 34 -44 22ZM0 -6C20 -6 28 -26 28 -46C28 -70 20 -80 0 -80C-20 -80 -28 -70 -28 -46C-28 -26 -20 -6 0 -6Z',
      { fill: look.hood },
    ).replace('<path', '<path fill-rule="evenodd"');
    drawn += path('M0 -6C20 -6 28 -26 28 -46C28 -70 20 -80 0 -80C-20 -80 -28 -70 -28 -46C-28 -26 -20 -6 0 -6Z', {
      stroke: 'near',
      width: 2.5,
    });
    drawn += path('M27 -97C40 -76 38 -20 34 26Q40 25 44 22C50 -20 50 -76 27 -97Z', { fill: 'figure', opacity: 0.14 });
  }
  if (look.glasses) {
    drawn += path(
      `M${-23 + shift} -51h17v9q-8 6 -17 0zM${6 + shift} -51h17v9q-8 6 -17 0zM${-6 + shift} -48h12M${-23 + shift} -48L-33 -46M${23 + shift} -48L33 -46`,
      { stroke: 'figure', width: 2 },
    );
  }
  if (look.goggles) {
    drawn += path(`M-30 -60Q0 -66 30 -60L29 -40Q18 -30 ${shift / 2 + 4} -36L${shift / 2 - 4} -36Q-18 -30 -29 -40Z`, {
      fill: 'cloth-2',
      stroke: 'line',
      width: 2.5,
    });
    drawn += path('M-22 -56L-12 -57L-20 -44L-24 -46Z', { fill: 'paper', opacity: 0.6 });
  }
  if (look.cap) {
    drawn += path('M-37 -68C-38 -98 -22 -108 0 -108C22 -108 38 -98 37 -68Q0 -80 -37 -68Z', { fill: look.cap });
    drawn += path(`M-33 -70Q${shift} -84 33 -70Q${24 + shift} -60 ${shift} -60Q${-24 + shift} -60 -33 -70Z`, {
      fill: 'figure',
      opacity: 0.55,
    });
  }
  if (look.helmet) drawn += helmetFront(look.helmet, shift);
  if (look.helmet && look.lamp) drawn += lampFront(shift);
  if (look.chefHat) drawn += chefHat(0);
  return drawn;
}

/** A cook's hat: a band over the brow, pleats, a soft crown that leans back by `lean`. */
function chefHat(lean: number): string {
  const back = -lean;
  return (
    path(
      `M-34 -76L${back - 37} -112C${back - 58} -122 ${back - 52} -150 ${back - 26} -146C${back - 16} -164 ${back + 16} -164 ${back + 26} -146C${back + 52} -150 ${back + 58} -122 ${back + 37} -112L34 -76Q0 -88 -34 -76Z`,
      { fill: 'paper' },
    ) +
    path(
      `M${back + 26} -146C${back + 52} -150 ${back + 58} -122 ${back + 37} -112L34 -76L20 -80L${back + 22} -112Q${back + 36} -128 ${back + 26} -146Z`,
      { fill: 'figure', opacity: 0.12 },
    ) +
    path(
      `M-35 -76Q0 -88 35 -76L36 -92Q0 -104 -36 -92ZM${back - 18} -108L${back - 24} -134M${back} -110V-140M${back + 18} -108L${back + 24} -134`,
      { stroke: 'near', width: 2.4 },
    )
  );
}

function lampFront(shift: number): string {
  return (
    path(`M${shift} -92C${24 + shift} -112 44 -96 42 -66`, { stroke: 'screen', width: 4 }) +
    path(`M${-13 + shift} -99h26q3 0 3 3v18q0 3 -3 3h-26q-3 0 -3 -3v-18q0 -3 3 -3z`, { fill: 'screen' }) +
    circle(shift, -87, 9, { fill: 'paper', stroke: 'near', width: 2.5 })
  );
}

function lampSide(): string {
  return (
    path('M30 -92C10 -112 -30 -116 -40 -66', { stroke: 'screen', width: 4 }) +
    path('M28 -100h12q3 0 3 3v16q0 3 -3 3h-10q-3 0 -3 -3z', { fill: 'screen' }) +
    path('M43 -98q7 1 7 9t-7 9z', { fill: 'paper' })
  );
}

function helmetFront(tone: NonNullable<HeadLook['helmet']>, shift: number): string {
  const shell = path('M-41 -67C-43 -101 -22 -116 0 -116C22 -116 43 -101 41 -67Z', { fill: tone });
  const shade = path('M19 -112C37 -105 42 -90 41 -67L28 -67C29 -86 28 -99 19 -112Z', { fill: 'figure', opacity: 0.18 });
  const ridge = path(
    `M${-8 + shift} -115Q${-9 + shift} -94 ${-8 + shift} -72L${8 + shift} -72Q${9 + shift} -94 ${8 + shift} -115Q${shift} -119 ${-8 + shift} -115Z`,
    {
      fill: 'paper',
      opacity: 0.45,
    },
  );
  const brim = path('M-47 -67Q0 -84 47 -67Q49 -61 43 -60Q0 -72 -43 -60Q-49 -61 -47 -67Z', { fill: tone });
  const under = path('M-43 -60Q0 -72 43 -60Q0 -66 -43 -60Z', { fill: 'figure', opacity: 0.35 });
  const strap = path('M-33 -60C-32 -30 -26 -12 -12 1M33 -60C32 -30 26 -12 12 1', {
    stroke: 'figure',
    width: 2.2,
    opacity: 0.55,
  });
  return strap + shell + shade + ridge + brim + under;
}

/** Mask, goggles, hood, cap and helmet over a head seen from the right side. */
export function sideHeadgear(look: HeadLook): string {
  let drawn = '';
  if (look.mask) {
    drawn += path('M8 -28Q22 -38 36 -37Q42 -28 35 -8Q30 4 16 3Q6 0 4 -10Z', { fill: 'paper' });
    drawn += path('M8 -28L-8 -46M4 -10L-10 -34M14 -22L36 -24M12 -11L34 -12', { stroke: 'near', width: 2 });
  }
  if (look.hood) {
    drawn += path(
      'M-34 22C-50 -10 -52 -60 -40 -86C-26 -112 14 -114 26 -92C18 -84 12 -70 10 -50C8 -30 10 -12 14 4L10 22Q-12 32 -34 22Z',
      { fill: look.hood },
    );
    drawn += path('M-34 22C-50 -10 -52 -60 -40 -86C-37 -50 -34 -10 -20 28Q-30 26 -34 22Z', {
      fill: 'figure',
      opacity: 0.14,
    });
  }
  if (look.glasses) {
    drawn += path('M14 -52h15q2 12 -8 12q-8 0 -7 -12zM14 -50L-8 -50', { stroke: 'figure', width: 2 });
  }
  if (look.goggles) {
    drawn += path('M6 -60L30 -60Q36 -50 35 -38L22 -34Q8 -36 6 -60Z', { fill: 'cloth-2', stroke: 'line', width: 2.5 });
  }
  if (look.cap) {
    drawn += path('M-39 -66C-42 -98 -20 -110 0 -108C20 -107 29 -94 30 -74Q-4 -78 -39 -66Z', { fill: look.cap });
    drawn += path('M14 -77L30 -75Q48 -74 52 -66Q36 -66 16 -70Z', { fill: 'figure', opacity: 0.55 });
  }
  if (look.helmet) {
    drawn += path('M4 -66C2 -40 4 -16 14 1', { stroke: 'figure', width: 2.2, opacity: 0.55 });
    drawn += path('M-45 -62C-48 -100 -26 -120 -3 -120C20 -120 36 -104 36 -70Z', { fill: look.helmet });
    drawn += path('M-45 -62C-48 -94 -34 -110 -22 -116C-32 -98 -32 -80 -30 -64Z', { fill: 'figure', opacity: 0.18 });
    drawn += path('M-14 -119Q4 -124 16 -116Q6 -98 2 -72L-6 -70Q-4 -100 -14 -119Z', { fill: 'paper', opacity: 0.4 });
    drawn += path('M-49 -58Q-10 -76 34 -74Q52 -73 55 -66Q54 -62 46 -64Q0 -70 -46 -53Q-50 -54 -49 -58Z', {
      fill: look.helmet,
    });
    drawn += path('M46 -64Q0 -70 -46 -53Q0 -63 46 -64Z', { fill: 'figure', opacity: 0.35 });
  }
  if (look.helmet && look.lamp) drawn += lampSide();
  if (look.chefHat) drawn += chefHat(8);
  return drawn;
}
