import { circle, lines, path, rectangles } from '../shape.ts';
import { water } from './water.ts';

/** The fairway below a cable-stayed bridge: its deck across the picture, two pylons, piers with fenders and marks. */
export function bridgeFairway(): string {
  const pylon = (x: number) =>
    path(`M${x - 16} 250L${x - 7} -10H${x + 7}L${x + 16} 250Z`, { fill: 'metal' }) +
    lines(
      [1, 2, 3, 4, 5].flatMap((i) => [
        [x, -10 + i * 8, x - i * 62, 84] as const,
        [x, -10 + i * 8, x + i * 62, 84] as const,
      ]),
      { stroke: 'line', width: 2.5 },
    ) +
    path(`M${x - 44} 264V236Q${x} 222 ${x + 44} 236V264Z`, { fill: 'near' }) +
    path(`M${x - 44} 250H${x + 44}`, { stroke: 'safety', width: 7, dash: '14 10', ends: 'flat' });
  const marks = [830, 1090].map(
    (x) =>
      circle(x, 104, 13, { fill: 'paper', stroke: 'line', width: 4 }) +
      path(`M${x - 6} 104h12`, { stroke: 'line', width: 4 }),
  );
  return (
    rectangles([[0, 0, 1440, 200]], { fill: 'sky' }) +
    rectangles(
      [
        [60, 120, 80, 76],
        [170, 90, 60, 106],
        [800, 130, 70, 66],
        [890, 106, 50, 90],
        [1010, 126, 90, 70],
        [1370, 100, 60, 96],
      ],
      { fill: 'far' },
    ) +
    path(`M0 198V182${Array.from({ length: 27 }, (_, i) => `q28 ${-12 - (i % 3) * 5} 56 0`).join('')}V198Z`, {
      fill: 'mid',
    }) +
    water(194) +
    pylon(620) +
    pylon(1300) +
    pylon(-60) +
    rectangles([[0, 82, 1440, 15]], { fill: 'line' }) +
    rectangles([[0, 76, 1440, 6]], { fill: 'metal' }) +
    marks.join('')
  );
}
