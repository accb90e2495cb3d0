import { path, rectangle, rectangles } from '../shape.ts';
import { outdoors } from './room.ts';

/** The front of a depot: three open gates, a track out of each, the middle one at x 942. */
export function trainShed(): string {
  return (
    outdoors('mid') +
    rectangles([[560, 20, 880, 290]], { fill: 'near' }) +
    path('M540 22L1000 -60L1460 22V34H540Z', { fill: 'line' }) +
    [612, 844, 1076].map((x) => rectangle(x, 72, 196, 240, { fill: 'figure' }, 4)).join('') +
    [612, 844, 1076].map((x) => rectangles([[x + 70, 46, 56, 20]], { fill: 'paper' })).join('') +
    rectangles([[480, 308, 960, 6]], { fill: 'line' }) +
    path('M906 312L860 360M978 312L1024 360M674 312L560 360M746 312L690 360M1138 312L1190 360M1210 312L1330 360', {
      stroke: 'line',
      width: 5,
    })
  );
}
