import { path, rectangle, rectangles } from '../shape.ts';
import { wheel } from './wheel.ts';

/**
 * A school bus from the side, heading right, 660 wide and 300 high from its left upper corner at (0, 0); its door, at
 * x 452, is 128 wide and has a blank panel from y 162 to 244.
 */
export function schoolBus(): string {
  const windows = [24, 128, 232, 336].map((x) => rectangle(x, 46, 92, 66, { fill: 'screen' }, 6));
  return (
    path('M0 264V34Q0 8 26 8H590Q622 8 630 40L652 150Q660 158 660 180V264Z', { fill: 'safety' }) +
    path('M0 244H660V264H0Z', { fill: 'figure' }) +
    rectangles(
      [
        [0, 132, 452, 9],
        [0, 212, 452, 9],
        [580, 176, 80, 9],
      ],
      { fill: 'screen' },
    ) +
    windows.join('') +
    path('M40 112L74 46H92L58 112ZM352 112L386 46H404L370 112Z', { fill: 'paper', opacity: 0.16 }) +
    path('M598 46H606Q614 46 617 56L636 136H598Z', { fill: 'screen' }) +
    rectangle(446, 34, 140, 216, { fill: 'screen', opacity: 0.35 }, 6) +
    rectangle(452, 40, 128, 206, { fill: 'safety' }, 4) +
    rectangle(460, 50, 52, 100, { fill: 'screen' }, 4) +
    rectangle(520, 50, 52, 100, { fill: 'screen' }, 4) +
    rectangles([[515, 44, 2, 116]], { fill: 'screen', opacity: 0.5 }) +
    path('M630 62L656 50V104', { stroke: 'figure', width: 5 }) +
    rectangle(646, 72, 18, 46, { fill: 'figure' }, 6) +
    rectangle(642, 196, 18, 22, { fill: 'paper' }, 4) +
    rectangle(20, 18, 60, 12, { fill: 'warn' }, 4) +
    path('M58 268A56 56 0 0 1 170 268ZM330 268A56 56 0 0 1 442 268Z', { fill: 'screen' }) +
    wheel(114, 262, 44) +
    wheel(386, 262, 44)
  );
}
