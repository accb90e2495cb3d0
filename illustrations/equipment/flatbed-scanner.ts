import { path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** An open flatbed scanner from above, 600 by 330 about its middle; its light is at `light` (0 left, 1 right). */
export function flatbedScanner(place: Place, light = 0.7): { bed: string; beam: string } {
  const x = -262 + 524 * light;
  const bed =
    rectangle(-294, -158, 600, 330, { fill: 'screen', opacity: 0.2 }, 14) +
    rectangle(-300, -165, 600, 330, { fill: 'paper' }, 14) +
    rectangle(-300, -165, 600, 330, { fill: 'near', opacity: 0.6 }, 14) +
    rectangle(-272, -145, 544, 290, { fill: 'screen' }, 4) +
    path('M-272 60L-60 -145H40L-272 145ZM120 145L272 -10V60L190 145Z', { fill: 'cloth', opacity: 0.16 });
  const beam =
    rectangle(x - 26, -145, 52, 290, { fill: 'accent', opacity: 0.14 }) +
    rectangle(x - 9, -145, 18, 290, { fill: 'accent', opacity: 0.28 }) +
    rectangle(x - 2, -145, 4, 290, { fill: 'paper' });
  return { bed: placed(bed, place), beam: placed(beam, place) };
}
