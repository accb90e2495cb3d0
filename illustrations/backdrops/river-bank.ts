import { path, rectangle, rectangles } from '../shape.ts';
import { text } from '../text.ts';
import { hills } from './hills.ts';
import { tufts } from './tufts.ts';
import { water } from './water.ts';

/** A grassy river bank at the left that falls to the water, a board that forbids fishing, hills beyond. */
export function riverBank(): string {
  const board =
    rectangles(
      [
        [524, 170, 7, 110],
        [592, 170, 7, 110],
      ],
      { fill: 'line' },
    ) +
    rectangle(504, 126, 116, 62, { fill: 'paper', stroke: 'line', width: 4 }, 4) +
    text(562, 166, '禁捕区', 27, 'figure', 'middle');
  return (
    rectangles([[0, 0, 1440, 150]], { fill: 'sky' }) +
    hills(150, 130, 'far', 50) +
    path(`M0 154V140${Array.from({ length: 27 }, (_, i) => `q28 ${-12 - (i % 3) * 6} 56 0`).join('')}V154Z`, {
      fill: 'mid',
    }) +
    water(152) +
    path('M0 250Q300 238 560 254Q760 262 872 292Q930 312 960 360H0Z', { fill: 'far' }) +
    path('M0 268Q300 256 550 272Q740 282 846 310Q890 326 910 360H0Z', { fill: 'near' }) +
    path('M872 292Q930 312 960 360', { stroke: 'paper', width: 4 }) +
    board +
    tufts(
      [
        [110, 300],
        [290, 330],
        [440, 296],
        [540, 346],
        [730, 350],
        [850, 344],
      ],
      'line',
    )
  );
}
