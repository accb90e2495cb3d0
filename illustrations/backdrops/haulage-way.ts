import { circle, lines, path, rectangles } from '../shape.ts';
import { repeat } from '../repeat.ts';

/** The long side of a mine's haulage way: sprayed wall between steel ribs, pipes, a cable on hooks, lamps, the track. */
export function haulageWay(): string {
  const wall =
    rectangles([[0, 0, 1440, 282]], { fill: 'near' }) +
    path('M0 0H1440V34Q1200 60 960 34T480 34T0 34Z', { fill: 'metal' }) +
    path('M90 120l26 -8l18 12M330 190l30 6M560 110l22 12l26 -6M800 176l28 -8M1010 118l24 8l10 -10M1230 186l30 -6', {
      stroke: 'metal',
      width: 4,
    });
  const ribs = repeat(9, (i) => {
    const x = 40 + i * 178;
    return path(`M${x} 282V96Q${x} 30 ${x + 30} 0`, { stroke: 'line', width: 13 });
  });
  const pipes =
    rectangles(
      [
        [0, 208, 1440, 15],
        [0, 232, 1440, 8],
      ],
      { fill: 'metal' },
    ) +
    rectangles(
      Array.from({ length: 13 }, (_, i) => [70 + i * 118, 204, 9, 23] as const),
      { fill: 'line' },
    );
  const cable = path(`M0 72${Array.from({ length: 9 }, (_, i) => `Q${i * 178 - 49} 98 ${40 + i * 178} 72`).join('')}`, {
    stroke: 'figure',
    width: 4,
  });
  const lamps = repeat(4, (i) => {
    const x = 128 + i * 356;
    return circle(x, 44, 30, { fill: 'safety', opacity: 0.35 }) + circle(x, 44, 12, { fill: 'paper' });
  });
  const ground =
    rectangles([[0, 276, 1440, 84]], { fill: 'metal' }) +
    rectangles(
      Array.from({ length: 25 }, (_, i) => [i * 60 + 6, 296, 34, 9] as const),
      { fill: 'line' },
    ) +
    lines([[0, 295, 1440, 295]], { stroke: 'figure', width: 5 });
  return wall + pipes + ribs + cable + lamps + ground;
}
