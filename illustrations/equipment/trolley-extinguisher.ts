import { circle, path, placed, rectangle } from '../shape.ts';

type Place = Parameters<typeof placed>[1];

/** A dry-powder extinguisher on two wheels, 64 wide and 112 high, on the ground at (0, 0). */
export function trolleyExtinguisher(place: Place): string {
  return placed(
    path('M26 -98H38M30 -98V-14', { stroke: 'figure', width: 5 }) +
      rectangle(-20, -86, 40, 76, { fill: 'warn' }, 14) +
      path('M10 -86Q20 -82 20 -70V-24Q20 -12 10 -10Z', { fill: 'figure', opacity: 0.2 }) +
      rectangle(-15, -62, 22, 26, { fill: 'paper' }, 2) +
      path('M-11 -55h14M-11 -49h14M-11 -43h9', { stroke: 'near', width: 2.4 }) +
      path('M-6 -86V-96H8V-86ZM-12 -100H14V-95H-12Z', { fill: 'figure' }) +
      path('M-8 -96Q-34 -96 -32 -66T-27 -30', { stroke: 'figure', width: 4 }) +
      path('M-31 -34L-23 -36L-20 -16H-30Z', { fill: 'figure' }) +
      circle(22, -11, 11, { fill: 'screen' }) +
      circle(22, -11, 4.5, { fill: 'metal' }) +
      rectangle(-18, -12, 9, 12, { fill: 'figure' }, 2),
    place,
  );
}
