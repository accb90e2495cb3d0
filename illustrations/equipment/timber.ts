import { ellipse, path, placed } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A prop of wood, 210 long and 36 thick, its middle at (0, 0), the sawn end at the right. */
export function timber(place: Place): string {
  return placed(
    path('M-96 -18H94Q104 -8 104 0T94 18H-96Q-106 8 -106 0T-96 -18Z', { fill: 'skin', stroke: 'figure', width: 1.6 }) +
      path('M-96 6H88Q92 14 88 18H-96Q-104 12 -96 6Z', { fill: 'figure', opacity: 0.16 }) +
      path('M-84 -8H-20M-50 2H30M0 -10H62M-90 11H-30M44 6H76', { stroke: 'figure', width: 2.4, opacity: 0.4 }) +
      ellipse(94, 0, 9, 18, { fill: 'skin', stroke: 'figure', width: 1.6 }) +
      ellipse(94, 0, 4, 9, { stroke: 'figure', width: 1.4, opacity: 0.6 }),
    place,
  );
}
