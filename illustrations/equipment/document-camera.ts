import { circle, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A document camera: its dark mat, 380 by 190 with the middle at (0, 0), lies before a stand whose arm reaches over it. */
export function documentCamera(place: Place): { mat: string; arm: string } {
  const mat =
    path('M-160 -95H160L190 95H-190Z', { fill: 'figure' }) +
    path('M-190 95H190V103H-190Z', { fill: 'screen' }) +
    path('M-140 -76H140L162 74H-162Z', { stroke: 'metal', width: 1.4, opacity: 0.6 });
  const arm =
    rectangle(176, -130, 60, 30, { fill: 'figure' }, 6) +
    rectangle(198, -262, 16, 140, { fill: 'metal' }, 4) +
    path('M206 -262Q206 -276 190 -276H40', { stroke: 'metal', width: 13 }) +
    rectangle(-22, -292, 84, 30, { fill: 'figure' }, 10) +
    circle(20, -262, 11, { fill: 'screen' }) +
    circle(20, -260, 5, { fill: 'cloth' }) +
    rectangle(-14, -265, 18, 5, { fill: 'safety' }, 2);
  return { mat: placed(mat, place), arm: placed(arm, place) };
}
