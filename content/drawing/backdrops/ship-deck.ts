import { circle, lines, path, rectangle, rectangles } from '../shape.ts';
import { lifebuoy } from '../equipment/lifebuoy.ts';
import { water } from './water.ts';

/** The deck of a work boat: planks, a railing over the water with a lifebuoy, the deckhouse, the shore far off. */
export function shipDeck(): string {
  const rails = lines(
    [
      [0, 186, 1290, 186],
      [0, 214, 1290, 214],
      [0, 242, 1290, 242],
      ...Array.from({ length: 13 }, (_, i) => [i * 104 + 20, 186, i * 104 + 20, 272] as const),
    ],
    { stroke: 'metal', width: 6 },
  );
  const house =
    rectangles([[1290, 20, 150, 252]], { fill: 'paper' }) +
    rectangles([[1276, 8, 164, 14]], { fill: 'cloth' }) +
    rectangle(1318, 60, 72, 44, { fill: 'screen' }, 8) +
    rectangle(1322, 132, 76, 140, { fill: 'near' }, 10) +
    circle(1360, 172, 16, { fill: 'screen' });
  const planks = lines(
    [
      [0, 296, 1440, 296],
      [0, 326, 1440, 326],
      ...Array.from({ length: 15 }, (_, i) => [i * 104 - 20, 272, i * 104 + (i - 7) * 10 - 20, 360] as const),
    ],
    { stroke: 'near', width: 2 },
  );
  const winch =
    rectangles([[560, 262, 96, 12], [568, 232, 12, 40], [636, 232, 12, 40]], { fill: 'line' }) +
    rectangle(580, 226, 56, 34, { fill: 'safety' }, 6) +
    lines(
      [592, 604, 616, 628].map((x) => [x, 228, x, 258] as const),
      { stroke: 'figure', width: 2, opacity: 0.4 },
    );
  return (
    rectangles([[0, 0, 1440, 130]], { fill: 'sky' }) +
    path('M0 130Q140 92 300 112Q420 84 560 110Q760 130 900 104Q1060 84 1200 112Q1340 100 1440 116V130Z', {
      fill: 'far',
    }) +
    water(128) +
    rails +
    lifebuoy({ x: 748, y: 216, scale: 1.16 }) +
    house +
    rectangles([[0, 264, 1440, 10]], { fill: 'cloth' }) +
    rectangles([[0, 272, 1440, 88]], { fill: 'far' }) +
    planks +
    winch
  );
}
