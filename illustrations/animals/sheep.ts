import type { Tone } from '../palette.ts';
import { circle, ellipse, number, path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** How a sheep looks: the tone of its face and legs, whether it grazes, and whether it has horns. */
export type SheepLook = { face?: Tone; grazing?: boolean; horned?: boolean };

/** A closed outline of woolly bulges around an ellipse. */
function fleece(x: number, y: number, rx: number, ry: number, bulges: number): string {
  const spot = (index: number) => {
    const angle = (index / bulges) * 2 * Math.PI;
    return `${number(x + rx * Math.cos(angle))} ${number(y + ry * Math.sin(angle))}`;
  };
  const radius = number(((rx + ry) / 2) * Math.sin(Math.PI / bulges) * 1.25);
  const arcs = Array.from({ length: bulges }, (_, index) => `A${radius} ${radius} 0 0 1 ${spot(index + 1)}`);
  return `M${spot(0)}${arcs.join('')}Z`;
}

const legs = 'M-40 -38H-27L-29 -6L-28 0H-38L-37 -6ZM20 -38H33L32 -6L33 0H23L24 -6Z';
const farLegs = 'M-26 -36H-14L-16 -6L-15 0H-25L-24 -6ZM32 -46H44L44 -6L45 0H35L36 -6Z';

/** A head looking right, its poll at (0, 0), the muzzle 34 ahead and 26 below. */
function head(face: Tone, horned: boolean): string {
  return (
    path('M-6 0Q0 -12 14 -10Q26 -4 36 14Q39 22 32 25Q22 27 12 20Q-4 16 -6 0Z', { fill: face }) +
    path('M4 -2Q-10 -4 -18 6Q-14 14 -2 10Q6 6 4 -2Z', { fill: face }) +
    path('M2 0Q-8 -1 -14 6Q-10 11 -2 8Z', { fill: 'skin', opacity: 0.55 }) +
    circle(15, -1, 3, { fill: 'paper' }) +
    circle(15.6, -1, 2, { fill: 'screen' }) +
    path('M33 14l2 3M24 22Q29 22 33 19', { stroke: 'screen', width: 1.6, opacity: 0.6 }) +
    (horned
      ? path('M8 -8C2 -22 -18 -20 -18 -6C-18 4 -8 6 -5 0', { stroke: 'metal', width: 5.5 })
      : path('M-10 -4A6 6 0 0 1 -4 -13A7 7 0 0 1 9 -13A5 5 0 0 1 12 -5Q2 0 -10 -4Z', { fill: 'paper' }))
  );
}

/** A sheep from the side, heading right, 140 long and 108 high, on the ground at (0, 0). */
export function sheep(place: Place, look: SheepLook = {}): string {
  const { face = 'figure', grazing = false, horned = false } = look;
  const wool = fleece(0, -58, 50, 29, 15);
  return placed(
    ellipse(4, 0, 58, 5, { fill: 'screen', opacity: 0.14 }) +
      path(farLegs, { fill: face }) +
      path(farLegs, { fill: 'screen', opacity: 0.25 }) +
      path(legs, { fill: face }) +
      path('M-48 -66A8 8 0 0 0 -58 -50Q-54 -38 -46 -44Z', { fill: 'paper' }) +
      (grazing
        ? path('M26 -78Q52 -76 62 -46L58 -28L40 -26Z', { fill: 'paper' })
        : path('M22 -74Q34 -98 52 -98L66 -78Q62 -58 52 -46Q42 -36 30 -34Z', { fill: 'paper' })) +
      path(wool, { fill: 'paper' }) +
      path(
        'M-54 -50A11 11 0 0 0 -34 -44A11 11 0 0 0 -14 -38A11 11 0 0 0 8 -37A11 11 0 0 0 28 -42A11 11 0 0 0 49 -50C50 -32 24 -25 0 -25S-54 -30 -54 -50Z',
        {
          fill: 'near',
          opacity: 0.3,
        },
      ) +
      path('M-32 -64q5 -8 10 0M-12 -74q5 -8 10 0M12 -66q5 -8 10 0M-10 -54q5 -8 10 0', {
        stroke: 'near',
        width: 2,
        opacity: 0.8,
      }) +
      placed(head(face, horned), grazing ? { x: 52, y: -40, turn: 42 } : { x: 54, y: -88 }),
    place,
  );
}
