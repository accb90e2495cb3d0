import { circle, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** An excavator from the side, its arm to the right, 330 wide and 210 high, tracks on the ground at (0, 0). */
export function excavator(place: Place): string {
  return placed(
    path('M40 -78L110 -190L128 -196L136 -184L76 -66Z', { fill: 'safety' }) +
      path('M118 -196L136 -196L214 -104L202 -92L118 -184Z', { fill: 'safety' }) +
      path('M118 -184L202 -92L206 -96L122 -190Z', { fill: 'figure', opacity: 0.2 }) +
      path('M66 -100L104 -148M150 -170L196 -124', { stroke: 'metal', width: 5 }) +
      circle(126, -188, 7, { fill: 'figure' }) +
      circle(207, -99, 6, { fill: 'figure' }) +
      path('M196 -98L222 -98Q236 -66 214 -44L180 -52Q176 -60 184 -64Q202 -74 196 -98Z', { fill: 'metal' }) +
      path('M214 -44L180 -52L184 -64Q204 -60 214 -44Z', { fill: 'figure', opacity: 0.35 }) +
      path('M-96 -52V-92Q-96 -104 -84 -104H-20V-52Z', { fill: 'safety' }) +
      path('M-96 -52V-72H-20V-52Z', { fill: 'figure', opacity: 0.18 }) +
      path('M-20 -52V-136Q-20 -142 -14 -142H34Q42 -142 46 -134L62 -86V-52Z', { fill: 'safety' }) +
      path('M-10 -94V-128Q-10 -132 -6 -132H30Q35 -132 37 -127L49 -94Z', { fill: 'screen' }) +
      path('M-2 -94L12 -132H24L10 -94Z', { fill: 'paper', opacity: 0.2 }) +
      rectangle(-70, -52, 126, 10, { fill: 'figure' }) +
      rectangle(-104, -44, 186, 44, { fill: 'figure' }, 22) +
      rectangle(-94, -34, 166, 24, { fill: 'metal' }, 12) +
      [-78, -46, -14, 18, 50].map((x) => circle(x, -22, 8, { fill: 'figure' })).join(''),
    place,
  );
}
