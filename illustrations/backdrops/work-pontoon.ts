import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { craneBarge } from '../equipment/crane-barge.ts';
import { water } from './water.ts';

/** A working pontoon on a river: checkered deck, bollards with a hawser, piling gear, a crane barge on the water. */
export function workPontoon(): string {
  const deck =
    rectangles([[0, 262, 1440, 98]], { fill: 'metal' }) +
    rectangles([[0, 256, 1440, 9]], { fill: 'line' }) +
    path(
      Array.from({ length: 60 }, (_, i) => {
        const [x, y] = [(i % 20) * 74 + (Math.floor(i / 20) % 2) * 36, 284 + Math.floor(i / 20) * 26];
        return `M${x} ${y}l16 -6M${x + 24} ${y - 6}l16 6`;
      }).join(''),
      { stroke: 'line', width: 2.5, opacity: 0.6 },
    );
  const bollard = (x: number) =>
    rectangle(x, 226, 18, 38, { fill: 'figure' }, 4) +
    rectangle(x + 34, 226, 18, 38, { fill: 'figure' }, 4) +
    rectangle(x - 6, 222, 30, 9, { fill: 'figure' }, 4) +
    rectangle(x + 28, 222, 30, 9, { fill: 'figure' }, 4) +
    path(`M${x + 2} 238q24 -12 48 0M${x + 2} 248q24 10 48 0`, {
      stroke: 'safety',
      width: 5,
    });
  const chain = lines(
    [
      [0, 210, 560, 210],
      [0, 232, 560, 232],
      ...Array.from({ length: 7 }, (_, i) => [i * 90 + 20, 200, i * 90 + 20, 262] as const),
    ],
    { stroke: 'line', width: 4 },
  );
  const drums = [1250, 1300, 1350]
    .map(
      (x) =>
        rectangle(x, 202, 46, 62, { fill: 'cloth' }, 4) +
        rectangles(
          [
            [x, 220, 46, 3],
            [x, 240, 46, 3],
          ],
          { fill: 'figure', opacity: 0.4 },
        ),
    )
    .join('');
  return (
    rectangles([[0, 0, 1440, 140]], { fill: 'sky' }) +
    path('M0 140Q200 100 420 122Q640 92 860 118Q1100 96 1440 124V140Z', { fill: 'far' }) +
    water(138) +
    craneBarge({ x: 782, y: 206, scale: 0.54 }) +
    chain +
    deck +
    bollard(968) +
    drums +
    circle(620, 252, 16, { stroke: 'screen', width: 9 })
  );
}
