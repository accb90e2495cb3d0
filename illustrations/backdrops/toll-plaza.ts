import { lines, path, rectangle, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';
import { outdoors } from './room.ts';

function lane(x: number): string {
  return (
    rectangle(x - 40, 40, 80, 32, { fill: 'screen' }, 3) +
    path(`M${x} 48V64M${x - 7} 57L${x} 65L${x + 7} 57`, { stroke: 'accent', width: 4 }) +
    rectangle(x + 62, 172, 54, 112, { fill: 'paper' }, 4) +
    rectangle(x + 68, 184, 42, 40, { fill: 'screen', opacity: 0.75 }, 2) +
    rectangles([[x + 62, 250, 54, 12]], { fill: 'safety' }) +
    rectangles([[x + 82, 84, 12, 88]], { fill: 'near' }) +
    path(`M${x + 44} 292H${x + 132}L${x + 146} 304H${x + 32}Z`, { fill: 'line' }) +
    lines([[x + 58, 258, x - 44, 258]], { stroke: 'paper', width: 8 }) +
    lines([[x + 58, 258, x - 44, 258]], { stroke: 'warn', width: 8, dash: '18 18', ends: 'flat' })
  );
}

/** A toll plaza on a motorway: lanes below one roof, booths and bars between them. */
export function tollPlaza(): string {
  return (
    outdoors('mid') +
    path('M0 272V216Q300 150 640 206T1440 190V272Z', { fill: 'far' }) +
    lines(
      [480, 680, 880, 1080, 1280].map((x) => [x + 90 - (x - 960) * 0.3, 278, x + 90, 360] as const),
      { stroke: 'paper', width: 5, opacity: 0.7 },
    ) +
    path('M430 20H1440V84H460Z', { fill: 'cloth' }) +
    path('M452 68H1440V84H460Z', { fill: 'figure', opacity: 0.35 }) +
    repeat(5, (index) => lane(560 + index * 190))
  );
}
