import { lines, path, rectangles } from '../shape.ts';
import { hills } from './hills.ts';
import { water } from './water.ts';

/** A reservoir below wooded hills: its dam with a gate house at the right, an intake tower. */
export function reservoir(): string {
  const dam =
    path('M1010 156H1440V214H1064Z', { fill: 'paper' }) +
    path('M1010 156H1440V214H1064Z', { fill: 'near', opacity: 0.6 }) +
    rectangles([[1000, 146, 440, 12]], { fill: 'line' }) +
    lines(
      Array.from({ length: 8 }, (_, i) => [1090 + i * 46, 160, 1104 + i * 46, 212] as const),
      { stroke: 'line', width: 3, opacity: 0.4 },
    ) +
    lines(
      [
        [1000, 130, 1440, 130],
        ...Array.from({ length: 15 }, (_, i) => [1004 + i * 31, 130, 1004 + i * 31, 146] as const),
      ],
      { stroke: 'near', width: 2.5 },
    ) +
    rectangles([[1180, 92, 96, 54]], { fill: 'paper' }) +
    path('M1168 94L1228 66L1288 94Z', { fill: 'metal' }) +
    rectangles(
      [
        [1194, 106, 18, 20],
        [1244, 106, 18, 20],
      ],
      { fill: 'screen' },
    );
  const intake =
    rectangles([[560, 116, 52, 90]], { fill: 'near' }) +
    rectangles([[550, 104, 72, 14]], { fill: 'line' }) +
    path('M546 104L586 82L626 104Z', { fill: 'metal' }) +
    rectangles([[470, 134, 92, 7]], { fill: 'line' });
  return (
    rectangles([[0, 0, 1440, 176]], { fill: 'sky' }) +
    hills(176, 150, 'far', -40) +
    hills(176, 90, 'mid', 70) +
    path(`M0 178V160${Array.from({ length: 27 }, (_, i) => `q28 ${-14 - (i % 3) * 6} 56 0`).join('')}V178Z`, {
      fill: 'near',
    }) +
    water(174) +
    intake +
    dam
  );
}
